import { fallbacks, type LanguageCode, languageCodes, localized } from '../../languages.ts'
import type { Project } from '../project.ts'
import { compareValues } from './compareValues.ts'
import { contentList, type ListView, wholeList } from './contentList.ts'

/** The view of the list of projects. */
export type ProjectView = ListView & {
  /** A category by its name in any language, so that links work in every interface language. */
  category: string
  /** 'yes', 'no' or ''. */
  featured: string
}

const textOf = (row: Project, text: 'title' | 'category', language: LanguageCode) =>
  localized(row, text, language, fallbacks.console)

/** Returns the distinct category names of projects in a language. */
export function categoriesOf(rows: readonly Project[], language: LanguageCode): string[] {
  const names = new Set(rows.map((row) => textOf(row, 'category', language)))
  names.delete('')
  return [...names].sort(new Intl.Collator(language).compare)
}

/**
 * Returns the categories that people wrote, by name in a language. Each has the texts of the project in which it was
 * written in the most languages. Copies and machine translations are left out.
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

/** Returns a category's name in a language, given its name in any; unchanged if no project has it. */
export function shownCategory(rows: readonly Project[], category: string, language: LanguageCode): string {
  if (category === '' || rows.some((row) => textOf(row, 'category', language) === category)) return category
  const row = rows.find((candidate) => languageCodes.some((code) => candidate[`category_${code}`] === category))
  return row ? textOf(row, 'category', language) : category
}

/** Sorts '' last. */
const isLast = (text: string) => (text === '' ? 1 : 0)

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
