import * as v from 'valibot'
import { localStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'

/**
 * The localStorage key of when each account's devices were last seen on this device. It is local, so that a sign-in
 * elsewhere cannot dismiss the notice here. It outlives the session and names accounts by id only.
 */
const key = 'studio.devicesSeen'
const Seen = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())), {})
const changed = createEmitter()

const kept = () => v.parse(Seen, localStore.read(key) ?? '{}')

export const onSeen = changed.subscribe

/** Returns up to when the account's devices were seen here, in ms since 1970; undefined for never. */
export const seenAt = (account: string): number | undefined => kept()[account]

/** Records up to when the devices were seen; never moves that moment back. */
export function noteSeen(account: string, at: number) {
  const seen = kept()
  localStore.write(key, JSON.stringify({ ...seen, [account]: Math.max(at, seen[account] ?? 0) }))
  changed.emit()
}
