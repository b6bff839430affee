import type * as v from 'valibot'
import { footageHours, pieceFormats, pieceLength, ratioForm } from '../limits.ts'
import { limits } from './fields/checks.ts'
import {
  captions,
  choice,
  choices,
  day,
  film,
  flag,
  line,
  localizedText,
  ownPicture,
  picture,
  sound,
  video,
  visibility,
  whole,
} from './fields/fieldKinds.ts'
import { contentFrom } from './fields/fieldTable.ts'

export const project = contentFrom({
  image_url: picture('imageUrl', true),
  video_url: video(),
  client_name: line(limits.clientName),
  completion_date: day(),
  featured: flag(false),
  title: localizedText(limits.title, 'title', { namesRow: true }),
  description: localizedText(limits.description, 'description'),
  category: localizedText(limits.category, 'category'),
  image_alt: localizedText(limits.imageAlt, undefined, { since: 2 }),
  visibility: visibility({ since: 2 }),
  format: choice(pieceFormats, { since: 3, form: ratioForm }),
  length_seconds: whole(pieceLength, 'lengthRange', { since: 3 }),
  loop_url: film('loopUrl', false, { since: 3 }),
  captions: captions({ since: 4 }),
  brief: localizedText(limits.story, undefined, { since: 5, together: 'story' }),
  approach: localizedText(limits.story, undefined, { since: 5, together: 'story' }),
  result: localizedText(limits.story, undefined, { since: 5, together: 'story' }),
  footage_hours: whole(footageHours, 'countRange', { since: 5 }),
  credits: line(limits.credits, undefined, { since: 5 }),
  still_before: ownPicture({ since: 5 }),
  still_after: ownPicture({ since: 5 }),
  delivered: choices(pieceFormats, { since: 6 }),
  sound_before: sound({ since: 7 }),
  sound_after: sound({ since: 7 }),
})

/**
 * Everything derived from the table: its fields, the schemas of a form's draft, a stored document and a content file's
 * entry, the empty draft and the localized fields.
 */
export const {
  fields: projectFields,
  Draft: ProjectDraft,
  Stored: Project,
  Entry: ProjectEntry,
  empty: emptyProject,
  localized: projectLocalizedFields,
} = project

/** The values of the project form. */
export type ProjectDraft = v.InferOutput<typeof ProjectDraft>
/** A project in a content file. */
export type ProjectEntry = v.InferOutput<typeof ProjectEntry>
export type Project = v.InferOutput<typeof Project>
/** The texts of a project that exist in every language. */
export type ProjectText = (typeof projectLocalizedFields.required)[number]
