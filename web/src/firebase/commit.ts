import type { Write } from './collection'

/** How a write is doing. Nothing in the interface waits for `published`. */
export interface Commit {
  /** Resolves once the change is safe on this device. */
  kept: Promise<void>
  /** Resolves once the server has it; rejects when the server refuses it. Stays open while there is no network. */
  published: Promise<void>
}

/**
 * The one way to write: all changes in one atomic step, kept on the device first and sent when there is a network.
 * Both promises may be ignored: a rejection that nobody handles is logged, not thrown.
 */
export function commit(writes: readonly Write[]): Commit {
  const started = store().then(({ write }) => write(writes))
  const kept = started.then(({ kept }) => kept)
  const published = started.then(({ published }) => published)
  kept.catch((error: unknown) => console.warn('a change could not be kept', error))
  published.catch((error: unknown) =>
    console.warn('a change was refused', error instanceof Error ? error.message : error),
  )
  return { kept, published }
}

const store = () => import('./store')

/** Whether changes of this device still wait for the server; resolves at once when none do. */
export async function hasUnsent(waitMs = 400): Promise<boolean> {
  const { nothingPending } = await store()
  const isSent = nothingPending().then(() => false)
  return Promise.race([isSent, new Promise<boolean>((resolve) => setTimeout(() => resolve(true), waitMs))])
}
