import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { mayAskBeforeLeaving } from '../../lib/leaveQuestion'

/**
 * Asks before a page with unsaved changes is left. Inside the console it sets `isAsked`; answer with `stay` or `leave`.
 * Before a tab is closed or reloaded, the browser asks. After `free` the next navigation needs no question, because
 * everything is saved.
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
