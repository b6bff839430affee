import { chunksOf } from '@studio/domain/chunks'
import type { Write } from '../firebase/collection'
import { type Commit, commitUndoable } from './commit'

/** Number of documents written in one batch, so that a failing one affects no more than these. */
const atOnce = 50

/**
 * Writes many whole documents in batches. `published` resolves when all are stored; it rejects once every batch has its
 * answer and one has failed. All of it can be undone together.
 */
export const commitInParts = (writes: readonly Write[]): Commit =>
  together(chunksOf(writes, atOnce).map((some) => commitUndoable(some)))

/** Combines several changes into one: it is stored and published when all are, and can be undone if all can. */
export const together = (changes: readonly Commit[]): Commit => {
  const undos = changes.flatMap(({ undo }) => undo ?? [])
  return {
    kept: all(changes.map(({ kept }) => kept)),
    published: all(changes.map(({ published }) => published)),
    ...(undos.length === changes.length && { undo: () => together(undos.map((undo) => undo())) }),
  }
}

function all(promises: readonly Promise<void>[]): Promise<void> {
  const whole = Promise.allSettled(promises).then((results) => {
    const refused = results.find((result) => result.status === 'rejected')
    if (refused) throw refused.reason
  })
  // `commit` has already logged it.
  whole.catch(() => undefined)
  return whole
}
