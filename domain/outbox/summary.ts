import { withoutHeld } from './films.ts'
import type { PendingMutation } from './pendingMutation.ts'

/** The state of synchronization, and its figures. */
export interface Summary {
  status: 'synced' | 'sending' | 'paused' | 'offline' | 'attention'
  /** Number of waiting entries, and the time of the oldest (ms since 1970). */
  waiting: number
  oldest: number | undefined
  /** Number of documents in conflict, and of refused entries. */
  conflicts: number
  refused: number
  /** Number of unreadable entries on the device. */
  unreadable: number
}

/**
 * Returns the state for the top bar. Problems that only the owner can solve come first, then a missing network, then
 * sending. Work is paused if all of it waits for films that are.
 */
export function summarize(
  entries: readonly PendingMutation[],
  isOnline: boolean,
  unreadable = 0,
  isPaused: (film: string) => boolean = () => false,
): Summary {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const conflicts = new Set(
    entries.filter(({ state }) => state === 'conflict').flatMap(({ changes }) => changes.map(({ path }) => path)),
  ).size
  const refused = entries.filter(({ state }) => state === 'refused').length
  const oldest = waiting.reduce<number | undefined>((least, { at }) => Math.min(least ?? at, at), undefined)
  const numbers = { waiting: waiting.length, oldest, conflicts, refused, unreadable }
  if (conflicts + refused + unreadable > 0) return { status: 'attention', ...numbers }
  if (!isOnline) return { status: 'offline', ...numbers }
  if (waiting.length === 0) return { status: 'synced', ...numbers }
  return { status: withoutHeld(waiting, isPaused).length > 0 ? 'sending' : 'paused', ...numbers }
}
