import { foldedMatcherOf } from '@studio/domain/content/lists/search'
import { isTrashed } from '@studio/domain/messages/message'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { searchText } from '../model/searchText'
import { useMessages, useOlder } from '../model/useMessages'

const none: readonly never[] = []

/** Returns the messages outside the trash, or in it, that match a search. Reads the older ones page by page. */
export function useMessageSearch(search: string, inTrash: boolean) {
  const { shown } = useMessages()
  const { mayFollow, canRead, read } = useOlder('everything')
  const isSearching = search.trim() !== ''
  const isMissing = isSearching && canRead && mayFollow
  useEffect(() => {
    if (isMissing) read()
  }, [isMissing, read])

  // Typing stays responsive: the results may lag behind the input.
  const query = useDeferredValue(search)
  const rows = useMemo(() => {
    if (!isSearching) return none
    const isFound = foldedMatcherOf(query)
    return shown.rows.filter((message) => isTrashed(message) === inTrash && isFound(searchText(message)))
  }, [isSearching, shown, query, inTrash])
  return {
    isSearching,
    rows,
    syncStatuses: shown.syncStatuses,
    mayFollow,
  }
}
