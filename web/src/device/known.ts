import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'

/** What was known at a moment, in milliseconds since 1970. */
export interface Known<T> {
  value: T
  at: number
}

const keyOf = (name: string) => `studio.known.${name}`

/** Keeps what is known on this device, so that it can be shown, with its age, when nobody can be asked. */
export const remember = <T>(name: string, known: Known<T>) => localStore.write(keyOf(name), JSON.stringify(known))

/** What this device has kept under a name, if it still has the right shape. */
export function recall<T>(name: string, schema: v.GenericSchema<unknown, T>): Known<T> | undefined {
  try {
    const kept: unknown = JSON.parse(localStore.read(keyOf(name)) ?? 'null')
    const parsed = v.safeParse(v.object({ value: schema, at: v.number() }), kept)
    return parsed.success ? (parsed.output as Known<T>) : undefined
  } catch {
    return undefined
  }
}

/** Lets go of what was kept under a name. */
export const forget = (name: string) => localStore.write(keyOf(name), null)
