import * as v from 'valibot'
import { languageCodes } from '../languages.ts'
import { deviceClasses, mostFilms, mostPresses } from './visit.ts'

const Film = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const Films = v.pipe(v.array(Film), v.maxLength(mostFilms))
/** The id of a section of the page, or another place with a chat link, such as `header`. */
const PlaceName = v.pipe(
  v.string(),
  v.transform((name) => (/^[\w-]{1,30}$/.test(name) ? name : 'other')),
)

/**
 * A report of the public page: everything that has happened since its last report. It holds no identifier, so reports of
 * one visitor cannot be linked. Names in a list are distinct, except in `chats`.
 */
export const VisitReport = v.strictObject({
  /** True in the first report of a visit that began outside the site. */
  first: v.boolean(),
  language: v.picklist(languageCodes),
  device: v.picklist(deviceClasses),
  /** The host of the referring site; '' if there is none, or something else was sent. */
  site: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), v.maxLength(80)), ''),
  sections: v.pipe(v.array(PlaceName), v.maxLength(20)),
  started: Films,
  watched: Films,
  /** The places of the pressed chat links, once per press. */
  chats: v.pipe(v.array(PlaceName), v.maxLength(mostPresses)),
  /** True for the first press of a chat link on this page. */
  chatted: v.boolean(),
  enquired: v.boolean(),
  /** The films that the visitor had watched before they sent an enquiry. */
  before: Films,
})
export type VisitReport = v.InferOutput<typeof VisitReport>
