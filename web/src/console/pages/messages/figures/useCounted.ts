import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { type Known, recall, remember } from '../../../../device/remembered'
import { onNetworkChange, seemsOffline } from '../../../../lib/network'

/** The last count, and whether it is too old to be shown without its time. */
export interface Counted<T> {
  known: Known<T> | undefined
  isOld: boolean
}

/** Delay before counting, in ms, so that several changes at once are counted once. */
const pauseMs = 600

/**
 * Returns a count from the server. Counts when `trigger` changes (undefined: not yet) and when the network returns. The
 * last result is stored on the device under `name`. `ask` and `schema` must be stable.
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
