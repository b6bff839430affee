import type { Change, PendingMutation } from './pendingMutation.ts'

/** What is sent in one step: entries of one document that follow one another, or one entry of several documents. */
export interface Batch {
  entries: readonly PendingMutation[]
  /** Per document its changes, oldest first. */
  chains: readonly (readonly Change[])[]
}

/**
 * The next thing to send, oldest first. Waiting edits of one document travel together, because each was made from the
 * one before it; a step with several documents stays one step, and so does a move. What was tried is tried again as it
 * was: nobody knows yet whether it has arrived.
 */
export function nextBatch(entries: readonly PendingMutation[]): Batch | undefined {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  // The receipt is of the last batch: nothing else goes while one is open, whatever was made earlier.
  const first = waiting.find(({ tried }) => tried) ?? waiting[0]
  if (!first) return undefined
  const [change] = first.changes
  if (first.tried)
    return together(entries.filter(({ state, tried }) => state !== 'refused' && tried?.batch === first.tried?.batch))
  if (!change || first.changes.length > 1 || change.kind === 'move') return together([first])
  // On top of an edit that collides: perhaps both together do not.
  const ground = entries.filter(({ state, changes }) => state === 'conflict' && changes[0]?.path === change.path)
  const known = ground.flatMap(({ changes }) => changes)
  const isOnTop = known.length > 0 && follows(known, change) && change.baseRev !== undefined
  const batch = isOnTop ? [...ground, first] : [first]
  const chain = isOnTop ? [...known, change] : [change]
  for (const entry of waiting.slice(1)) {
    const [next] = entry.changes
    if (!next || next.kind === 'move' || !entry.changes.some(({ path }) => path === change.path)) continue
    // What the console did by itself gives way alone: it takes no word of its owner with it, nor is it made one.
    const isAlike = Boolean(next.isAutomatic) === Boolean(change.isAutomatic)
    if (entry.changes.length > 1 || !isAlike || !follows(chain, next)) break
    batch.push(entry)
    chain.push(next)
  }
  return together(batch)
}

/** Each document has one chain. */
function together(entries: readonly PendingMutation[]): Batch {
  const chains = new Map<string, Change[]>()
  for (const change of entries.flatMap(({ changes }) => changes))
    chains.set(change.path, [...(chains.get(change.path) ?? []), change])
  return { entries, chains: [...chains.values()] }
}

/** Whether a change was made from the result of this chain; one without a revision fits anywhere. */
function follows(chain: readonly Change[], next: Change): boolean {
  if (next.kind === 'create') return false
  if (next.baseRev === undefined) return chain.at(-1)?.kind !== 'delete'
  const last = chain.findLast(({ rev }) => rev !== undefined)
  return last ? last.rev === next.baseRev : chain.every(({ baseRev }) => baseRev === undefined)
}
