import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
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
  /** Takes the change back, published or not, unless another device has gone on from it. */
  undo?: () => Commit
}

/**
 * The one way to write: all changes in one atomic step, kept in the outbox of this device first and sent when there is
 * a network (see outbox/). Both promises may be ignored: a rejection that nobody handles is logged, not thrown.
 */
export function commit(writes: readonly Write[]): Commit {
  const { undo: _, ...change } = commitOf(keepAndSend(writes))
  return change
}

/** `commit` of what somebody may want to take back at once. */
export const commitUndoable = (writes: readonly Write[]): Commit => commitOf(keepAndSend(writes))

function commitOf(started: Promise<KeptStep>): Commit {
  const kept = started.then(() => undefined)
  const published = started.then(({ published }) => published)
  kept.catch((error: unknown) => console.warn('a change could not be kept', error))
  published.catch((error: unknown) => console.warn('a change', error instanceof Error ? error.message : error))
  return { kept, published, undo: () => commitOf(started.then(({ undo }) => undo())) }
}

/** Takes back what an entry of the outbox does, as its `undo` would. */
export const takeBackEntry = (entry: PendingMutation): Commit => commitOf(takeBack(entry))

interface KeptStep {
  published: Promise<void>
  undo: () => Promise<KeptStep>
}

type KeepAndSend = (writes: readonly Write[]) => Promise<KeptStep>

type TakeBack = (entry: PendingMutation) => Promise<KeptStep>

const isClosed = () => Promise.reject(new Error('the outbox is not open'))
let takeBack: TakeBack = isClosed
let keepAndSend: KeepAndSend = isClosed

/** The console opens the outbox and hands it over here: what fetches code when it writes could not write offline. */
export function commitWith(open: KeepAndSend, openedTakeBack: TakeBack) {
  keepAndSend = open
  takeBack = openedTakeBack
}
