import { foldedMatcherOf } from '@studio/domain/content/lists/search'
import { isOfKind } from '@studio/domain/messages/inbox/kinds'
import { isNarrowing, isWithin } from '@studio/domain/messages/inbox/narrowing'
import { isTrashed } from '@studio/domain/messages/message'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { searchText } from '../model/searchText'
import { useMessages, useOlder } from '../model/useMessages'
import type { MessageQuery } from '../useMessageQuery'

const none: readonly never[] = []

/**
 * Returns the messages that match a search and the filters. A search covers every status outside the trash, or the
 * trash. Without one, the filters apply to the chosen list. Reads the older messages page by page.
 */
export function useMessageSearch({ search, filter, narrowing }: MessageQuery) {
  const { shown } = useMessages()
  const { mayFollow, canRead, read } = useOlder('everything')
  const hasText = search.trim() !== ''
  const { type, budget, from, before } = narrowing
  const isSearching = hasText || isNarrowing(narrowing)
  const isMissing = isSearching && canRead && mayFollow
  useEffect(() => {
    if (isMissing) read()
  }, [isMissing, read])

  // Typing stays responsive: the results may lag behind the input.
  const query = useDeferredValue(search)
  const rows = useMemo(() => {
    if (!isSearching) return none
    const isFound = foldedMatcherOf(query)
    const inTrash = filter === 'trashed'
    return shown.rows.filter(
      (message) =>
        (hasText ? isTrashed(message) === inTrash && isFound(searchText(message)) : isOfKind(filter, message)) &&
        isWithin({ type, budget, from, before }, message),
    )
  }, [isSearching, hasText, shown, query, filter, type, budget, from, before])
  return {
    isSearching,
    rows,
    syncStatuses: shown.syncStatuses,
    mayFollow,
  }
}
