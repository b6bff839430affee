import { enquiryPath } from '@studio/domain/messages/enquiryPath'
import { excerptOf } from '@studio/domain/messages/excerpt'
import type { ContactMessage } from '@studio/domain/messages/message'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { formatAge } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'

const mostOfText = 140

/** An enquiry in two lines: who and when, and how its text begins. It leads to the enquiry. */
export function EnquiryLine({ message, now }: { message: ContactMessage; now: number }) {
  const { language } = useLanguage()
  const { id, name, created_at } = message
  return (
    <li>
      <Open to={enquiryPath(id)}>
        <Name dir="auto">{name}</Name>
        {created_at > 0 && (
          <Age dateTime={new Date(created_at).toISOString()}>{formatAge(language, created_at, now)}</Age>
        )}
        <Text dir="auto">{excerptOf(message.message, mostOfText)}</Text>
      </Open>
    </li>
  )
}

const Open = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(2)};
  align-content: center;
  min-block-size: 3.75rem;
  padding: ${space(1)};
  border-radius: ${radius.small};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
`
/* In the direction of its own script, so that the end is cut; where it stands follows the page. */
const cut = css`
  justify-self: start;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Name = styled.strong`
  ${cut}
`
const Age = styled.time`
  color: ${color.inkSoft};
  font-size: 0.875rem;
  white-space: nowrap;
`
const Text = styled.span`
  ${cut}
  grid-column: 1 / -1;
  color: ${color.inkSoft};
`
