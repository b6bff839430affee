import { type LanguageCode, type LocalizedKey, languageCodes } from '@studio/domain/languages'
import type { pieceFormats } from '@studio/domain/limits'

/** Texts by language and name, in a translator's order; a later language may have none. */
export type Texts<Name extends string> = Readonly<Partial<Record<LanguageCode, Readonly<Record<Name, string>>>>> & {
  es: Readonly<Record<Name, string>>
}

/** A sample project; its picture is `/samples/<id>.webp`, its loop the .mp4 beside it. */
export interface ProjectSeed {
  id: string
  client_name: string
  /** A path on the site, or ''. */
  video_url: string
  completion_date: string
  featured: boolean
  format: (typeof pieceFormats)[number]
  length_seconds: number
  /** Only some samples have the facts of a case, and brief, approach and result among their texts. */
  footage_hours?: number
  credits?: string
  /** Paths on the site. */
  still_before?: string
  still_after?: string
  sound_before?: string
  sound_after?: string
  /** Ratios with a space between them. */
  delivered?: string
  texts: Texts<'title' | 'description' | 'category'>
}

/** A sample testimonial; `company` is a name and the same in every language. */
export interface TestimonialSeed {
  id: string
  client_name: string
  company: string
  /** A path on the site, or ''. */
  avatar: string
  rating: number
  /** The id of the project that the testimonial is about, or ''. */
  project_id: string
  texts: Texts<'client_role' | 'content'>
}

/** Turns texts by language into stored fields: `{ es: { title: … } }` → `{ title_es: … }`. */
export const stored = <Name extends string>(texts: Texts<Name>): Record<LocalizedKey<Name>, string> =>
  Object.fromEntries(
    languageCodes.flatMap((code) =>
      Object.keys(texts.es).map((name) => [`${name}_${code}`, texts[code]?.[name as Name] ?? '']),
    ),
  ) as Record<LocalizedKey<Name>, string>
