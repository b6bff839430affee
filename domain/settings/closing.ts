import type { PendingMutation } from '../outbox/pendingMutation.ts'

/** The site's state for visitors: now, and after this device's pending changes are published. */
export type Closing = 'open' | 'closed' | 'willClose' | 'willOpen'

/**
 * Returns the site's state as this device knows it. `isClosed` is the setting including pending changes, which visitors
 * do not see yet. `path` is the setting's document.
 */
export function closingOf(path: string, isClosed: boolean, entries: readonly PendingMutation[]): Closing {
  const first = entries
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ changes }) => changes)
    .find((change) => change.path === path)
  const wasClosed = first ? isOn(first.before.value) : isClosed
  if (wasClosed) return isClosed ? 'closed' : 'willOpen'
  return isClosed ? 'willClose' : 'open'
}

const isOn = (group: unknown) =>
  typeof group === 'object' && group !== null && 'enabled' in group && group.enabled === true
