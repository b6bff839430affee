import { fallbacks, type LanguageCode, languageCodes, localized } from '../../languages.ts'
import type { Project } from '../project.ts'
import { contentList, type ListView, wholeList } from './contentList.ts'
import { compareValues } from './order.ts'

/** What the list of projects shows. */
export type ProjectView = ListView & {
  /** A category by its name in any language: a link and another interface language find the same one. */
  category: string
  /** 'yes', 'no' or ''. */
  featured: string
}

const textOf = (row: Project, text: 'title' | 'category', language: LanguageCode) =>
  localized(row, text, language, fallbacks.console)

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

/** '' comes after every text. */
const isLast = (text: string) => (text === '' ? 1 : 0)

/** The console's list of projects. */
export const projectList = contentList({
  whole: { ...wholeList, category: '', featured: '' } as ProjectView,
  textsOf: (row: Project) => [
    row.client_name,
    ...languageCodes.flatMap((code) => [row[`title_${code}`], row[`category_${code}`]]),
  ],
  orders: {
    title: (one, other, compare, language) => compare(textOf(one, 'title', language), textOf(other, 'title', language)),
    client: (one, other, compare) =>
      isLast(one.client_name) - isLast(other.client_name) || compare(one.client_name, other.client_name),
    date: (one, other) => compareValues(other.completion_date, one.completion_date),
    featured: (one, other) => Number(other.featured) - Number(one.featured),
  },
  filter: (rows, view, language) => {
    const category = shownCategory(rows, view.category, language)
    return (row) =>
      (category === '' || textOf(row, 'category', language) === category) &&
      (view.featured === '' || row.featured === (view.featured === 'yes'))
  },
})
