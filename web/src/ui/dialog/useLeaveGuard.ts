import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { mayAskBeforeLeaving } from '../../lib/leaveQuestion'

/**
 * Asks before a page with unsaved typing is left: inside the console through `isAsked` (answer with `stay` or
 * `leave`), and before the tab is closed or reloaded through the browser's own question. After `free` the next way out
 * needs no question, because everything is saved.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isFree = useRef(false)
  const blocker = useBlocker(() => isDirty && !isFree.current)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current && mayAskBeforeLeaving()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    free: () => {
      isFree.current = true
    },
  }
}
