import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Commit, useMessage } from '../data'
import { useMessageActions } from '../useMessageActions'
import { MessageAway } from './MessageAway'
import { MessageDialog } from './MessageDialog'
import type { Steps } from './MessageSteps'

interface OpenMessageProps {
  id: string
  /** The loaded messages of the list; another one is asked for by itself. */
  rows: readonly ContactMessage[]
  stepsOf: (message: ContactMessage) => Steps
  isReplying: boolean
  onReplying: (isReplying: boolean) => void
  /** It is done with: the next one comes. */
  onArchive: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
  onClose: () => void
  /** The dialog is gone; the keyboard goes on in the list. */
  onClosed: (message: ContactMessage) => void
}

/** The message that the address names, as it is now: also one that has left its list, or lies outside of what is loaded. */
export function OpenMessage({ id, rows, stepsOf, onArchive, onDelete, onClose, onClosed, ...reply }: OpenMessageProps) {
  const { mark, see, moveToInbox, bringBack } = useMessageActions()
  const listed = rows.find((row) => row.id === id)
  const live = useMessage(listed ? undefined : id)
  const found = listed ?? (live.status === 'ready' ? live.rows[0] : undefined)
  const [last, setLast] = useState<ContactMessage>()
  const [ahead, setAhead] = useState<{ id: string; change: Partial<ContactMessage> }>()
  if (found && found !== last) setLast(found)
  const known = found ?? (last?.id === id ? last : undefined)
  const message = known && { ...known, ...(ahead?.id === id && ahead.change) }

  /** Shows a message as it will be, until the lists show it by themselves, or the change came to nothing. */
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
  // Opening a new message reads it (specification, section 4), once: its reader may call it new again.
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
