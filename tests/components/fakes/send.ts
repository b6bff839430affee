import { positionsAfter } from '@studio/domain/content/lists/order'
import type { Decision } from '@studio/domain/outbox/decide'
import { decideStored } from '@studio/domain/outbox/decideStored'
import { type Change, placeOf, type Values } from '@studio/domain/outbox/pendingMutation'
import type * as real from '../../../web/src/firebase/writes/send'
import { server } from '../support/server'

/** The fake has no SDK that could fail. */
export const isDead: typeof real.isDead = () => false

interface Decided {
  path: string
  stored: Values | undefined
  decision: Decision
}

/** Decides by the product's own rules against the fake server's documents, and stores the result. */
export const send: typeof real.send = async (_, userId, { chains }, { batch }) => {
  await server.answer()
  if (!server.isOnline) return { kind: 'waiting' }
  if (server.lostSends > 0) {
    server.lostSends -= 1
    return { kind: 'waiting' }
  }
  if (!server.isAdmin(userId)) return { kind: 'waiting' }
  if (server.taken.has(batch)) return { kind: 'published' }
  const decided = chains.flatMap(decideFor)
  if (decided.some(({ path }) => !server.accepts(path))) return { kind: 'refused', refusal: 'invalid' }
  for (const { path, decision } of decided) {
    if (decision.kind === 'create' || decision.kind === 'update')
      server.write(path, decision.fields, decision.kind === 'create')
    if (decision.kind === 'delete') server.write(path, undefined, true)
  }
  server.taken.add(batch)
  if (server.lostAnswers > 0) {
    server.lostAnswers -= 1
    return { kind: 'waiting' }
  }
  const conflicts = decided.filter(({ decision }) => decision.kind === 'conflict')
  if (conflicts.length === 0) return { kind: 'published' }
  return { kind: 'conflict', theirs: new Map(conflicts.map(({ path, stored }) => [path, stored ?? null])) }
}

function decideFor(chain: readonly Change[]): Decided[] {
  const [first] = chain
  if (!first) return []
  const { path, place } = first
  const { collection, id } = placeOf(path)
  const stored = server.read(collection, id)
  if (first.kind !== 'move') return [{ path, stored, decision: decideStored(chain, stored) }]
  const documents = server.all(collection) as (Values & { id: string })[]
  return positionsAfter(documents, id, place).map(({ row, order_position }) => ({
    path: `${collection}/${row.id}`,
    stored: server.read(collection, row.id),
    decision: { kind: 'update', fields: { order_position } },
  }))
}
