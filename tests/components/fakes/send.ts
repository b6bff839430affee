import { decide } from '@studio/domain/outbox/decide'
import { placeOf } from '@studio/domain/outbox/pendingMutation'
import type * as real from '../../../web/src/firebase/send'
import { server } from '../support/server'

/** The SDK cannot die where there is none. */
export const isDead: typeof real.isDead = () => false

/** Decides by the product's own rules against what the fake server has, and stores what is decided. */
export const send: typeof real.send = async (_, userId, { chains }) => {
  await server.answer()
  if (!server.isOnline) return { kind: 'waiting' }
  if (server.lostSends > 0) {
    server.lostSends -= 1
    return { kind: 'waiting' }
  }
  if (!server.isAdmin(userId)) return { kind: 'refused', refusal: 'role' }
  const decided = chains.map((chain) => {
    const path = chain[0]?.path ?? ''
    const { collection, id } = placeOf(path)
    const stored = server.read(collection, id)
    return { path, stored, decision: decide(chain, stored) }
  })
  if (decided.some(({ path }) => !server.accepts(path))) return { kind: 'refused', refusal: 'invalid' }
  for (const { path, decision } of decided) {
    if (decision.kind === 'create' || decision.kind === 'update')
      server.write(path, decision.fields, decision.kind === 'create')
    if (decision.kind === 'delete') server.write(path, undefined, true)
  }
  const conflicts = decided.filter(({ decision }) => decision.kind === 'conflict')
  if (conflicts.length === 0) return { kind: 'published' }
  return { kind: 'conflict', theirs: new Map(conflicts.map(({ path, stored }) => [path, stored ?? null])) }
}
