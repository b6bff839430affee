import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Commit, useMessage } from '../data'
import { useMessageActions } from '../useMessageActions'
import { MessageAway } from './MessageAway'
import { MessageDialog } from './MessageDialog'
import type { Steps } from './MessageSteps'

interface OpenMessageProps {
  id: string
  /** The loaded messages of the list. Another message is fetched on its own. */
  rows: readonly ContactMessage[]
  stepsOf: (message: ContactMessage) => Steps
  isReplying: boolean
  onReplying: (isReplying: boolean) => void
  onArchive: (message: ContactMessage) => void
  onSpam: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
  onClose: () => void
  /** Called when the dialog has closed, to return the focus to the list. */
  onClosed: (message: ContactMessage) => void
}

/** The message named in the address, live, even if it has left its list or is not loaded there. */
export function OpenMessage({
  id,
  rows,
  stepsOf,
  onArchive,
  onSpam,
  onDelete,
  onClose,
  onClosed,
  ...reply
}: OpenMessageProps) {
  const { mark, see, moveToInbox, remind, bringBack } = useMessageActions()
  const listed = rows.find((row) => row.id === id)
  const live = useMessage(listed ? undefined : id)
  const found = listed ?? (live.status === 'ready' ? live.rows[0] : undefined)
  const [last, setLast] = useState<ContactMessage>()
  const [ahead, setAhead] = useState<{ id: string; change: Partial<ContactMessage> }>()
  if (found && found !== last) setLast(found)
  const known = found ?? (last?.id === id ? last : undefined)
  const message = known && { ...known, ...(ahead?.id === id && ahead.change) }

  /** Shows a message with a change applied until the change is stored or has failed. */
  const show = (change: Partial<ContactMessage>, made: Commit | undefined) => {
    if (!made) return
    setAhead({ id, change })
    made.kept.then(
      () => {
        setLast((now) => now && (now.id === id ? { ...now, ...change } : now))
        setAhead(undefined)
      },
      () => setAhead(undefined),
    )
  }
  // Opening a new message marks it as read, but only once: the user may set it back to new.
  const [opened, setOpened] = useState<string>()
  const read = useEffectEvent(() => {
    if (!message || opened === id) return
    setOpened(id)
    if (message.status === 'new' && !isTrashed(message)) show({ status: 'read' }, see(message))
  })
  useEffect(() => {
    if (known?.id === id) read()
  }, [known?.id, id])

  const isGone = live.status === 'ready' && live.isFromServer && !found
  if (!message || (isGone && !listed && last?.id !== id)) return <MessageAway live={live} onClose={onClose} />
  return (
    <MessageDialog
      message={message}
      steps={stepsOf(message)}
      {...reply}
      onStatus={(status) => show({ status }, mark([message], status))}
      onArchive={() => onArchive(message)}
      onSpam={() => onSpam(message)}
      onRemind={(day) => show({ remind_on: day }, remind(message, day))}
      onInbox={() => show({ suspected: false }, moveToInbox([message]))}
      onBringBack={() => {
        bringBack([message])
        onClose()
      }}
      onDelete={() => onDelete(message)}
      onClose={onClose}
      onClosed={() => onClosed(message)}
    />
  )
}
