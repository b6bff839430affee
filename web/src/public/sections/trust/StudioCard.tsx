import { callLink } from '@studio/domain/offers/chat'
import { mailTo } from '@studio/domain/values/encoded'
import { Mail, MapPin, MessageCircle, Phone, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { useSettings } from '../../data/content'
import { People } from './People'

interface StudioCardProps {
  /** Adds e-mail and telephone. */
  hasWays?: boolean
}

/** The studio's name, place and response time, and a chat link; with the ways to reach it, also its people. */
export function StudioCard({ hasWays = false }: StudioCardProps) {
  const { t } = useTranslation()
  const { site_info, contact_info: contact } = useSettings()
  return (
    <Card>
      {hasWays && <People />}
      <Name>{site_info.name}</Name>
      {contact.address && (
        <p>
          <MapPin aria-hidden size={20} />
          <bdi>{contact.address}</bdi>
        </p>
      )}
      <p>
        <Timer aria-hidden size={20} />
        {t('contact.subtitle')}
      </p>
      {hasWays && contact.email && (
        <Way href={mailTo(contact.email)}>
          <Mail aria-hidden size={20} />
          <bdi dir="ltr">{contact.email}</bdi>
        </Way>
      )}
      {hasWays && contact.phone && (
        <Way href={callLink(contact.phone)}>
          <Phone aria-hidden size={20} />
          <bdi dir="ltr">{contact.phone}</bdi>
        </Way>
      )}
      <Chat text="general" variant="line">
        <MessageCircle aria-hidden size={20} />
        {t('hero.chat')}
      </Chat>
    </Card>
  )
}

const withSign = css`
  display: flex;
  gap: ${space(1.25)};
  align-items: center;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    color: ${color.secondary};
  }
`
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.25)};
  padding: ${space(1.5)} ${space(2)} ${space(2)};
  border-block-start: 3px solid ${color.secondary};
  border-radius: ${radius.small};
  background: ${color.raised};
  ${breakpoint.medium} {
    padding: ${space(2.5)} ${space(3)} ${space(3)};
  }
  > p {
    font-size: 0.9375rem;
  }
  > p {
    ${withSign}
    color: ${color.inkSoft};
  }
`
const Way = styled.a`
  ${withSign}
  justify-self: start;
  min-block-size: 2.75rem;
  color: ${color.ink};
  text-decoration-color: ${color.lineStrong};
  text-underline-offset: 0.25em;
  &:hover {
    color: ${color.secondary};
  }
`
const Name = styled.strong`
  font: 800 calc(2rem * var(--nameSize)) / 1.2 ${font.display};
`
const Chat = styled(ChatLink)`
  justify-self: start;
  margin-block-start: ${space(0.75)};
`
