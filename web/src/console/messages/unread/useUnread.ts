import { type ContactMessage, mostCounted } from '@studio/domain/messages/message'
import { createContext, useCallback, useContext } from 'react'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import type { Live } from '../data'

interface Unread {
  live: Live<ContactMessage>
  /** The number of new enquiries, undefined until the first server snapshot. */
  count: number | undefined
}

/** Provided by `UnreadProvider`. */
export const UnreadContext = createContext<Unread>({ live: { status: 'loading' }, count: undefined })

/** Returns the new enquiries. One subscription serves the whole console. */
export const useUnread = () => useContext(UnreadContext)

/** Returns a function that formats a number of new enquiries: '3', '19+'. */
export function useCountWords() {
  const { language } = useLanguage()
  return useCallback(
    (count: number) =>
      count > mostCounted ? `${formatNumber(language, mostCounted)}+` : formatNumber(language, count),
    [language],
  )
}
