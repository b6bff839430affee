import { mostCounted } from '@studio/domain/messages/message'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { markWindow } from '../../ui/screen/windowTitle'
import { useNewest } from '../pages/messages/data'
import { useAnnouncing } from './useAnnouncing'
import { useOpening } from './useOpening'
import { UnreadContext, useCountWords } from './useUnread'

/** Listens to the new enquiries for the whole console, and tells of them: here, in the title, on the app's icon. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const live = useNewest('new', mostCounted + 1)
  const words = useCountWords()
  const [wasHeard, setWasHeard] = useState(false)
  // Before the server has spoken the device knows a part only. Afterwards its word counts, also without a network.
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

/** Where the console is no app, or the system shows no numbers, nothing happens. */
async function showOnIcon(count: number) {
  try {
    // More are not counted: then the icon says that there are some.
    const number = count > mostCounted ? undefined : count
    await (count > 0 ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.())
  } catch (error) {
    console.info('the app’s icon shows no number', error)
  }
}
