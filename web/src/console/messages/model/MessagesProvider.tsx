import { countsIn } from '@studio/domain/messages/inbox/knownMessages'
import type { ContactMessage } from '@studio/domain/messages/message'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAccountId } from '../../../lib/account'
import { useSeemsOffline } from '../../../lib/network'
import { type Live, useMessagesWithPending } from '../data'
import { dropReplies } from '../reply/replyDraft'
import { createMessageModel } from './messageModel'
import { MessagesContext } from './useMessages'

/** Provides the console's one source of messages: for the navigation, the dashboard and the inbox. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const account = useAccountId()
  const [model] = useState(() => createMessageModel((gone) => dropReplies(account, gone)))
  useEffect(() => model.open(), [model])
  const state = useSyncExternalStore(model.subscribe, model.state)
  const isOffline = useSeemsOffline()
  const { byId } = state.known
  const rows = useMemo(() => ready([...byId.values()]), [byId])
  const shown = useMessagesWithPending(rows)
  useSettled(shown, state.live, model.settle)
  const value = useMemo(() => {
    const laid = shown.status === 'ready' ? shown : rows
    const counts = state.live.status === 'ready' ? countsIn(state.known, laid.rows) : undefined
    const isOld = isOffline || state.countFailed
    return { ...model, ...state, shown: laid, counts: counts ?? state.last?.counts, isOld }
  }, [model, state, shown, rows, isOffline])
  return <MessagesContext value={value}>{children}</MessagesContext>
}

const ready = (rows: readonly ContactMessage[]): Live<ContactMessage> & { status: 'ready' } => ({
  ...{ status: 'ready', isPartial: false, isFromServer: true, pending: new Set(), syncStatuses: new Map() },
  rows: [...rows].sort((a, b) => b.created_at - a.created_at),
})

/** Calls `settle` for older messages whose changes have left the outbox, with the row as last shown. */
function useSettled(
  shown: Live<ContactMessage>,
  live: Live<ContactMessage>,
  settle: (id: string, seen: ContactMessage | undefined) => void,
) {
  const before = useRef(shown)
  useEffect(() => {
    const last = before.current
    before.current = shown
    if (last.status !== 'ready' || shown.status !== 'ready' || live.status !== 'ready') return
    const left = [...last.pending].filter((id) => !shown.pending.has(id) && !live.rows.some((row) => row.id === id))
    for (const id of left)
      settle(
        id,
        last.rows.find((row) => row.id === id),
      )
  }, [shown, live, settle])
}
