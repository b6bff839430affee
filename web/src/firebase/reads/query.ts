import type { CollectionName } from '@studio/domain/collections'
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Part } from '../collection'

/** Returns the SDK's query for a part of a collection. Import this file only dynamically, or from one that is. */
export function queryOf(db: Firestore, name: CollectionName, part: Part): Query {
  const { during, order, descending } = part
  const constraints: QueryConstraint[] = Object.entries(part.where ?? {}).map(([field, value]) =>
    Array.isArray(value) ? where(field, 'in', value) : where(field, '==', value),
  )
  if (part.id !== undefined) constraints.push(where(documentId(), '==', part.id))
  if (during)
    constraints.push(
      where(during.field, '>=', Timestamp.fromMillis(during.from)),
      where(during.field, '<', Timestamp.fromMillis(during.before)),
    )
  if (order) constraints.push(orderBy(order, descending ? 'desc' : 'asc'))
  if (part.limit) constraints.push(limit(part.limit))
  return query(collection(db, name), ...constraints)
}
