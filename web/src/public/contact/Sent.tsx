import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { ButtonLink } from '../../ui/ButtonLink'
import { subhead } from '../frame/headline'

interface SentProps {
  /** Link to a chat that the browser has not opened; '' if it has. */
  blockedChat: string
  /** Whether the focus moves here, which brings the link into sight; not while the sender is typing on. */
  takesFocus: boolean
}

/** Stays after an enquiry: it has arrived, and this comes next. */
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

/** Named once: a function that is made anew at each render would take the focus from who writes the next message. */
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
