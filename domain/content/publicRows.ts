import { defaultLanguage, fallbacks, type LanguageCode, localized } from '../languages.ts'
import { caseName } from './caseAddress.ts'
import { creditsIn } from './credits.ts'
import { type ListId, slots } from './page/part.ts'
import { partWith } from './page/parts.ts'
import type { SectionDraft } from './page/section.ts'
import type { ProjectDraft } from './project.ts'
import type {
  ProjectText,
  PublicContent,
  PublicKind,
  PublicProject,
  PublicSection,
  PublicTestimonial,
  TestimonialText,
} from './publicContent.ts'
import type { TestimonialDraft } from './testimonial.ts'
import type { Translated } from './translation/sourceHashes.ts'
import { foreignLanguagesOf } from './translation/textLanguage.ts'

const optionalTexts = ['captions', 'brief', 'approach', 'result'] as const satisfies readonly ProjectText[]
const projectTexts = ['title', 'description', 'category', ...optionalTexts] as const satisfies readonly ProjectText[]
type OptionalText = (typeof optionalTexts)[number]
const testimonialTexts = ['client_role', 'client_company', 'content'] as const satisfies readonly TestimonialText[]

/** Returns a project as visitors see it, stored or in a draft. A missing text falls back to English, then Spanish. */
export const publicProject = (id: string, project: ProjectDraft, language: LanguageCode): PublicProject => ({
  id,
  name: caseName(project[`title_${defaultLanguage}`]),
  title: localized(project, 'title', language, fallbacks.public),
  description: localized(project, 'description', language, fallbacks.public),
  category: localized(project, 'category', language, fallbacks.public),
  imageUrl: project.image_url,
  imageAlt: project[`image_alt_${language}`],
  videoUrl: project.video_url,
  client: project.client_name,
  year: project.completion_date.slice(0, 4),
  format: project.format,
  seconds: project.length_seconds,
  loopUrl: project.loop_url,
  ...optionalTextsOf(project, language),
  isFeatured: project.featured,
  ...(project.footage_hours > 0 && { footageHours: project.footage_hours }),
  ...(project.credits && { credits: creditsIn(project.credits, language) }),
  ...bothOf('stills', project.still_before, project.still_after),
  ...bothOf('sounds', project.sound_before, project.sound_after),
  ...(project.delivered && { delivered: project.delivered.split(' ') }),
  ...languagesOf(project, projectTexts, language),
})

/** Returns two files to compare under their name; nothing if one of them is missing. */
const bothOf = (name: 'stills' | 'sounds', before: string, after: string) =>
  before && after ? { [name]: { before, after } } : {}

/** Returns the optional texts that a project has. */
const optionalTextsOf = (project: ProjectDraft, language: LanguageCode): Pick<PublicProject, OptionalText> =>
  Object.fromEntries(
    optionalTexts.flatMap((name) => {
      const text = localized(project, name, language, fallbacks.public)
      return text ? [[name, text]] : []
    }),
  )

/** Returns a testimonial as visitors see it, stored or in a draft. Texts fall back like those of projects. */
export const publicTestimonial = (id: string, row: TestimonialDraft, language: LanguageCode): PublicTestimonial => ({
  id,
  name: row.client_name,
  role: localized(row, 'client_role', language, fallbacks.public),
  company: localized(row, 'client_company', language, fallbacks.public),
  content: localized(row, 'content', language, fallbacks.public),
  avatarUrl: row.avatar_url,
  rating: row.rating,
  projectId: row.project_id,
  ...languagesOf(row, testimonialTexts, language),
})

function languagesOf<Text extends string>(
  row: Translated<Text>,
  texts: readonly Text[],
  language: LanguageCode,
): { textLanguages?: Partial<Record<Text, LanguageCode>> } {
  const textLanguages = foreignLanguagesOf(row, texts, language, fallbacks.public)
  return textLanguages ? { textLanguages } : {}
}

/** Returns an item of a list as visitors see it. Texts of an added item fall back like those of projects. */
export const publicSection = (
  id: string,
  row: SectionDraft & { order_position: number },
  language: LanguageCode,
): PublicSection => ({
  id,
  list: row.list as ListId,
  order_position: row.order_position,
  imageUrl: row.image_url,
  ...(row.visibility === 'hidden' && { isHidden: true }),
  ...(!partWith(id) && {
    texts: Object.fromEntries(
      slots.flatMap((slot) => {
        const text = localized(row, slot, language, fallbacks.public)
        return text ? [[slot, text]] : []
      }),
    ),
    ...languagesOf(row, slots, language),
  }),
})

/** The texts of the showreel's film, which the page lacks unless the owner has written them. */
const filmTexts: readonly string[] = ['showreel.captions', 'showreel.chapters']

/**
 * Returns the texts that the owner has written in a language, by dictionary key. Only the showreel's captions and
 * chapters fall back to another language, because the page has none of its own.
 */
export const ownTexts = (
  rows: readonly ({ id: string } & SectionDraft)[],
  language: LanguageCode,
): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row) =>
      slots.flatMap((slot) => {
        const key = partWith(row.id)?.texts[slot]
        const isOfFilm = key !== undefined && filmTexts.includes(key)
        const text = isOfFilm ? localized(row, slot, language, fallbacks.public) : row[`${slot}_${language}`]
        return key && text.trim() ? [[key, text]] : []
      }),
    ),
  )

/** Returns the languages of the showreel's captions and chapters, if they fell back to another one. */
export function reelLanguagesOf(
  rows: readonly ({ id: string } & SectionDraft)[],
  language: LanguageCode,
): Pick<PublicContent, 'reelLanguage' | 'chaptersLanguage'> {
  const reel = rows.find(({ id }) => partWith(id)?.texts.captions)
  const { captions, note } = (reel && languagesOf(reel, ['captions', 'note'], language).textLanguages) ?? {}
  return { ...(captions && { reelLanguage: captions }), ...(note && { chaptersLanguage: note }) }
}

/** The functions that return a document as visitors see it. */
export const publicRow = {
  projects: publicProject,
  testimonials: publicTestimonial,
  sections: publicSection,
} satisfies Record<PublicKind, unknown>

/** Returns whether a document has what its place on the page is empty without, in this language. */
export const isComplete = {
  projects: ({ title }: PublicProject) => title !== '',
  testimonials: ({ name, content }: PublicTestimonial) => name.trim() !== '' && content !== '',
  // The page has the texts of default items itself.
  sections: ({ texts }: PublicSection) => texts === undefined || Object.keys(texts).length > 0,
} satisfies Record<PublicKind, unknown>

export const publicKinds = Object.keys(publicRow) as readonly PublicKind[]

/** Builds a record with one value for each content type whose documents visitors see. */
export const forEachPublicKind = <Made>(make: (kind: PublicKind) => Made) =>
  Object.fromEntries(publicKinds.map((kind) => [kind, make(kind)])) as Record<PublicKind, Made>
