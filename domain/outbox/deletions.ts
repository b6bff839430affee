import * as v from 'valibot'
import { collections } from '../collections.ts'

/**
 * What an admin deletes in one commit: path → the revision that is deleted, '' for a document without. The rules let
 * nothing be deleted that this note beside it does not name. Firestore source hashes `at`, the moment of the commit.
 */
export const DeletionNote = v.object({ at: v.unknown(), documents: v.record(v.string(), v.string()) })
export type DeletionNote = v.InferOutput<typeof DeletionNote>

/** Where an admin's note stands. */
export const deletionNotePath = (userId: string) => `${collections.deletions}/${userId}`

/** The revision that a note names for a stored document. */
export const notedRevision = (stored: Readonly<Record<string, unknown>> | undefined) =>
  typeof stored?.rev === 'string' ? stored.rev : ''
