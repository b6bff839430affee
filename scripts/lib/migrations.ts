import { collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { missingFields } from '@studio/domain/content/fields/missingFields'
import { expiryOf, retentionMonths } from '@studio/domain/messages/retention'
import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'

type Fields = Record<string, unknown>

/** A named change of stored documents. Running it again changes nothing. */
interface Migration {
  name: string
  collections: readonly string[]
  /** Returns the fields to write into a document; none if it needs no change. */
  fieldsFor: (stored: Fields, collection: string) => Fields
}

/** All migrations, oldest first. Released ones are never removed: they document the history of old documents. */
export const migrations: readonly Migration[] = [
  {
    name: 'fill-optional-fields',
    collections: contentCollections,
    fieldsFor: (stored, collection) => missingFields(collection, stored),
  },
  {
    name: 'end-enquiries',
    collections: [collections.messages],
    // Uses the default number of months; changing the setting updates all enquiries.
    fieldsFor: ({ expires_at, created_at }) =>
      expires_at === undefined && created_at instanceof Timestamp
        ? { expires_at: Timestamp.fromMillis(expiryOf(created_at.toMillis(), retentionMonths.default)) }
        : {},
  },
]

/** A migration's change of one document. */
export interface MigrationChange {
  migration: string
  path: string
  fields: Fields
}

const atOnce = 200

/**
 * Finds the changes of migrations, and writes them unless `isDry`. Reads documents in pages, ordered by name. Each is
 * written only if it is unchanged since it was read; otherwise it is read again. An interrupted run can therefore be
 * repeated and does the rest. Revisions do not change, so pending edits on devices stay valid.
 */
export async function migrate(
  db: Firestore,
  isDry: boolean,
  note: (change: MigrationChange) => void,
  wanted: readonly Migration[] = migrations,
): Promise<number> {
  let count = 0
  for (const migration of wanted) {
    for (const collection of migration.collections) {
      for await (const document of documentsOf(db, collection)) {
        if (await migrateOne(db, migration, collection, document, isDry, note)) count += 1
      }
    }
  }
  return count
}

async function* documentsOf(db: Firestore, collection: string) {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(atOnce)
  let part = await ordered.get()
  while (part.docs.length > 0) {
    yield* part.docs
    part = await ordered.startAfter(part.docs.at(-1)).get()
  }
}

async function migrateOne(
  db: Firestore,
  { name, fieldsFor }: Migration,
  collection: string,
  document: QueryDocumentSnapshot,
  isDry: boolean,
  note: (change: MigrationChange) => void,
): Promise<boolean> {
  const fields = fieldsFor(document.data(), collection)
  if (Object.keys(fields).length === 0) return false
  if (!isDry) {
    const isWritten = await db.runTransaction(async (transaction) => {
      const now = await transaction.get(document.ref)
      const changes = now.exists ? fieldsFor(now.data() ?? {}, collection) : {}
      if (Object.keys(changes).length === 0) return false
      transaction.update(document.ref, changes)
      return true
    })
    if (!isWritten) return false
  }
  note({ migration: name, path: document.ref.path, fields })
  return true
}
