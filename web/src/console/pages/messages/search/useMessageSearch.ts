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
 * What a search finds in all messages, whatever their state, or in the trash; `shown` is what the inbox has heard, which
 * is there at once. While nothing is searched for it only keeps what the device has of messages up to date.
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

  // A key is seen before what it finds.
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
    /** More may be found in a moment. */
    isReading: !state.isRead || state.reading !== undefined,
    state,
    retry: index.want,
  }
}

const ready = (rows: readonly ContactMessage[]): Live<ContactMessage> => ({
  ...{ status: 'ready', rows, isPartial: false, isFromServer: true, pending: new Set(), syncStatuses: new Map() },
})

/** The inbox hears of its rows first. */
function together(own: readonly ContactMessage[], all: readonly ContactMessage[]): readonly ContactMessage[] {
  const ownById = new Map(own.map((message) => [message.id, message]))
  const isNew = new Set(ownById.keys())
  const rows = all.map((message) => {
    isNew.delete(message.id)
    const better = ownById.get(message.id)
    // The same row keeps the text that is folded already.
    return better && JSON.stringify(better) !== JSON.stringify(message) ? better : message
  })
  if (isNew.size === 0) return rows
  return [...rows, ...own.filter(({ id }) => isNew.has(id))].sort((a, b) => b.created_at - a.created_at)
}

/** Tells which messages no change waits for any more, and how they were seen last. */
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
