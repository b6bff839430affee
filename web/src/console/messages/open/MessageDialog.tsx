import {
  type ContactMessage,
  canArchive,
  canSuspect,
  isTrashed,
  type MessageStatus,
  messageStatuses,
} from '@studio/domain/messages/message'
import { Archive, Inbox, Reply, ShieldAlert, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Field, Select } from '../../../ui/form/Field'
import { Badge } from '../../../ui/status/Badge'
import { AnsweredQuestion } from '../reply/AnsweredQuestion'
import { ReplyDialog } from '../reply/ReplyDialog'
import { useMessageKeys } from '../useMessageKeys'
import { MessageDetails } from './MessageDetails'
import { MessageSteps, type Steps } from './MessageSteps'
import { NoteField } from './NoteField'
import { ReminderField } from './ReminderField'
import { UntrustedText } from './UntrustedText'

interface MessageDialogProps {
  message: ContactMessage
  steps: Steps
  isReplying: boolean
  onReplying: (isReplying: boolean) => void
  onStatus: (status: MessageStatus) => void
  onArchive: () => void
  /** Called if the owner decides that no bot sent it. */
  onInbox: () => void
  onSpam: () => void
  onRemind: (day: string) => void
  onBringBack: () => void
  onDelete: () => void
  onClose: () => void
  onClosed: () => void
}

/** One message in full, with its status, note and reply button. */
export function MessageDialog(props: MessageDialogProps) {
  const { message, steps, isReplying, onReplying, onStatus, onArchive, onInbox, onSpam, onBringBack, onDelete } = props
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.messages.dialog'
  const { id, name, status, created_at, suspected } = message
  const inTrash = isTrashed(message)
  const isArchivable = canArchive(message)
  const when = created_at > 0 ? formatMoment(language, created_at) : '-'
  const text = useRef<HTMLDivElement>(null)
  const moveToInbox = () => {
    onInbox()
    // The button disappears, so the focus moves to the text to stay in the dialog.
    text.current?.focus()
  }
  useMessageKeys(
    {
      walk: (by) => (by > 0 ? steps.onNext?.() : steps.onPrevious?.()),
      archive: isArchivable ? onArchive : undefined,
      reply: inTrash ? undefined : () => onReplying(true),
      notRobot: suspected ? moveToInbox : undefined,
    },
    text,
  )
  // The reply dialog opens only once this dialog has the focus, so that closing it returns the focus here.
  const [isThere, setIsThere] = useState(false)
  // If another message opens in the same dialog, the focused field may be gone, so the text takes the focus.
  useEffect(() => {
    const place = text.current
    const dialog = place?.closest('[role=dialog]')
    if (id && dialog && !dialog.contains(document.activeElement)) place?.focus()
    dialog?.scrollTo({ top: 0 })
  }, [id])
  return (
    <Dialog
      title={t(`${words}.title`, { name })}
      closeLabel={t(`${words}.close`)}
      onOpened={() => setIsThere(true)}
      onClose={props.onClose}
      onClosed={props.onClosed}
    >
      <MessageSteps {...steps} name={name} />
      <AnsweredQuestion only={id} />
      {suspected && (
        <Mark>
          <Badge $tone="accent">{t('admin.messages.filter.suspected')}</Badge>
        </Mark>
      )}
      <Text ref={text} tabIndex={0} role="group" aria-label={t(`${words}.message`)}>
        <UntrustedText>{message.message}</UntrustedText>
      </Text>
      <Actions>
        {inTrash ? (
          <Button variant="line" onClick={onBringBack}>
            <Undo2 aria-hidden size={18} />
            {t('admin.history.trash.bringBack')}
          </Button>
        ) : (
          <Button aria-keyshortcuts="R" onClick={() => onReplying(true)}>
            <Reply aria-hidden size={18} />
            {t('admin.answers.reply.open')}
          </Button>
        )}
        {isArchivable && (
          <Button variant="line" aria-keyshortcuts="E" onClick={onArchive}>
            <Archive aria-hidden size={18} />
            {t('admin.messages.select.archive')}
          </Button>
        )}
        {suspected && (
          <Button variant="line" aria-keyshortcuts="S" onClick={moveToInbox}>
            <Inbox aria-hidden size={18} />
            {t('admin.messages.inbox.move')}
          </Button>
        )}
        {canSuspect(message) && (
          <Button variant="quiet" onClick={onSpam}>
            <ShieldAlert aria-hidden size={18} />
            {t('admin.inbox.spam.mark')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
          {t('admin.common.delete')}
        </Button>
      </Actions>
      <MessageDetails message={message} when={when} />
      {!inTrash && (
        <Own>
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
                {messageStatuses
                  .filter((one) => one !== 'archived' || one === status || isArchivable)
                  .map((one) => (
                    <option key={one} value={one}>
                      {t(`admin.messages.status.${one}`)}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
          <ReminderField message={message} onRemind={props.onRemind} />
          <NoteField key={id} message={message} />
        </Own>
      )}
      {isReplying && isThere && <ReplyDialog key={id} message={message} onClose={() => onReplying(false)} />}
    </Dialog>
  )
}

const Mark = styled.p`
  margin-block-end: ${space(1)};
`
const Text = styled.div`
  max-block-size: 40dvh;
  margin-block-end: ${space(2)};
  padding: ${space(2)};
  overflow: auto;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  /* Each line of a stranger's text has its own direction. */
  unicode-bidi: plaintext;
  text-align: start;
`
const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
  ${breakpoint.phone} {
    > button {
      flex: 1 1 auto;
      padding-inline: ${space(1)};
    }
  }
`
