import { position } from '@studio/domain/content/fields/fieldTable'
import { hasPosition, lastPosition, type Positioned, positionsAfter } from '@studio/domain/content/lists/order'
import type { Decision } from '@studio/domain/outbox/decide'
import { type Change, placeOf, type Values } from '@studio/domain/outbox/pendingMutation'
import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Transaction,
  where,
} from 'firebase/firestore'

/** The decision for one document. */
export interface Decided {
  path: string
  decision: Decision
  stored: Values | undefined
}

/**
 * Determines a move by the server's order: each row whose position changes gets its index. Rejects if the list has
 * changed meanwhile; the next attempt uses the new list.
 */
export async function decideMove(db: Firestore, transaction: Transaction, { path, place }: Change): Promise<Decided[]> {
  const { collection: name, id } = placeOf(path)
  const { docs } = await getDocsFromServer(collection(db, name))
  const documents = docs.map((found) => ({ ...found.data(), id: found.id }))
  return Promise.all(
    positionsAfter(documents, id, place).map(async ({ row, order_position }) => {
      const rowPath = `${name}/${row.id}`
      const stored = (await transaction.get(doc(db, rowPath))).data()
      if (!hasPosition(row, stored)) throw new Error('the list was changed meanwhile')
      return { path: rowPath, decision: { kind: 'update', fields: { order_position } }, stored }
    }),
  )
}

/** Moves a new document of an ordered list to the end, if another device has taken its position meanwhile. */
export async function decidePlace(db: Firestore, made: Decided): Promise<Decided> {
  const { path, decision } = made
  const own = decision.kind === 'create' ? decision.fields.order_position : undefined
  if (decision.kind !== 'create' || typeof own !== 'number') return made
  const list = collection(db, placeOf(path).collection)
  const { empty } = await getDocsFromServer(query(list, where('order_position', '==', own), limit(1)))
  if (empty) return made
  // Documents at the highest position share it, so they have no place of their own.
  const placed = where('order_position', '<', position.max)
  const last = await getDocsFromServer(query(list, placed, orderBy('order_position', 'desc'), limit(1)))
  const order_position = lastPosition(last.docs.map((found) => found.data() as Positioned))
  return { ...made, decision: { ...decision, fields: { ...decision.fields, order_position } } }
}
