import { collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { missingFields } from '@studio/domain/content/fields/missingFields'
import { expiryOf, retentionMonths } from '@studio/domain/messages/retention'
import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'

/** Fields of a document by name. */
type Fields = Record<string, unknown>

/** A named change of stored documents. Run again it finds nothing to do. */
interface Migration {
  name: string
  collections: readonly string[]
  /** The fields to write into a document; none when it is as it should be. */
  fieldsFor: (stored: Fields, collection: string) => Fields
}

/** All migrations, the oldest first. What was shipped stays: it says how old documents came to be what they are. */
export const migrations: readonly Migration[] = [
  {
    name: 'fill-optional-fields',
    collections: contentCollections,
    fieldsFor: (stored, collection) => missingFields(collection, stored),
  },
  {
    name: 'end-enquiries',
    collections: [collections.messages],
    // After the months that apply until the owner says otherwise; a change of the setting goes through all of them.
    fieldsFor: ({ expires_at, created_at }) =>
      expires_at === undefined && created_at instanceof Timestamp
        ? { expires_at: Timestamp.fromMillis(expiryOf(created_at.toMillis(), retentionMonths.default)) }
        : {},
  },
]

/** What a migration does to one document. */
export interface MigrationChange {
  migration: string
  path: string
  fields: Fields
}

const atOnce = 200

/**
 * Finds what migrations change, and writes it unless `isDry`. Documents are read in parts, in the order of their names,
 * and each is written only as it was read: an edit meanwhile wins, and the document is looked at again. So a run that was
 * ended can be repeated, and goes on with what is left. Revisions stay: devices that edit these documents go on.
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
