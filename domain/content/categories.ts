import type { LanguageCode } from '../languages.ts'
import type { PublicProject } from './publicContent.ts'

type Categorized = Pick<PublicProject, 'category' | 'textLanguages'>

/** A category as it is displayed; `language` if it is not the page's. */
export interface Category {
  name: string
  language?: LanguageCode | undefined
}

/** Categories that differ only in case or outer spaces are the same. */
const keyOf = (name: string) => name.trim().toLowerCase()

/** Returns the projects of a category; all of them if there is none of that name. */
export function inCategory<Project extends Categorized>(
  projects: readonly Project[],
  name: string,
): readonly Project[] {
  const found = name ? projects.filter(({ category }) => keyOf(category) === keyOf(name)) : []
  return found.length > 0 ? found : projects
}

/**
 * Returns the categories that a filter offers, in the projects' order; none if no choice would leave any project out.
 */
export function categoriesOf(projects: readonly Categorized[]): Category[] {
  const categories = new Map<string, Category>()
  for (const { category, textLanguages } of projects) {
    const key = keyOf(category)
    if (!categories.has(key)) categories.set(key, { name: category.trim(), language: textLanguages?.category })
  }
  return categories.size > 1 ? [...categories.values()].filter(({ name }) => name) : []
}
