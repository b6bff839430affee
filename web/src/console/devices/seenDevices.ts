import * as v from 'valibot'
import { localStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'

/**
 * Until when somebody has looked at the devices of each account, on this device: so whoever signs in elsewhere cannot
 * take the notice away here. It outlives the session, and knows accounts by their id only.
 */
const key = 'studio.devicesSeen'
const Seen = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())), {})
const changed = createEmitter()

const kept = () => v.parse(Seen, localStore.read(key) ?? '{}')

export const onSeen = changed.subscribe

/** Until when the devices of an account were looked at here, in ms since 1970; undefined for never. */
export const seenAt = (account: string): number | undefined => kept()[account]

/** Notes that somebody has looked; what was seen stays seen. */
export function noteSeen(account: string, at: number) {
  const seen = kept()
  localStore.write(key, JSON.stringify({ ...seen, [account]: Math.max(at, seen[account] ?? 0) }))
  changed.emit()
}
