import { useState } from 'react'

/**
 * Returns whether the open message is being answered. Replying ends when that message is closed or replaced, including
 * by the browser's back button or a notification.
 */
export function useReplying(openedId: string | undefined) {
  const [answered, setAnswered] = useState<string>()
  const [lastOpened, setLastOpened] = useState(openedId)
  if (lastOpened !== openedId) {
    setLastOpened(openedId)
    // A reply started from the list is set before the message is open, so it is not reset here.
    if (answered !== openedId) setAnswered(undefined)
  }
  return { isReplying: openedId !== undefined && answered === openedId, answer: setAnswered }
}
