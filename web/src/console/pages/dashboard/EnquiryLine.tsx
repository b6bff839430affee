import { enquiryPath } from '@studio/domain/messages/mail/enquiryPath'
import { excerptOf } from '@studio/domain/messages/mail/excerpt'
import type { ContactMessage } from '@studio/domain/messages/message'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { Age } from '../../../ui/Age'

const mostOfText = 140

/** An enquiry in two lines, with sender, time and the beginning of its text. Links to the enquiry. */
export function EnquiryLine({ message, now }: { message: ContactMessage; now: number }) {
  const { id, name, created_at } = message
  return (
    <li>
      <Open to={enquiryPath(id)}>
        <Name dir="auto">{name}</Name>
        {created_at > 0 && <When moment={created_at} now={now} />}
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
/* Cuts the text at the end of its own direction, but places it by the page's direction. */
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
const When = styled(Age)`
  color: ${color.inkSoft};
  font-size: 0.875rem;
  white-space: nowrap;
`
const Text = styled.span`
  ${cut}
  grid-column: 1 / -1;
  color: ${color.inkSoft};
`
