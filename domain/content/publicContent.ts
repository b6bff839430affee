import { fallbacks, type LanguageCode, localized } from '../languages.ts'
import type { Prices } from '../offers/prices.ts'
import type { PublicSettings } from '../settings/settings.ts'
import { type ListId, type Slot, slots } from './page/part.ts'
import { partWith } from './page/parts.ts'
import type { SectionDraft } from './page/section.ts'
import type { ProjectDraft } from './project.ts'
import type { TestimonialDraft } from './testimonial.ts'
import type { Translated } from './translation/sourceHashes.ts'
import { foreignLanguagesOf } from './translation/textLanguage.ts'

/** A project as visitors see it, in one language. */
export interface PublicProject {
  id: string
  title: string
  description: string
  category: string
  imageUrl: string
  /** The picture's alternative text; '' if this language has none. */
  imageAlt: string
  videoUrl: string
  /** The client and the year; '' if the studio does not tell them. */
  client: string
  year: string
  /** Its ratio, as '9:16', and its length in seconds; '' and 0 if the studio does not tell them. */
  format: string
  seconds: number
  /** A silent clip of a few seconds, an mp4 or webm file; '' if there is none. */
  loopUrl: string
  isFeatured: boolean
  /** The languages of those texts that lack a translation. Absent if there are none. */
  textLanguages?: Partial<Record<(typeof projectTexts)[number], LanguageCode>>
}

/** An empty project, the base of the samples and the page's variants. */
export const noProject: PublicProject = {
  id: '',
  title: '',
  description: '',
  category: '',
  imageUrl: '',
  imageAlt: '',
  videoUrl: '',
  client: '',
  year: '',
  format: '',
  seconds: 0,
  loopUrl: '',
  isFeatured: false,
}

/** A testimonial as visitors see it, in one language. `rating` is a number of stars. */
export interface PublicTestimonial {
  id: string
  name: string
  role: string
  company: string
  content: string
  avatarUrl: string
  rating: number
  /** The id of the project that it is about; '' if there is none. */
  projectId: string
  /** As for projects. */
  textLanguages?: Partial<Record<(typeof testimonialTexts)[number], LanguageCode>>
}

/** An item of one of the page's lists as visitors see it, in one language, as far as the owner has changed the list. */
export interface PublicSection {
  id: string
  list: ListId
  /** Its place in the list, counted from 0. */
  order_position: number
  /** The owner has removed the default item. */
  isHidden?: true
  /** Only for an item that has no default texts, because the owner has added it. */
  texts?: Partial<Record<Slot, string>>
  imageUrl: string
  /** As for projects. */
  textLanguages?: Partial<Record<Slot, LanguageCode>>
}

/** The content types of which visitors see each document, in the owner's order. */
export type PublicKind = keyof typeof publicRow
export type PublicRows = { [Kind in PublicKind]: readonly ReturnType<(typeof publicRow)[Kind]>[] }

/**
 * The stored content that the public page shows, in one language. The build prerenders it into the page, and
 * `/api/content/<language>` returns it. While the site is under maintenance all lists are empty.
 */
export interface PublicContent extends PublicRows {
  /** The version of this shape. A page ignores content of any other version. */
  version: typeof publicContentVersion
  language: LanguageCode
  settings: PublicSettings
  /** The owner's texts in this language, by dictionary key; all others are the page's own. */
  texts: Readonly<Record<string, string>>
  /** The price list that applies. Without it the defaults do. */
  prices?: Prices
}

/** Changes with the shape of PublicContent. A page that is older than the function keeps the content it has. */
export const publicContentVersion = 5

/** Returns the path on the site that returns a language's content. */
export const publicContentPath = (language: LanguageCode) => `/api/content/${language}`

/** Returns the anchor of a project's card: `/en/#project-<id>` leads to it. */
export const projectAnchor = (id: string) => `project-${id}`

const projectTexts = ['title', 'description', 'category'] as const
const testimonialTexts = ['client_role', 'client_company', 'content'] as const

/** Returns a project as visitors see it, stored or in a draft. A missing text falls back to English, then Spanish. */
export const publicProject = (id: string, project: ProjectDraft, language: LanguageCode): PublicProject => ({
  id,
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
  isFeatured: project.featured,
  ...languagesOf(project, projectTexts, language),
})

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

/** Returns the texts that the owner has written in a language, by dictionary key. */
export const ownTexts = (
  rows: readonly ({ id: string } & SectionDraft)[],
  language: LanguageCode,
): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row) =>
      slots.flatMap((slot) => {
        const [key, text] = [partWith(row.id)?.texts[slot], row[`${slot}_${language}`]]
        return key && text.trim() ? [[key, text]] : []
      }),
    ),
  )

/** The functions that return a document as visitors see it. Of the price lists they see the one that applies. */
export const publicRow = { projects: publicProject, testimonials: publicTestimonial, sections: publicSection }

export const publicKinds = Object.keys(publicRow) as readonly PublicKind[]

/** Builds a record with one value for each content type of which visitors see the documents. */
export const forEachPublicKind = <Made>(make: (kind: PublicKind) => Made) =>
  Object.fromEntries(publicKinds.map((kind) => [kind, make(kind)])) as Record<PublicKind, Made>
