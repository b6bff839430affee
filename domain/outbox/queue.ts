import type { Change, PendingMutation } from './pendingMutation.ts'

/** What is sent in one step: entries of one document that follow one another, or one entry of several documents. */
export interface Batch {
  entries: readonly PendingMutation[]
  /** Per document its changes, oldest first. */
  chains: readonly (readonly Change[])[]
}

/**
 * The next thing to send, oldest first. Waiting edits of one document travel together, because each was made from the
 * one before it; a step with several documents stays one step.
 */
export function nextBatch(entries: readonly PendingMutation[]): Batch | undefined {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const [first, ...others] = waiting
  if (!first) return undefined
  const [change] = first.changes
  if (!change || first.changes.length > 1) return { entries: [first], chains: chainsOf(first) }
  const together = [first]
  const chain = [change]
  for (const entry of others) {
    const [next] = entry.changes
    if (!next || !entry.changes.some(({ path }) => path === change.path)) continue
    if (entry.changes.length > 1 || !follows(chain, next)) break
    together.push(entry)
    chain.push(next)
  }
  return { entries: together, chains: [chain] }
}

/** One step may change a document twice (a move and an edit): each document has one chain. */
function chainsOf({ changes }: PendingMutation): Change[][] {
  const chains = new Map<string, Change[]>()
  for (const change of changes) chains.set(change.path, [...(chains.get(change.path) ?? []), change])
  return [...chains.values()]
}

/** Whether a change was made from the result of this chain; one without a revision fits anywhere. */
function follows(chain: readonly Change[], next: Change): boolean {
  if (next.kind === 'create') return false
  if (next.baseRev === undefined) return chain.at(-1)?.kind !== 'delete'
  const last = chain.findLast(({ rev }) => rev !== undefined)
  return last ? last.rev === next.baseRev : chain.every(({ baseRev }) => baseRev === undefined)
}
