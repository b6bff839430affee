import { useCallback, useEffect, useState } from 'react'

/**
 * What `ask` answers: undefined until it is known, asked for again when the network is back and by `read`. A failure
 * keeps the last answer. `ask` has to be the same function on every render.
 */
export function useRead<T>(ask: () => Promise<T>, isOnline: boolean) {
  const [answer, setAnswer] = useState<T>()
  const [isFailed, setIsFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setAnswer(await ask())
      setIsFailed(false)
    } catch (error) {
      console.warn('the server could not be asked', error instanceof Error ? error.message : error)
      setIsFailed(true)
    }
  }, [ask])
  useEffect(() => {
    if (isOnline) void read()
  }, [isOnline, read])
  return { answer, isFailed, read }
}
