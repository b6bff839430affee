import type { PendingMutation } from './pendingMutation.ts'

/** How the device stands with the server, in one word, and the numbers behind it. */
export interface Summary {
  status: 'synced' | 'sending' | 'offline' | 'attention'
  /** Steps that wait, and since when the oldest does (ms since 1970). */
  waiting: number
  oldest: number | undefined
  /** Documents with a conflict, and steps that the server has refused. */
  conflicts: number
  refused: number
  /** What lies on the device and cannot be read. */
  unreadable: number
}

/** What the top bar says. What only the owner can settle comes first, then the network, then work under way. */
export function summarize(entries: readonly PendingMutation[], isOnline: boolean, unreadable = 0): Summary {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const conflicts = new Set(
    entries.filter(({ state }) => state === 'conflict').flatMap(({ changes }) => changes.map(({ path }) => path)),
  ).size
  const refused = entries.filter(({ state }) => state === 'refused').length
  const oldest = waiting.reduce<number | undefined>((least, { at }) => Math.min(least ?? at, at), undefined)
  const numbers = { waiting: waiting.length, oldest, conflicts, refused, unreadable }
  if (conflicts + refused + unreadable > 0) return { status: 'attention', ...numbers }
  if (!isOnline) return { status: 'offline', ...numbers }
  return { status: waiting.length > 0 ? 'sending' : 'synced', ...numbers }
}
