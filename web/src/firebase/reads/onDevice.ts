import { trashSince } from '@studio/domain/audit/trash'
import { type CollectionName, collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { comparedParts } from '@studio/domain/visits/visitDay'
import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import { noteWhetherEmpty } from '../../device/emptyCollections'
import { serverTime } from '../../lib/serverTime'
import { openFirestore } from '../firestore'

/** The collections that the console shows. */
const shownCollections = [
  ...contentCollections,
  collections.messages,
  collections.settings,
  collections.roles,
  collections.profiles,
  collections.auditLog,
  collections.visitDays,
] as const satisfies CollectionName[]
type Shown = (typeof shownCollections)[number]

/**
 * Maximum number of documents per collection. Longer lists load the rest when they are viewed. For messages, these are
 * the newest.
 */
const most = 2000

/**
 * Maximum number of log entries: enough for the versions of recently edited documents. Older entries load when they are
 * viewed.
 */
const mostEntries = 500

/**
 * Returns the queries for a collection. The log is limited to the latest entries of content, and everything in the
 * trash.
 */
function queriesFor(db: Firestore, name: Shown): Query[] {
  if (name === collections.messages) return [query(collection(db, name), orderBy('created_at', 'desc'), limit(most))]
  if (name === collections.visitDays) return [query(collection(db, name), orderBy('day', 'desc'), limit(comparedParts))]
  if (name !== collections.auditLog) return [query(collection(db, name), limit(most))]
  const newest = [
    where('collection', 'in', [...contentCollections, collections.settings]),
    orderBy('at', 'desc'),
    limit(mostEntries),
  ]
  const since = Timestamp.fromMillis(trashSince(serverTime() ?? 0))
  const trashed = contentCollections.map((one) =>
    query(
      collection(db, name),
      ...[where('collection', '==', one), where('action', '==', 'delete'), where('at', '>=', since)],
      orderBy('at', 'desc'),
    ),
  )
  return [query(collection(db, name), ...newest), ...trashed]
}

/** Loads every collection from the server once, so that the device has stored it. */
export async function fetchAll(): Promise<void> {
  const db = await openFirestore()
  await Promise.all(
    shownCollections.flatMap((name) =>
      queriesFor(db, name).map(async (wanted, at) => {
        const { empty } = await getDocsFromServer(wanted)
        // Further queries of a collection ask for a part of it.
        if (at === 0 && name !== collections.auditLog) noteWhetherEmpty(name, empty)
      }),
    ),
  )
}
