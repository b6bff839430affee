import { type LanguageCode, languageCodes } from '../../languages.ts'
import type { ContentKind } from '../contentKinds.ts'
import { type ContentRows, contentTypes, nameOfContent, translatedKinds } from '../contentTypes.ts'
import { matcherOf } from '../lists/search.ts'
import { type TranslationState, translationState } from './sourceHashes.ts'

/** The possible gaps of a language, worst first. */
export const gapStates = ['missing', 'copied', 'outOfDate', 'machine'] as const satisfies readonly TranslationState[]

/** One document with the translation state of each language. */
export interface OverviewRow {
  /** Unique among all kinds. */
  id: string
  kind: ContentKind
  /** The id of its document. */
  document: string
  name: string
  /** The document's visibility. Hidden documents count like others, because their texts have yet to be written. */
  visibility: string
  states: Record<LanguageCode, TranslationState>
}

const inAll = (stateOf: (code: LanguageCode) => TranslationState) =>
  Object.fromEntries(languageCodes.map((code) => [code, stateOf(code)])) as Record<LanguageCode, TranslationState>

/** Returns all content as rows of the overview, with names in a language. */
export const overviewOf = (rows: ContentRows, language: LanguageCode): OverviewRow[] =>
  translatedKinds.flatMap((kind) =>
    rows[kind].map((row) => ({
      id: `${kind}/${row.id}`,
      kind,
      document: row.id,
      visibility: row.visibility,
      name: nameOfContent(kind, row, language),
      states: inAll((code) => translationState(row, contentTypes[kind].localized, code)),
    })),
  )

/** The overview's search and filters, as the address stores them; '' means no choice. */
export type OverviewView = {
  q: string
  kind: string
  /** 'gaps' for any state of `gapStates`, or one of these states. */
  state: string
  /** One language, or '' for all. */
  lang: string
}

/** The view without search and filters. */
export const wholeOverview: OverviewView = { q: '', kind: '', state: '', lang: '' }

/** Returns the languages that a view shows. */
export const languagesOf = (view: OverviewView): readonly LanguageCode[] => {
  const one = languageCodes.find((code) => code === view.lang)
  return one ? [one] : languageCodes
}

/** Returns the rows that a view shows. Only the shown languages' states count. */
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

/** Returns the number of rows whose texts in a language are in a state. */
export const countOf = (rows: readonly OverviewRow[], code: LanguageCode, state: TranslationState) =>
  rows.filter(({ states }) => states[code] === state).length
