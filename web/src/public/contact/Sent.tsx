import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { ButtonLink } from '../../ui/ButtonLink'
import { subhead } from '../frame/headline'

interface SentProps {
  /** Link to a chat that the browser has blocked; '' if it has opened. */
  blockedChat: string
  /** True to give it the focus, which scrolls the link into view; false if the visitor is still typing. */
  takesFocus: boolean
}

/** Confirms a stored enquiry and tells what comes next. */
export function Sent({ blockedChat, takesFocus }: SentProps) {
  const { t } = useTranslation()
  return (
    <Root tabIndex={-1} role="group" aria-labelledby="contact-sent" ref={takesFocus ? focus : undefined}>
      <h3 id="contact-sent">
        <CircleCheck aria-hidden size={28} />
        {t('contact.sent.title')}
      </h3>
      {blockedChat && (
        <Chat>
          <p>{t('contact.form.chatBlocked')}</p>
          <ButtonLink href={blockedChat} target="_blank">
            {t('contact.form.chatOpen')}
          </ButtonLink>
        </Chat>
      )}
      <ol>
        {t('contact.sent.steps', { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Root>
  )
}

/** A constant, because a new function at each render would take the focus from someone writing the next message. */
const focus = (panel: HTMLElement | null) => panel?.focus()

const Chat = styled.div`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
`
const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-column: 1 / -1;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.secondary};
  border-radius: ${radius.small};
  background: ${color.raised};
  scroll-margin-block: 6rem;
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    ${subhead(1.75)}
    svg {
      flex: none;
      color: ${color.secondary};
    }
  }
  ol {
    display: grid;
    gap: ${space(0.75)};
    padding-inline-start: 1.25rem;
    color: ${color.inkSoft};
    list-style: decimal;
  }
`
