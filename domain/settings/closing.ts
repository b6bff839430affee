import type { PendingMutation } from '../outbox/pendingMutation.ts'

/** How the site stands to visitors, and how it will once what waits on this device has arrived. */
export type Closing = 'open' | 'closed' | 'willClose' | 'willOpen'

/**
 * What a device may say of the site: `isClosed` is the setting with what waits on top, which visitors do not know of
 * yet. `path` is the setting's document.
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
