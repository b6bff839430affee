import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'

/** A value as it was at a moment, in milliseconds since 1970. */
interface Timestamped<T> {
  value: T
  at: number
}

const keyOf = (name: string) => `studio.known.${name}`

/** Stores a value on this device, to show it with its age when the server cannot be reached. */
export const remember = <T>(name: string, known: Timestamped<T>) => localStore.write(keyOf(name), JSON.stringify(known))

/** Returns a stored value if it still has the right shape. */
export function recall<T>(name: string, schema: v.GenericSchema<unknown, T>): Timestamped<T> | undefined {
  try {
    const kept: unknown = JSON.parse(localStore.read(keyOf(name)) ?? 'null')
    const parsed = v.safeParse(v.object({ value: schema, at: v.number() }), kept)
    return parsed.success ? (parsed.output as Timestamped<T>) : undefined
  } catch {
    return undefined
  }
}

/** Removes a stored value. */
export const forget = (name: string) => localStore.write(keyOf(name), null)
