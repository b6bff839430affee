import { fallbacks, type LanguageCode, languageCodes, localized } from '../languages.ts'
import { type Project, projectLocalizedFields } from './project.ts'
import { matcherOf } from './search.ts'
import { type Testimonial, testimonialLocalizedFields } from './testimonial.ts'
import { type TranslationState, translationState } from './translation.ts'

export const contentKinds = ['projects', 'testimonials'] as const
export type ContentKind = (typeof contentKinds)[number]

/** What may be amiss with a language, the worst first. */
export const gapStates = ['missing', 'copied', 'outOfDate', 'machine'] as const satisfies readonly TranslationState[]

/** One project or testimonial with how each of its languages stands. */
export interface OverviewRow {
  /** Unique among all kinds. */
  id: string
  kind: ContentKind
  /** The name of its document. */
  document: string
  name: string
  /** Who sees it. What is hidden counts like all else: its texts are still to be written. */
  visibility: string
  states: Record<LanguageCode, TranslationState>
}

const inAll = (stateOf: (code: LanguageCode) => TranslationState) =>
  Object.fromEntries(languageCodes.map((code) => [code, stateOf(code)])) as Record<LanguageCode, TranslationState>

/** All content as rows of the overview, with names in a language. */
export const overviewOf = (
  projects: readonly Project[],
  testimonials: readonly Testimonial[],
  language: LanguageCode,
): OverviewRow[] => [
  ...projects.map((row) => ({
    id: `projects/${row.id}`,
    kind: 'projects' as const,
    document: row.id,
    visibility: row.visibility,
    name: localized(row, 'title', language, fallbacks.console),
    states: inAll((code) => translationState(row, projectLocalizedFields, code)),
  })),
  ...testimonials.map((row) => ({
    id: `testimonials/${row.id}`,
    kind: 'testimonials' as const,
    document: row.id,
    visibility: row.visibility,
    name: row.client_name,
    states: inAll((code) => translationState(row, testimonialLocalizedFields, code)),
  })),
]

/** What the overview shows, as the address keeps it; '' means that nothing is chosen. */
export type OverviewView = {
  q: string
  kind: string
  /** 'gaps' for any of them, or one of `gapStates`. */
  state: string
  /** One language, or '' for all. */
  lang: string
}

export const wholeOverview: OverviewView = { q: '', kind: '', state: '', lang: '' }

/** The languages that a view shows. */
export const languagesOf = (view: OverviewView): readonly LanguageCode[] => {
  const one = languageCodes.find((code) => code === view.lang)
  return one ? [one] : languageCodes
}

/** The rows that a view shows. A state counts in the languages that show. */
export function listedOverview(rows: readonly OverviewRow[], view: OverviewView): readonly OverviewRow[] {
  const isFound = matcherOf(view.q)
  const codes = languagesOf(view)
  const isWanted = (state: TranslationState) => (view.state === 'gaps' ? state !== 'complete' : state === view.state)
  return rows.filter(
    (row) =>
      (view.kind === '' || row.kind === view.kind) &&
      (view.state === '' || codes.some((code) => isWanted(row.states[code]))) &&
      isFound([row.name]),
  )
}

/** How many rows have a language in a state. */
export const countOf = (rows: readonly OverviewRow[], code: LanguageCode, state: TranslationState) =>
  rows.filter(({ states }) => states[code] === state).length
