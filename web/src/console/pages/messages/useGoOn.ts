import { neighboursOf } from '@studio/domain/messages/inbox/neighbours'
import type { ContactMessage } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useState } from 'react'

/** Messages as far as they are loaded, and the way to more of them where there may be more. */
export interface Loaded {
  rows: readonly ContactMessage[]
  canGrow?: boolean
  isGrowing?: boolean
  loadMore?: () => void
}

/** Goes past the end of what is loaded: asks for more, and goes to the message after one as soon as it is there. */
export function useGoOn({ rows, canGrow = false, isGrowing, loadMore }: Loaded, goTo: (next: ContactMessage) => void) {
  const [last, setLast] = useState<ContactMessage>()
  const next = last && neighboursOf(rows, last).next
  const goOn = useEffectEvent(() => {
    setLast(undefined)
    if (next) goTo(next)
  })
  const isSettled = last !== undefined && (next !== undefined || !canGrow)
  useEffect(() => {
    if (isSettled) goOn()
  }, [isSettled])
  return {
    from: (message: ContactMessage) => {
      if (!canGrow) return
      setLast(message)
      if (!isGrowing) loadMore?.()
    },
    /** Somebody has gone elsewhere meanwhile. */
    stop: () => setLast(undefined),
  }
}
