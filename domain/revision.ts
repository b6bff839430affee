import * as v from 'valibot'
import { storedText } from './content/fields/checks.ts'

/**
 * Every write of a project, testimonial or settings group carries a fresh `rev` and, in `base_rev`, the revision it
 * was made from ('' for a new document). The rules accept a write only when its `base_rev` is the stored `rev`; a
 * counter would let chained offline edits overwrite another device.
 */
export const revisionFields = { rev: storedText, base_rev: storedText }

/** The part of a document that carries its revisions. */
export const Revisioned = v.object(revisionFields)
export type Revisioned = v.InferOutput<typeof Revisioned>

/** Who wrote a document last, as the rules force the writer to say; '' where the server did. */
export const signedFields = { updated_by: storedText }
