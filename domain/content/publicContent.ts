import type { LanguageCode } from '../languages.ts'
import type { Prices } from '../offers/prices.ts'
import type { PublicSettings } from '../settings/settings.ts'
import type { ListId, Slot } from './page/part.ts'

/* Visitors load this file, so it imports only types. */

/** The texts of a project and of a testimonial that may lack a translation. */
export type StoryText = 'brief' | 'approach' | 'result'
export type ProjectText = 'title' | 'description' | 'category' | 'captions' | StoryText
export type TestimonialText = 'client_role' | 'client_company' | 'content'

/** A project as visitors see it, in one language. */
export interface PublicProject extends Partial<Record<StoryText, string>> {
  id: string
  /**
   * The project's name in its address, made from its Spanish title (`caseName`). Absent in content of an older
   * function.
   */
  name?: string
  title: string
  description: string
  category: string
  imageUrl: string
  /** The picture's alternative text; '' if this language has none. */
  imageAlt: string
  videoUrl: string
  /** The client and the year; '' if the studio left them out. */
  client: string
  year: string
  /** The piece's ratio, as '9:16', and its length in seconds; '' and 0 if the studio left them out. */
  format: string
  seconds: number
  /** A silent clip of a few seconds, an mp4 or webm file; '' if there is none. */
  loopUrl: string
  /** The film's captions as WebVTT. Absent if there are none. */
  captions?: string
  isFeatured: boolean
  /** Absent if the studio left them out: hours of footage; the people involved, one per line, with their roles. */
  footageHours?: number
  credits?: string
  /** A still before and after the grade. Absent unless there are both. */
  stills?: { before: string; after: string }
  /** Files of the sound before and after the mix. Absent unless there are both. */
  sounds?: { before: string; after: string }
  /** The ratios in which it was delivered. Absent if the studio left them out. */
  delivered?: readonly string[]
  /** The languages of those texts that lack a translation. Absent if there are none. */
  textLanguages?: Partial<Record<ProjectText, LanguageCode>>
}

/** An empty project, the base of the samples and the page's variants. */
export const noProject: PublicProject = {
  id: '',
  name: '',
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
  /** The id of the project that the testimonial is about; '' if there is none. */
  projectId: string
  /** The languages of those texts that lack a translation. Absent if there are none. */
  textLanguages?: Partial<Record<TestimonialText, LanguageCode>>
}

/** An item of one of the page's lists as visitors see it, in one language. It holds only what the owner has changed. */
export interface PublicSection {
  id: string
  list: ListId
  /** The item's place in the list, counted from 0. */
  order_position: number
  /** The owner has removed the default item. */
  isHidden?: true
  /** Only for an item that has no default texts, because the owner has added it. */
  texts?: Partial<Record<Slot, string>>
  imageUrl: string
  /** The languages of those texts that lack a translation. Absent if there are none. */
  textLanguages?: Partial<Record<Slot, LanguageCode>>
}

/**
 * The documents that visitors see, in the owner's order. Price lists are not among them; visitors see only the one that
 * applies.
 */
export interface PublicRows {
  projects: readonly PublicProject[]
  testimonials: readonly PublicTestimonial[]
  sections: readonly PublicSection[]
}
export type PublicKind = keyof PublicRows

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
  /** The languages of the showreel's captions and chapters, if they lack a translation. */
  reelLanguage?: LanguageCode
  chaptersLanguage?: LanguageCode
  /** The price list that applies; if it is missing, the default prices apply. */
  prices?: Prices
}

/** Changes with the shape of PublicContent. A page that is older than the function keeps the content it has. */
export const publicContentVersion = 5

/** Returns the path on the site that returns a language's content. */
export const publicContentPath = (language: LanguageCode) => `/api/content/${language}`

/** Returns the anchor of a project's card: `/en/#project-<id>` leads to it. */
export const projectAnchor = (id: string) => `project-${id}`

/** Begins the anchor of every project's own address: `/en/#portfolio/cafe-aurora` opens the project. */
export const casePrefix = '#portfolio/'
