import { mostCounted } from '@studio/domain/messages/message'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../../i18n/useLanguage'
import { markWindow } from '../../../ui/screen/windowTitle'
import { keepHere } from '../../notices/data'
import { useMessages, useMessagesOf } from '../model/useMessages'
import { useAnnouncing } from './useAnnouncing'
import { useNotificationLinks } from './useNotificationLinks'
import { UnreadContext, useCountWords } from './useUnread'

/**
 * Shows the number of new enquiries in the window title and on the app's icon, for the whole console, and announces new
 * arrivals.
 */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const live = useMessagesOf('new')
  const { counts } = useMessages()
  const words = useCountWords()
  const { language } = useLanguage()
  const [wasHeard, setWasHeard] = useState(false)
  // Before the first server snapshot the counts are old. After it they stay valid, even offline.
  if (live.status === 'ready' && live.isFromServer && !wasHeard) setWasHeard(true)
  const count = wasHeard ? counts?.new : undefined
  const unread = useMemo(() => ({ live, count }), [live, count])
  const mark = count ? `(${words(count)}) ` : ''

  useEffect(() => {
    markWindow(mark)
    return () => markWindow('')
  }, [mark])
  useEffect(() => {
    if (count !== undefined) void showOnIcon(count)
  }, [count])
  useAnnouncing(live)
  useEffect(() => keepHere(language), [language])
  useNotificationLinks()
  return <UnreadContext value={unread}>{children}</UnreadContext>
}

/** Sets the app icon's badge. Does nothing if the console is not installed or the system has no badges. */
async function showOnIcon(count: number) {
  try {
    // Beyond the counted maximum, the badge shows no number.
    const number = count > mostCounted ? undefined : count
    await (count > 0 ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.())
  } catch (error) {
    console.info('the badge of the app icon could not be set', error)
  }
}
