import type { Change, PendingMutation } from './pendingMutation.ts'

/** The content of one request: successive entries of one document, or one entry of several documents. */
export interface Batch {
  entries: readonly PendingMutation[]
  /** Each document's changes, oldest first. */
  chains: readonly (readonly Change[])[]
}

/**
 * Returns the next batch, oldest first; undefined if nothing waits. Waiting edits of one document go together, because
 * each is based on the one before it. An entry of several documents stays alone, and so does a move. A batch that was
 * tried is retried unchanged, because it may have arrived.
 */
export function nextBatch(entries: readonly PendingMutation[]): Batch | undefined {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  // The receipt names only the last batch, so a tried batch goes first, even before older entries.
  const [open] = waiting.filter(({ tried }) => tried)
  const first = open ?? waiting[0]
  if (!first) return undefined
  const [change] = first.changes
  if (first.tried)
    return together(entries.filter(({ state, tried }) => state !== 'refused' && tried?.batch === first.tried?.batch))
  if (!change || first.changes.length > 1 || change.kind === 'move') return together([first])
  // An edit based on one in conflict is sent with it, because both together may not conflict.
  const ground = entries.filter(({ state, changes }) => state === 'conflict' && changes[0]?.path === change.path)
  const known = ground.flatMap(({ changes }) => changes)
  const isOnTop = known.length > 0 && follows(known, change) && change.baseRev !== undefined
  const batch = isOnTop ? [...ground, first] : [first]
  const chain = [change]
  for (const entry of waiting.slice(1)) {
    const [next] = entry.changes
    if (!next || next.kind === 'move' || !entry.changes.some(({ path }) => path === change.path)) continue
    // An automatic change is sent separately, because it must yield alone and not make a person's change yield.
    const isAlike = Boolean(next.isAutomatic) === Boolean(change.isAutomatic)
    if (entry.changes.length > 1 || !isAlike || !follows(chain, next)) break
    batch.push(entry)
    chain.push(next)
  }
  return together(batch)
}

/** Returns the batch of some entries, with one chain per document. */
function together(entries: readonly PendingMutation[]): Batch {
  const chains = new Map<string, Change[]>()
  for (const change of entries.flatMap(({ changes }) => changes))
    chains.set(change.path, [...(chains.get(change.path) ?? []), change])
  return { entries, chains: [...chains.values()] }
}

/**
 * Returns whether a change is based on the result of this chain. A change without a revision fits any chain that does
 * not end in a deletion.
 */
function follows(chain: readonly Change[], next: Change): boolean {
  if (next.kind === 'create' || chain.at(-1)?.kind === 'delete') return false
  const last = chain.findLast(({ rev }) => rev !== undefined)
  return !last || next.baseRev === undefined || last.rev === next.baseRev
}
