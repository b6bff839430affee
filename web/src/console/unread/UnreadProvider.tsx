import { mostCounted } from '@studio/domain/messages/message'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { markWindow } from '../../ui/screen/windowTitle'
import { useNewest } from '../pages/messages/data'
import { useAnnouncing } from './useAnnouncing'
import { useOpening } from './useOpening'
import { UnreadContext, useCountWords } from './useUnread'

/**
 * Subscribes to new enquiries for the whole console. Shows their number in the window title and on the app's icon, and
 * announces new arrivals.
 */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const live = useNewest('new', mostCounted + 1)
  const words = useCountWords()
  const [wasHeard, setWasHeard] = useState(false)
  // Before the first server snapshot the cache may hold only some. After it the count stays valid, even offline.
  if (live.status === 'ready' && live.isFromServer && !wasHeard) setWasHeard(true)
  const count = live.status === 'ready' && wasHeard ? live.rows.length : undefined
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
  useOpening()
  return <UnreadContext value={unread}>{children}</UnreadContext>
}

/** Sets the app icon's badge. Does nothing if the console is not installed or the system has no badges. */
async function showOnIcon(count: number) {
  try {
    // Beyond the counted maximum, the badge shows no number.
    const number = count > mostCounted ? undefined : count
    await (count > 0 ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.())
  } catch (error) {
    console.info('the app’s icon shows no number', error)
  }
}
