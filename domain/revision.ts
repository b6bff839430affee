import * as v from 'valibot'
import { storedText } from './content/fields/checks.ts'

/**
 * Every write of a project, testimonial or settings group carries a fresh `rev` and, in `base_rev`, the revision it
 * was made from ('' for a new document). The rules accept a write only when its `base_rev` is the stored `rev`; a
 * counter would let chained offline edits overwrite another device.
 */
export const revisionFields = { rev: storedText, base_rev: storedText }

/** The revisions of a document. */
export const Revisioned = v.object(revisionFields)
export type Revisioned = v.InferOutput<typeof Revisioned>

/** The last writer of a document, as the rules force the writer to state; '' if it was the server. */
export const signedFields = { updated_by: storedText }
