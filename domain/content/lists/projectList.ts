import { fallbacks, type LanguageCode, languageCodes, localized } from '../../languages.ts'
import type { Project } from '../project.ts'
import { isInState } from '../visibility.ts'
import { matcherOf } from './search.ts'

/** Orders of the console's list; the first is the page's, the only one in which rows can be moved. */
export const projectSorts = ['order', 'title', 'client', 'date', 'featured'] as const
type ProjectSort = (typeof projectSorts)[number]

/** What the list shows and in which order, as the address keeps it; '' means that nothing is chosen. */
export type ProjectView = {
  q: string
  sort: string
  /** A category by its name in any language: a link and another interface language find the same one. */
  category: string
  /** 'yes', 'no' or ''. */
  featured: string
  /** How it stands at the moment, or ''. */
  visibility: string
}

/** The view that leaves nothing out, in the order of the page. */
export const wholeProjectList: ProjectView = { q: '', sort: 'order', category: '', featured: '', visibility: '' }

const textOf = (row: Project, text: 'title' | 'category', language: LanguageCode) =>
  localized(row, text, language, fallbacks.console)

const sortOf = ({ sort }: ProjectView): ProjectSort => projectSorts.find((known) => known === sort) ?? 'order'

/** Whether rows may be moved: they all show, in the order that moving changes. */
export const canReorder = (view: ProjectView) =>
  sortOf(view) === 'order' &&
  view.q.trim() === '' &&
  view.category === '' &&
  view.featured === '' &&
  view.visibility === ''

/** The names of categories that projects show in a language, each once. */
export function categoriesOf(rows: readonly Project[], language: LanguageCode): string[] {
  const names = new Set(rows.map((row) => textOf(row, 'category', language)))
  names.delete('')
  return [...names].sort(new Intl.Collator(language).compare)
}

/**
 * The categories as people have written them, by their names in a language: each once, with the texts of the project
 * that has most of them. Copies and what a machine translated are left out.
 */
export function writtenCategories(rows: readonly Project[], language: LanguageCode) {
  const found = new Map<string, Partial<Record<LanguageCode, string>>>()
  for (const row of rows) {
    const written = languageCodes.filter(
      (code) => row[`category_${code}`].trim() && !row.text_marks[`category_${code}`],
    )
    const before = found.get(row.category_es)
    if (!row.category_es.trim() || (before && Object.keys(before).length >= written.length)) continue
    found.set(row.category_es, Object.fromEntries(written.map((code) => [code, row[`category_${code}`]])))
  }
  const { compare } = new Intl.Collator(language)
  return [...found]
    .map(([spanish, texts]) => ({ name: texts[language] ?? spanish, texts }))
    .sort((one, other) => compare(one.name, other.name))
}

/** The name in a language of a category that is called so in some language; as it is when no project has it. */
export function shownCategory(rows: readonly Project[], category: string, language: LanguageCode): string {
  if (category === '' || rows.some((row) => textOf(row, 'category', language) === category)) return category
  const row = rows.find((candidate) => languageCodes.some((code) => candidate[`category_${code}`] === category))
  return row ? textOf(row, 'category', language) : category
}

/** The rows that a view shows at a moment, in its order; `rows` are in the page's order, which decides between equals. */
export function listedProjects(
  rows: readonly Project[],
  view: ProjectView,
  language: LanguageCode,
  now: number,
): readonly Project[] {
  const isFound = matcherOf(view.q)
  const category = shownCategory(rows, view.category, language)
  const shown = rows.filter(
    (row) =>
      (category === '' || textOf(row, 'category', language) === category) &&
      (view.featured === '' || row.featured === (view.featured === 'yes')) &&
      isInState(row, view.visibility, now) &&
      isFound([row.client_name, ...languageCodes.flatMap((code) => [row[`title_${code}`], row[`category_${code}`]])]),
  )
  const { compare } = new Intl.Collator(language, { numeric: true })
  const last = (text: string) => (text === '' ? 1 : 0)
  const orders: Record<ProjectSort, ((a: Project, b: Project) => number) | undefined> = {
    order: undefined,
    title: (a, b) => compare(textOf(a, 'title', language), textOf(b, 'title', language)),
    client: (a, b) => last(a.client_name) - last(b.client_name) || compare(a.client_name, b.client_name),
    date: (a, b) => (a.completion_date < b.completion_date ? 1 : a.completion_date > b.completion_date ? -1 : 0),
    featured: (a, b) => Number(b.featured) - Number(a.featured),
  }
  const order = orders[sortOf(view)]
  return order ? shown.sort(order) : shown
}
