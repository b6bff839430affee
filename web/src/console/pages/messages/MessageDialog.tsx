import { type ContactMessage, isTrashed, type MessageStatus, messageStatuses } from '@studio/domain/messages/message'
import { replyLink } from '@studio/domain/messages/replyLink'
import { Inbox, Reply, Trash2, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Field, Select } from '../../../ui/form/Field'
import { MessageDetails } from './MessageDetails'
import { StrangersText } from './StrangersText'
import { useSubject } from './useSubject'

interface MessageDialogProps {
  message: ContactMessage
  onStatus: (status: MessageStatus) => void
  /** The owner has found that no robot sent it. */
  onInbox: () => void
  onBringBack: () => void
  onDelete: () => void
  onClose: () => void
}

/** One message in full, with its status and the way to answer it. */
export function MessageDialog({ message, onStatus, onInbox, onBringBack, onDelete, onClose }: MessageDialogProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const words = 'admin.messages.dialog'
  const { name, status, created_at } = message
  const inTrash = isTrashed(message)
  const subject = subjectOf(message.subject)
  const when = created_at > 0 ? formatMoment(language, created_at) : '-'
  const text = useRef<HTMLDivElement>(null)
  const moveToInbox = () => {
    onInbox()
    // The button goes, and the keyboard must not fall out of the dialog with it.
    text.current?.focus()
  }
  const reply = replyLink(message, {
    subject: t('admin.messages.reply.subject', { subject }),
    intro: t('admin.messages.reply.intro', { when, name }),
  })
  return (
    <Dialog title={t(`${words}.title`, { name })} closeLabel={t(`${words}.close`)} onClose={onClose}>
      <MessageDetails message={message} when={when} />
      <Text ref={text} tabIndex={0} role="group" aria-label={t(`${words}.message`)}>
        <StrangersText>{message.message}</StrangersText>
      </Text>
      {!inTrash && (
        <Field label={t('admin.messages.status.label')}>
          {(control) => (
            <Select
              {...control}
              value={status}
              onChange={({ target: { value } }) => {
                const chosen = messageStatuses.find((one) => one === value)
                if (chosen) onStatus(chosen)
              }}
            >
              {messageStatuses.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.messages.status.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Actions>
        {inTrash ? (
          <Button variant="line" onClick={onBringBack}>
            <Undo2 aria-hidden size={18} />
            {t('admin.history.trash.bringBack')}
          </Button>
        ) : (
          <ButtonLink href={reply} onClick={() => status !== 'replied' && onStatus('replied')}>
            <Reply aria-hidden size={18} />
            {t(`${words}.reply`)}
          </ButtonLink>
        )}
        {message.suspected && (
          <Button variant="line" onClick={moveToInbox}>
            <Inbox aria-hidden size={18} />
            {t('admin.messages.inbox.move')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
          {t('admin.common.delete')}
        </Button>
      </Actions>
      {!inTrash && <Hint>{t(`${words}.replyHint`)}</Hint>}
    </Dialog>
  )
}

const Text = styled.div`
  max-block-size: 40dvh;
  margin-block: ${space(2)};
  padding: ${space(2)};
  overflow: auto;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  /* Every line of a stranger's text has its own direction. */
  unicode-bidi: plaintext;
  text-align: start;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
const Hint = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
