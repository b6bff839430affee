import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { Write } from '../firebase/collection'

/** The progress of a write. The interface never waits for `published`. */
export interface Commit {
  /** Resolves once the change is stored on this device; rejects if the device cannot store it. */
  kept: Promise<void>
  /**
   * Resolves once the server has confirmed it; rejects if it needs the owner, because of a conflict or a refusal. The
   * change then stays in the outbox. Stays pending without a network.
   */
  published: Promise<void>
  /** Undoes the change, published or not, unless another device has built on it. */
  undo?: () => Commit
}

/**
 * Writes all changes atomically; nothing else may write. They are stored in this device's outbox first and sent when
 * there is a network (see outbox/). Both promises may be ignored: an unhandled rejection is logged, not thrown.
 */
export function commit(writes: readonly Write[]): Commit {
  const { undo: _, ...change } = commitOf(keepAndSend(writes))
  return change
}

/** Like `commit`, for a change that can be undone. */
export const commitUndoable = (writes: readonly Write[]): Commit => commitOf(keepAndSend(writes))

function commitOf(started: Promise<UndoableStep>): Commit {
  const kept = started.then(() => undefined)
  const published = started.then(({ published }) => published)
  kept.catch((error: unknown) => console.warn('a change could not be stored', error))
  published.catch((error: unknown) =>
    console.warn('a change was not published', error instanceof Error ? error.message : error),
  )
  return { kept, published, undo: () => commitOf(started.then(({ undo }) => undo())) }
}

/** Undoes an entry of the outbox, like its `undo`. */
export const takeBackEntry = (entry: PendingMutation): Commit => commitOf(takeBack(entry))

interface UndoableStep {
  published: Promise<void>
  undo: () => Promise<UndoableStep>
}

type KeepAndSend = (writes: readonly Write[]) => Promise<UndoableStep>

type TakeBack = (entry: PendingMutation) => Promise<UndoableStep>

const isClosed = () => Promise.reject(new Error('the outbox is not open'))
let takeBack: TakeBack = isClosed
let keepAndSend: KeepAndSend = isClosed

/**
 * Sets the outbox's functions. The console calls it when it opens the outbox, because code that is loaded on a write
 * would not load offline.
 */
export function connectOutbox(open: KeepAndSend, openedTakeBack: TakeBack) {
  keepAndSend = open
  takeBack = openedTakeBack
}
