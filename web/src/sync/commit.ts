import type { Write } from '../firebase/collection'

/** How a write is doing. Nothing in the interface waits for `published`. */
export interface Commit {
  /** Resolves once the change is safe on this device; rejects when the device cannot keep it. */
  kept: Promise<void>
  /**
   * Resolves once the server has confirmed it; rejects when it needs the owner: a conflict, or a refusal. The change is
   * then still in the outbox. Stays open while there is no network.
   */
  published: Promise<void>
}

/**
 * The one way to write: all changes in one atomic step, kept in the outbox of this device first and sent when there is
 * a network (see outbox/). Both promises may be ignored: a rejection that nobody handles is logged, not thrown.
 */
export function commit(writes: readonly Write[]): Commit {
  const started = keepAndSend(writes)
  const kept = started.then(() => undefined)
  const published = started.then(({ published }) => published)
  kept.catch((error: unknown) => console.warn('a change could not be kept', error))
  published.catch((error: unknown) => console.warn('a change', error instanceof Error ? error.message : error))
  return { kept, published }
}

type KeepAndSend = (writes: readonly Write[]) => Promise<{ published: Promise<void> }>

let keepAndSend: KeepAndSend = () => Promise.reject(new Error('the outbox is not open'))

/** The console opens the outbox and hands it over here: what fetches code when it writes could not write offline. */
export function commitWith(open: KeepAndSend) {
  keepAndSend = open
}
