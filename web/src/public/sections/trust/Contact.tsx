import { callLink } from '@studio/domain/offers/chat'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { ChatLink } from '../../chat/ChatLink'
import { ContactForm } from '../../contact/ContactForm'
import { chatPhoneOf, useSettings } from '../../content/content'
import { Section } from '../../frame/Section'

/** The enquiry form, and beside it the ways for those who would rather talk. */
export function Contact() {
  const { t } = useTranslation()
  const { contact_info: contact } = useSettings()
  return (
    <Section
      id="contact"
      minute={10}
      badge={t('contact.badge')}
      title={t('contact.title')}
      subtitle={t('contact.subtitle')}
      layout="split"
      isSunken
      aside={
        <Ways>
          {contact.email && (
            <a href={`mailto:${contact.email}`}>
              <Mail aria-hidden size={20} />
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
          )}
          {contact.phone && (
            <a href={callLink(contact.phone)}>
              <Phone aria-hidden size={20} />
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
          )}
          <ChatLink text="general" variant="line">
            <MessageCircle aria-hidden size={20} />
            {t('hero.chat')}
          </ChatLink>
        </Ways>
      }
    >
      <Sheet>
        <ContactForm phone={chatPhoneOf(contact)} />
      </Sheet>
    </Section>
  )
}

const Ways = styled.div`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
  margin-block-start: ${space(1)};
  > a:not([target]) {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.25)};
    min-block-size: 2.75rem;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color.secondary};
    }
    svg {
      flex: none;
      color: ${color.secondary};
    }
  }
`
/** Without JavaScript nothing could be sent: the ways beside it stay. */
const Sheet = styled.div`
  @media (scripting: none) {
    display: none;
  }
  ${breakpoint.medium} {
    padding: ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.ground};
  }
`
