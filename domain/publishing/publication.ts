import * as v from 'valibot'
import { collections } from '../collections.ts'
import { Release, Restoration } from './release.ts'

/** The document with the state of publication. Only the server writes it; admins read it. */
export const publicationId = 'state'
export const publicationPath = `${collections.publishing}/${publicationId}`

/** The document that names what the latest release contains, for comparison with the next. */
export const releasedContentPath = `${collections.publishing}/content`

/** The reasons why a publication failed. */
export const publicationFailures = [
  /** Another build of the site is live: a deployment is under way, or stopped half way. */
  'otherBuild',
  /** Hosting refuses the publisher's account. */
  'refused',
  /** Hosting, the database or the network failed. */
  'unreachable',
  /** The pages cannot be rendered from this content. */
  'notRendered',
  /** The pages are released, but visitors do not get them. */
  'notLive',
  /** The earlier release that should go live again does not exist any more. */
  'releaseGone',
] as const
export type PublicationFailure = (typeof publicationFailures)[number]

const Moment = v.pipe(v.number(), v.integer())
const momentOrNone = v.fallback(v.nullable(Moment), null)

/** The result of opening the site as its readers do, after a publication. */
const Proof = v.object({
  at: Moment,
  /** The languages in which a search engine, a link preview or a visitor did not get the published page. */
  wrong: v.array(v.string()),
  /** True if each page's preview has a title and a picture that exists. */
  preview: v.boolean(),
  /** True if each page has the studio's number; null if none is stored. */
  number: v.nullable(v.boolean()),
})
export type Proof = v.InferOutput<typeof Proof>

/** The state of publication. All moments are in ms since 1970. */
export const Publication = v.object({
  id: v.string(),
  /** When the public content changed last, by the database's clock. */
  changed_at: v.fallback(Moment, 0),
  /** The `changed_at` of the content in the live pages. If it differs from `changed_at`, a publication is due. */
  covered: v.fallback(Moment, 0),
  /** When these pages went live. */
  published_at: momentOrNone,
  /** The build that rendered them. */
  build: v.fallback(v.string(), ''),
  /** The site's address. */
  origin: v.fallback(v.string(), ''),
  /** For each language, a hash of its content and the day `YYYY-MM-DD` since which the content is unchanged. */
  pages: v.fallback(v.record(v.string(), v.object({ hash: v.string(), day: v.string() })), {}),
  /** When the next planned document becomes visible. */
  next_at: momentOrNone,
  /** The moment from which another run may take over from a running one. */
  lease_until: v.fallback(Moment, 0),
  failure: v.fallback(v.nullable(v.picklist(publicationFailures)), null),
  /** The number of failures in a row, and when the next try is due. */
  tries: v.fallback(Moment, 0),
  retry_at: momentOrNone,
  proof: v.fallback(v.nullable(Proof), null),
  /** The latest releases, newest first. */
  releases: v.fallback(v.array(Release), []),
  /** The id of the live release. */
  live: v.fallback(v.string(), ''),
  /** The earlier release that should go live. */
  wanted: v.fallback(v.nullable(Restoration), null),
  /** The earlier release that is live instead of the stored content. */
  restored: v.fallback(v.nullable(Restoration), null),
})
export type Publication = v.InferOutput<typeof Publication>

/**
 * Returns whether the live pages lack a change that should be published. After a return to an earlier release these are
 * only the changes made since: an older one may be noted late.
 */
export const isUnpublished = ({ changed_at, covered, restored }: State) =>
  changed_at !== covered && changed_at > (restored?.at ?? 0)

type State = Pick<Publication, 'changed_at' | 'covered' | 'restored'>

/** Returns whether visitors see an earlier release until something changes. */
export const isHeld = (publication: Publication) =>
  publication.wanted === null && publication.restored !== null && !isUnpublished(publication)

/** Returns whether the site can be set back to a release: only to another one of the live build. */
export const canGoBackTo = ({ id, build }: Release, publication: Publication) =>
  id !== publication.live && build === publication.build

/**
 * Returns whether a run should start now: something is unpublished, an earlier release is wanted, a planned day begins,
 * the build is new, or visitors do not get the pages.
 */
export function isDue(publication: Publication, build: string, now: number): boolean {
  const { lease_until, retry_at, next_at, wanted, failure } = publication
  if (lease_until > now || (retry_at !== null && retry_at > now)) return false
  if (wanted !== null || isUnpublished(publication) || publication.build !== build) return true
  return failure === 'notLive' || (next_at !== null && next_at <= now)
}

const firstPauseMs = 5000
const longestPauseMs = 15 * 60_000

/** Returns the pause before the next try after this many failures in a row, in ms. */
export const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
