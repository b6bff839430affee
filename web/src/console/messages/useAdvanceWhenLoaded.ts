import { neighboursOf } from '@studio/domain/messages/inbox/neighbours'
import type { ContactMessage } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useState } from 'react'

/** The loaded messages, and how to load more if there may be more. */
export interface Loaded {
  rows: readonly ContactMessage[]
  canGrow?: boolean
  isGrowing?: boolean
  loadMore?: () => void
}

/** Steps past the last loaded message: loads more and calls `goTo` with the next message once it arrives. */
export function useAdvanceWhenLoaded(
  { rows, canGrow = false, isGrowing, loadMore }: Loaded,
  goTo: (next: ContactMessage) => void,
) {
  const [last, setLast] = useState<ContactMessage>()
  const next = last && neighboursOf(rows, last).next
  const advance = useEffectEvent(() => {
    setLast(undefined)
    if (next) goTo(next)
  })
  const isSettled = last !== undefined && (next !== undefined || !canGrow)
  useEffect(() => {
    if (isSettled) advance()
  }, [isSettled])
  return {
    from: (message: ContactMessage) => {
      if (!canGrow) return
      setLast(message)
      if (!isGrowing) loadMore?.()
    },
    /** Cancels the step, because the user has moved elsewhere. */
    stop: () => setLast(undefined),
  }
}
