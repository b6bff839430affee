import { neighboursOf } from '@studio/domain/messages/inbox/neighbours'
import { type ContactMessage, canArchive, isTrashed } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../../ui/status/Notice'
import { DeleteQuestion } from './DeleteQuestion'
import { useExportOf } from './export/useExportOf'
import { MessageTable } from './list/MessageTable'
import { SelectionBar } from './list/SelectionBar'
import { OpenMessage } from './open/OpenMessage'
import { useOpened } from './open/useOpened'
import { useReplying } from './reply/useReplying'
import { type Loaded, useAdvanceWhenLoaded } from './useAdvanceWhenLoaded'
import { useMessageActions } from './useMessageActions'
import { useMessageKeys } from './useMessageKeys'

interface InboxProps {
  inbox: Loaded & { syncStatuses: SyncStatuses }
  /** Number of messages on the server; undefined if it was not counted. */
  total?: number | undefined
  /** The text for an empty list; undefined while it is not known to be empty. */
  empty: string | undefined
  children?: ReactNode
}

/** Returns whether a row already shows the action that was taken on it. */
type IsDone = (row: ContactMessage) => boolean

/** The list of messages with its actions, and the open message. */
export function Inbox({ inbox, total, empty, children }: InboxProps) {
  const { mark, moveToInbox, markAsSpam, bringBack, remove } = useMessageActions()
  const exportChosen = useExportOf()
  const opened = useOpened()
  const { isReplying, answer } = useReplying(opened.id)
  const [deleting, setDeleting] = useState<readonly ContactMessage[]>([])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  /** The id of the row that keyboard shortcuts act on. */
  const [current, setCurrent] = useState<string>()
  const [goTo, setGoTo] = useState<{ id: string }>()
  /**
   * Messages already handled that the list still shows as before, by id. Someone may act faster than the list updates.
   */
  const [handledAhead] = useState(() => new Map<string, IsDone>())
  const shown = inbox.rows
  const chosen = shown.filter(({ id }) => chosenIds.has(id))
  const here = shown.find(({ id }) => id === current)
  useEffect(() => {
    const seen = new Map(shown.map((row) => [row.id, row]))
    for (const [id, isDone] of handledAhead) {
      const row = seen.get(id)
      if (!row || isDone(row)) handledAhead.delete(id)
    }
  }, [shown, handledAhead])

  const choose = (message: ContactMessage, isChosen: boolean) => {
    const next = new Set(chosenIds)
    if (isChosen) next.add(message.id)
    else next.delete(message.id)
    setChosenIds(next)
  }
  /** Runs an action on all selected messages and clears the selection. */
  const withChosen = (act: (messages: readonly ContactMessage[]) => void) => {
    act(chosen)
    setChosenIds(new Set())
  }
  const advance = useAdvanceWhenLoaded(inbox, (next) => (opened.id === undefined ? goToRow(next) : show(next)))
  const goToRow = (row: ContactMessage | undefined) => {
    if (!row) return
    setCurrent(row.id)
    setGoTo({ id: row.id })
  }
  const walk = (by: 1 | -1) => {
    if (!here) return goToRow(shown[0])
    const { previous, next } = neighboursOf(shown, here)
    if (by > 0 && !next) advance.from(here)
    else goToRow(by > 0 ? next : previous)
  }
  /** Moves on from a message that was dealt with to the next one, in the list or in the dialog. */
  const advanceFrom = (message: ContactMessage, isDone: IsDone) => {
    handledAhead.set(message.id, isDone)
    const left = shown.filter(({ id }) => id === message.id || !handledAhead.has(id))
    const { next, previous } = neighboursOf(left, message)
    const following = next ?? previous
    if (opened.id === undefined) return goToRow(following)
    if (!next && inbox.canGrow) return advance.from(message)
    if (following) show(following)
    else opened.close()
  }
  const archive = (message: ContactMessage) => {
    advanceFrom(message, ({ status }) => status === 'archived')
    mark([message], 'archived')
  }
  const clear = (message: ContactMessage) => {
    advanceFrom(message, ({ suspected }) => !suspected)
    moveToInbox([message])
  }
  const spam = (message: ContactMessage) => {
    advanceFrom(message, ({ suspected }) => Boolean(suspected))
    markAsSpam([message])
  }
  const show = ({ id }: ContactMessage) => {
    advance.stop()
    setCurrent(id)
    opened.goTo(id)
  }
  const open = (message: ContactMessage, withReply = false) => {
    if (withReply) answer(message.id)
    opened.open(message.id)
  }
  const step = (to: ContactMessage | undefined) => to && (() => show(to))
  useMessageKeys({
    walk,
    ...(here && {
      open: () => open(here),
      archive: canArchive(here) ? () => archive(here) : undefined,
      reply: isTrashed(here) ? undefined : () => open(here, true),
      notRobot: here.suspected ? () => clear(here) : undefined,
    }),
  })

  return (
    <>
      {shown.length === 0 && empty && <Notice>{empty}</Notice>}
      {shown.length > 0 && (
        <>
          <SelectionBar
            shown={shown}
            chosen={chosen}
            onChooseAll={(isChosen) => setChosenIds(new Set(isChosen ? shown.map(({ id }) => id) : []))}
            onStatus={(status) => withChosen((messages) => mark(messages, status))}
            onInbox={() => withChosen(moveToInbox)}
            onSpam={() => withChosen(markAsSpam)}
            onExport={() => exportChosen(chosen)}
            onBringBack={() => withChosen(bringBack)}
            onDelete={() => setDeleting(chosen)}
          />
          <MessageTable
            rows={shown}
            syncStatuses={inbox.syncStatuses}
            chosen={chosenIds}
            current={current}
            goTo={goTo}
            onCurrent={setCurrent}
            linkTo={opened.linkTo}
            onChoose={choose}
            onArchive={archive}
            onNotRobot={clear}
            onSpam={spam}
            onDelete={(message) => setDeleting([message])}
          />
        </>
      )}
      {children}
      {opened.id !== undefined && (
        <OpenMessage
          id={opened.id}
          rows={inbox.rows}
          stepsOf={(message) => {
            const at = shown.findIndex(({ id }) => id === message.id)
            const { previous, next } = neighboursOf(shown, message)
            const all = inbox.canGrow ? total : shown.length
            return {
              at: at < 0 || all === undefined ? undefined : at,
              total: Math.max(all ?? 0, shown.length),
              onPrevious: step(previous),
              onNext: step(next) ?? (inbox.canGrow ? () => advance.from(message) : undefined),
            }
          }}
          isReplying={isReplying}
          onReplying={(isReplying) => answer(isReplying ? opened.id : undefined)}
          onArchive={archive}
          onSpam={spam}
          onDelete={(message) => setDeleting([message])}
          onClose={() => {
            advance.stop()
            opened.close()
          }}
          onClosed={(message) => {
            const isListed = shown.some(({ id }) => id === message.id)
            const { next, previous } = neighboursOf(shown, message)
            goToRow(isListed ? message : (next ?? previous))
          }}
        />
      )}
      {deleting.length > 0 && (
        <DeleteQuestion
          messages={deleting}
          onCancel={() => setDeleting([])}
          onConfirm={() => {
            const [first] = deleting
            if (first && opened.id === first.id) advanceFrom(first, isTrashed)
            remove(deleting)
            setDeleting([])
            setChosenIds(new Set())
          }}
        />
      )}
    </>
  )
}
