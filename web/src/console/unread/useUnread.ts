import { type ContactMessage, mostCounted } from '@studio/domain/messages/message'
import { createContext, useCallback, useContext } from 'react'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import type { Live } from '../pages/messages/data'

/** The new enquiries as they are known. */
interface Unread {
  /** The newest of them, live. */
  live: Live<ContactMessage>
  /** How many there are, at most one more than is counted; undefined until the server has said so once. */
  count: number | undefined
}

/** Given by `UnreadProvider`. */
export const UnreadContext = createContext<Unread>({ live: { status: 'loading' }, count: undefined })

/** The new enquiries, heard by one listener for the whole console. */
export const useUnread = () => useContext(UnreadContext)

/** Says such a number: '3', '19+'. */
export function useCountWords() {
  const { language } = useLanguage()
  return useCallback(
    (count: number) =>
      count > mostCounted ? `${formatNumber(language, mostCounted)}+` : formatNumber(language, count),
    [language],
  )
}
