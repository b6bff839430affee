import { type LanguageCode, languageCodes } from '../../languages.ts'
import { type ContentKind, contentKinds } from '../contentKinds.ts'
import { type ContentRows, contentTypes, nameOfContent } from '../contentTypes.ts'
import { matcherOf } from '../lists/search.ts'
import { type TranslationState, translationState } from './sourceHashes.ts'

/** What may be amiss with a language, the worst first. */
export const gapStates = ['missing', 'copied', 'outOfDate', 'machine'] as const satisfies readonly TranslationState[]

/** One document with how each of its languages stands. */
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
export const overviewOf = (rows: ContentRows, language: LanguageCode): OverviewRow[] =>
  contentKinds.flatMap((kind) =>
    rows[kind].map((row) => ({
      id: `${kind}/${row.id}`,
      kind,
      document: row.id,
      visibility: row.visibility,
      name: nameOfContent(kind, row, language),
      states: inAll((code) => translationState(row, contentTypes[kind].localized, code)),
    })),
  )

/** What the overview shows, as the address keeps it; '' means that nothing is chosen. */
export type OverviewView = {
  q: string
  kind: string
  /** 'gaps' for any of them, or one of `gapStates`. */
  state: string
  /** One language, or '' for all. */
  lang: string
}

/** The view that leaves nothing out. */
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
