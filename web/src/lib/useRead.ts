import { useCallback, useEffect, useState } from 'react'
import { onNetworkBack } from './network'

/**
 * The answer of `ask`: undefined until it is known, asked for again by `read` and when the network seems to be back. A
 * failure keeps the last answer. `ask` has to be the same function on every render.
 */
export function useRead<T>(ask: () => Promise<T>) {
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
    void read()
    return onNetworkBack(() => {
      setIsFailed(false)
      void read()
    })
  }, [read])
  return { answer, isFailed, read }
}
