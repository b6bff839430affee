import * as v from 'valibot'
import { inEveryLanguage } from '../languages.ts'
import { revisionFields } from '../revision.ts'
import { limits, optionalDay, optionalText, optionalUrl, requiredText, safeUrl, storedText } from './fields.ts'
import { type LocalizedFields, Stamps, storedStamps } from './translation.ts'

/** The three texts of a project that exist in every language. */
export const projectTexts = ['title', 'description', 'category'] as const
export type ProjectText = (typeof projectTexts)[number]
export const projectLocalizedFields: LocalizedFields<ProjectText> = { required: projectTexts, optional: [] }

/** What the project form holds and what may be saved to the site: all texts in all ten languages. */
export const ProjectDraft = v.object({
  image_url: safeUrl('imageUrl'),
  video_url: optionalUrl('videoUrl'),
  client_name: optionalText(limits.clientName),
  completion_date: optionalDay,
  featured: v.boolean(),
  ...inEveryLanguage('title', (code) => requiredText('title', code, limits.title)),
  ...inEveryLanguage('description', (code) => requiredText('description', code, limits.description)),
  ...inEveryLanguage('category', (code) => requiredText('category', code, limits.category)),
  translated_from: Stamps,
})
export type ProjectDraft = v.InferOutput<typeof ProjectDraft>

/** A stored portfolio project; `id` is the document's name. Reading is lenient, writing is not. */
export const Project = v.object({
  id: v.string(),
  image_url: storedText,
  video_url: storedText,
  client_name: storedText,
  completion_date: storedText,
  featured: v.fallback(v.boolean(), false),
  order_position: v.fallback(v.number(), 0),
  ...inEveryLanguage('title', () => storedText),
  ...inEveryLanguage('description', () => storedText),
  ...inEveryLanguage('category', () => storedText),
  translated_from: storedStamps,
  ...revisionFields,
})
export type Project = v.InferOutput<typeof Project>

/** The form's first values for a new project. */
export const emptyProject: ProjectDraft = {
  image_url: '',
  video_url: '',
  client_name: '',
  completion_date: '',
  featured: false,
  ...inEveryLanguage('title', () => ''),
  ...inEveryLanguage('description', () => ''),
  ...inEveryLanguage('category', () => ''),
  translated_from: {},
}
