import { useCallback, useEffect, useState } from 'react'
import { onNetworkBack } from './network'

/**
 * Returns the result of `ask`, undefined until known. `read` and a returning network repeat the request. A failure
 * keeps the last result. `ask` must be the same function on every render.
 */
export function useRead<T>(ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<T>()
  const [isFailed, setIsFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setAnswer(await ask())
      setIsFailed(false)
    } catch (error) {
      console.warn('the server could not be reached', error instanceof Error ? error.message : error)
      setIsFailed(true)
    }
  }, [ask])
  useEffect(() => {
    void read()
    return onNetworkBack(() => {
      setIsFailed(false)
      void read()
    })
  }, [read])
  return { answer, isFailed, read }
}
