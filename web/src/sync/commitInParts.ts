import { chunksOf } from '@studio/domain/chunks'
import type { Write } from '../firebase/collection'
import { type Commit, commitUndoable } from './commit'

/** How many documents are written in one step: a step that fails takes no more than these with it. */
const atOnce = 50

/**
 * Writes many whole documents, some at a time. `published` resolves when all are there, and rejects once every part has
 * its answer and one of them is no. All of it can be taken back together.
 */
export const commitInParts = (writes: readonly Write[]): Commit =>
  together(chunksOf(writes, atOnce).map((some) => commitUndoable(some)))

/** Several changes as one: kept and published when all are, and taken back together where all can be. */
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
  // commit() has logged it.
  whole.catch(() => undefined)
  return whole
}
