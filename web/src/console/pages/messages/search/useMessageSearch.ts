import { foldedMatcherOf } from '@studio/domain/content/lists/search'
import { searchTextOf } from '@studio/domain/messages/inbox/messageSearch'
import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAccountId } from '../../../../lib/account'
import { type Live, useMessagesOnTop } from '../../../messages/data'
import { createMessageIndex } from '../../../messages/messageIndex'
import { dropReplies } from '../../../messages/replyDraft'

const none: readonly never[] = []

/**
 * Returns the search results from all messages outside the trash, or from the trash. `shown` holds the inbox's rows,
 * which are available at once. Without a search text it only keeps the device's copy up to date.
 */
export function useMessageSearch(search: string, inTrash: boolean, shown: Live<ContactMessage>) {
  const account = useAccountId()
  const [index] = useState(() => createMessageIndex((gone) => dropReplies(account, gone)))
  useEffect(() => index.open(), [index])
  const state = useSyncExternalStore(index.subscribe, index.state)
  const isSearching = search.trim() !== ''
  useEffect(() => {
    if (isSearching) index.want()
  }, [index, isSearching])

  const all = isSearching ? state.all : none
  const own = isSearching && shown.status === 'ready' ? shown.rows : none
  const texts = useMemo(() => new Map(all.map(({ message, text }) => [message, text])), [all])
  const heard = useMemo(() => ready(together(own, [...texts.keys()])), [own, texts])
  const live = useMessagesOnTop(heard)
  useSettled(live, index.settle)

  // Typing stays responsive: the results may lag behind the input.
  const query = useDeferredValue(search)
  const rows = useMemo(() => {
    if (!isSearching || live.status !== 'ready') return none
    const isFound = foldedMatcherOf(query)
    return live.rows.filter(
      (message) => isTrashed(message) === inTrash && isFound(texts.get(message) ?? searchTextOf(message)),
    )
  }, [isSearching, live, query, inTrash, texts])
  return {
    isSearching,
    rows,
    syncStatuses: live.status === 'ready' ? live.syncStatuses : new Map<string, never>(),
    /** More results may follow. */
    isReading: !state.isRead || state.reading !== undefined,
    state,
    retry: index.want,
  }
}

const ready = (rows: readonly ContactMessage[]): Live<ContactMessage> => ({
  ...{ status: 'ready', rows, isPartial: false, isFromServer: true, pending: new Set(), syncStatuses: new Map() },
})

/** Returns the index's rows, replaced by the inbox's where those differ: the inbox receives updates first. */
function together(own: readonly ContactMessage[], all: readonly ContactMessage[]): readonly ContactMessage[] {
  const ownById = new Map(own.map((message) => [message.id, message]))
  const isNew = new Set(ownById.keys())
  const rows = all.map((message) => {
    isNew.delete(message.id)
    const better = ownById.get(message.id)
    // An equal row keeps its identity, so that its search text is found again.
    return better && JSON.stringify(better) !== JSON.stringify(message) ? better : message
  })
  if (isNew.size === 0) return rows
  return [...rows, ...own.filter(({ id }) => isNew.has(id))].sort((a, b) => b.created_at - a.created_at)
}

/** Calls `settle` for messages whose pending changes were sent, with the row as last shown. */
function useSettled(live: Live<ContactMessage>, settle: (id: string, seen: ContactMessage | undefined) => void) {
  const before = useRef<Live<ContactMessage>>(live)
  useEffect(() => {
    const last = before.current
    before.current = live
    if (last.status !== 'ready' || live.status !== 'ready') return
    for (const id of last.pending)
      if (!live.pending.has(id))
        settle(
          id,
          last.rows.find((row) => row.id === id),
        )
  }, [live, settle])
}
