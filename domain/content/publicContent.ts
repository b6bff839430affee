import { fallbacks, type LanguageCode, localized } from '../languages.ts'
import type { PublicSettings } from '../settings/settings.ts'
import type { ContentKind } from './contentKinds.ts'
import type { ProjectDraft } from './project.ts'
import type { TestimonialDraft } from './testimonial.ts'
import type { Translated } from './translation/sourceHashes.ts'
import { foreignLanguagesOf } from './translation/textLanguage.ts'

/** What a visitor gets to know of a project, in one language. */
export interface PublicProject {
  id: string
  title: string
  description: string
  category: string
  imageUrl: string
  /** What the picture shows; '' where nobody has said it in this language. */
  imageAlt: string
  videoUrl: string
  /** For whom it was made, and in which year; '' where the studio does not say. */
  client: string
  year: string
  /** Its ratio, as '9:16', and its length in seconds; '' and 0 where the studio does not say. */
  format: string
  seconds: number
  /** A few seconds of it without sound, an mp4 or webm file; '' where there are none. */
  loopUrl: string
  isFeatured: boolean
  /** Which of its texts are in another language than the content, for want of a translation. Left out if none is. */
  textLanguages?: Partial<Record<(typeof projectTexts)[number], LanguageCode>>
}

/** A project of which nothing is known: what the samples and the variants of the page begin with. */
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

/** What a visitor gets to know of a testimonial, in one language. `rating` is a number of stars. */
export interface PublicTestimonial {
  id: string
  name: string
  role: string
  company: string
  content: string
  avatarUrl: string
  rating: number
  /** The id of the project that it speaks of; '' where it speaks of none. */
  projectId: string
  /** As a project's. */
  textLanguages?: Partial<Record<(typeof testimonialTexts)[number], LanguageCode>>
}

/** What visitors get to know of each content type, in the owner's order. */
export type PublicRows = { [Kind in ContentKind]: readonly ReturnType<(typeof publicRow)[Kind]>[] }

/**
 * All that the public page shows of what is stored, in one language: prerendered into the page by the build, and answered by
 * `/api/content/<language>`. While the site is under maintenance all lists are empty.
 */
export interface PublicContent extends PublicRows {
  /** Of this shape. A page takes no other than its own. */
  version: typeof publicContentVersion
  language: LanguageCode
  settings: PublicSettings
}

/** Changes with the shape of PublicContent: a page that is older than the function goes on with what it has. */
export const publicContentVersion = 4

/** Where the content of a language is answered, below the site's origin. */
export const publicContentPath = (language: LanguageCode) => `/api/content/${language}`

/** Where a project stands on the public page: `/en/#project-<id>` leads to its card. */
export const projectAnchor = (id: string) => `project-${id}`

const projectTexts = ['title', 'description', 'category'] as const
const testimonialTexts = ['client_role', 'client_company', 'content'] as const

/** A project as visitors see it, stored or still being written; a missing text falls back to English, then Spanish. */
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

/** A testimonial as visitors see it, stored or still being written; texts fall back as those of projects. */
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

/** What visitors get to know of a document of each content type. */
export const publicRow = { projects: publicProject, testimonials: publicTestimonial }
