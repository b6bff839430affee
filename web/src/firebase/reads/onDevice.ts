import { trashSince } from '@studio/domain/audit/trash'
import { type CollectionName, collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
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
] as const satisfies CollectionName[]
type Shown = (typeof shownCollections)[number]

/** Enough to work with; a longer list is fetched as it is looked at. */
const most = 2000

/** Enough of the log for the versions of what was edited lately; older ones are fetched as they are looked at. */
const mostEntries = 500

/** Of the log only what history and trash ask for: the last entries of content, and all that lies in the trash. */
function queriesFor(db: Firestore, name: Shown): Query[] {
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

/** Reads every collection from the server once, so that the device has it. */
export async function fetchAll(): Promise<void> {
  const db = await openFirestore()
  await Promise.all(shownCollections.flatMap((name) => queriesFor(db, name)).map((wanted) => getDocsFromServer(wanted)))
}
