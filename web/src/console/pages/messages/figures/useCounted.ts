import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { type Known, recall, remember } from '../../../../device/known'
import { onNetworkChange, seemsOffline } from '../../../../lib/network'

/** What was counted last, and whether that is too old to be taken for what is: then say when it was counted. */
export interface Counted<T> {
  known: Known<T> | undefined
  isOld: boolean
}

/** Changes that come close together are counted once, in ms. */
const pauseMs = 600

/**
 * What the server counts. It is asked when `trigger` changes (undefined: not yet) and when the network comes back; what
 * it said is kept on the device under `name`. `ask` and `schema` have to stay the same.
 */
export function useCounted<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  ask: () => Promise<T>,
  trigger: string | undefined,
): Counted<T> {
  const [counted, setCounted] = useState<Counted<T>>(() => ({ known: recall(name, schema), isOld: seemsOffline() }))
  useEffect(() => {
    let isWanted = true
    const count = () =>
      ask().then(
        (value) => {
          const known = { value, at: Date.now() }
          remember(name, known)
          if (isWanted) setCounted({ known, isOld: false })
        },
        (error: unknown) => {
          console.warn(`${name} could not be counted`, error instanceof Error ? error.message : error)
          age()
        },
      )
    const age = () => isWanted && setCounted(({ known }) => ({ known, isOld: true }))
    const timer = trigger === undefined ? undefined : setTimeout(() => void count(), pauseMs)
    const unsubscribe = onNetworkChange(() => (seemsOffline() ? age() : void count()))
    return () => {
      isWanted = false
      clearTimeout(timer)
      unsubscribe()
    }
  }, [name, ask, trigger])
  return counted
}
