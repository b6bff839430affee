import * as v from 'valibot'
import { collections } from '../collections.ts'

/**
 * The documents that an admin deletes in one commit: path → the deleted revision, '' for a document without. The rules
 * allow a deletion only if this note in the same commit names it. Firestore sets `at` to the time of the commit.
 */
export const DeletionNote = v.object({ at: v.unknown(), documents: v.record(v.string(), v.string()) })
export type DeletionNote = v.InferOutput<typeof DeletionNote>

/** Returns the path of an admin's note. */
export const deletionNotePath = (userId: string) => `${collections.deletions}/${userId}`

/** Returns the revision by which a note names a stored document. */
export const notedRevision = (stored: Readonly<Record<string, unknown>> | undefined) =>
  typeof stored?.rev === 'string' ? stored.rev : ''
