import * as v from 'valibot'
import { languageCodes } from '../languages.ts'

const dayMs = 86_400_000

/** Days for which a preview link works. */
export const previewDays = 7
export const previewMs = previewDays * dayMs

/** Days for which an ended link stays in the list, with its visits. */
export const endedPreviewDays = 30
export const endedPreviewMs = endedPreviewDays * dayMs

/** Maximum number of visits listed per link; all are counted. */
export const mostVisits = 20

/** The secret part of a link: a name, a time and a signature, 54 bytes in base64url (functions/src/previews). */
export const PreviewToken = v.pipe(v.string(), v.regex(/^[\w-]{72}$/))

/** When somebody opened a link, in ms since 1970, and in which language. Nothing about the person is stored. */
const PreviewVisit = v.object({ at: v.number(), language: v.picklist(languageCodes) })

/** A stored preview link without its name. All times are in ms since 1970. */
export const StoredPreviewLink = v.object({
  created_at: v.number(),
  created_by: v.string(),
  ends_at: v.number(),
  /** When an admin ended the link; null if nobody has. */
  revoked_at: v.nullable(v.number()),
  visit_count: v.number(),
  /** The latest visits, newest first. */
  visits: v.array(PreviewVisit),
})
export type StoredPreviewLink = v.InferOutput<typeof StoredPreviewLink>

/** A preview link as admins see it. */
export const PreviewLink = v.object({ id: v.string(), token: v.string(), ...StoredPreviewLink.entries })
export type PreviewLink = v.InferOutput<typeof PreviewLink>

/** The state of a link at a moment: `revoked` by an admin or `expired` after its seven days. */
export const previewState = (
  { revoked_at, ends_at }: Pick<StoredPreviewLink, 'revoked_at' | 'ends_at'>,
  now: number,
): 'open' | 'revoked' | 'expired' => (revoked_at !== null ? 'revoked' : ends_at <= now ? 'expired' : 'open')

/** The name of the token in a page's address. A fragment reaches neither servers nor their logs. */
export const previewFragment = '#preview='
