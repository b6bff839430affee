import { useState } from 'react'

/**
 * Which message is being answered. It ends when that one is left, in whatever way: by the browser's way back, too, or
 * for one of a notification.
 */
export function useReplying(openedId: string | undefined) {
  const [answered, setAnswered] = useState<string>()
  const [lastOpened, setLastOpened] = useState(openedId)
  if (lastOpened !== openedId) {
    setLastOpened(openedId)
    // Whoever answers out of the list says so before the message is open.
    if (answered !== openedId) setAnswered(undefined)
  }
  return { isReplying: openedId !== undefined && answered === openedId, answer: setAnswered }
}
