import * as v from 'valibot'
import type { ContentKind } from '../content/contentKinds.ts'

/** An item that one release shows otherwise than the release before it. */
const ReleasedItem = v.object({
  change: v.picklist(['added', 'changed', 'removed']),
  /** A content type, or `settings`. */
  kind: v.string(),
  id: v.string(),
  /** Its name, in Spanish; '' if it has none. */
  name: v.string(),
})
export type ReleasedItem = v.InferOutput<typeof ReleasedItem>
export type ReleasedKind = ContentKind | 'settings'

/** A release of the public pages. */
export const Release = v.object({
  /** Its name at the target, to which the site can be set back. */
  id: v.string(),
  at: v.number(),
  /** The build that rendered it. Only releases of the live build can go live again. */
  build: v.string(),
  /** For each language, a hash of its page. */
  pages: v.fallback(v.record(v.string(), v.string()), {}),
  items: v.array(ReleasedItem),
  /** The number of further items. */
  more: v.number(),
})
export type Release = v.InferOutput<typeof Release>

/** An admin's wish to make an earlier release live again, or the fact that it is. */
export const Restoration = v.object({ release: v.string(), by: v.string(), at: v.number() })
export type Restoration = v.InferOutput<typeof Restoration>

/** Maximum number of releases listed. */
export const mostReleases = 20
