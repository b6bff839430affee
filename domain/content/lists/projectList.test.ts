import { describe, expect, test } from 'vitest'
import { projectDocument } from '../../../tests/support/factories.ts'
import { inEveryLanguage, type LanguageCode } from '../../languages.ts'
import type { Project } from '../project.ts'
import { categoriesOf, type ProjectView, projectList, shownCategory, writtenCategories } from './projectList.ts'

const project = (id: string, given: Partial<Project>): Project => ({ ...projectDocument(given), id })
const today = '2026-12-03'
const rows = [
  project('a', { title_es: 'Ñandú', title_de: 'Zebra', category_es: 'Reel', client_name: 'Volta' }),
  project('b', {
    title_es: 'Árbol',
    title_ru: 'Ёлка',
    category_es: 'Podcast',
    category_en: 'Talk',
    client_name: '',
    featured: true,
  }),
  project('c', {
    ...{ title_es: 'nube 10', category_es: 'Reel', client_name: 'Café Aurora', completion_date: '2026-09-01' },
    visibility: '2026-12-04',
  }),
  project('d', {
    ...{ title_es: 'nube 9', category_es: '', client_name: 'aurora', completion_date: '' },
    visibility: 'hidden',
  }),
]
const idsOf = (view: Partial<ProjectView>, language: 'es' | 'de' = 'es') =>
  projectList
    .rowsOf(rows, { ...projectList.whole, ...view }, language, today)
    .map(({ id }) => id)
    .join('')

test.each<[string, Partial<ProjectView>, string]>([
  ['nothing chosen: all, in the page’s order', {}, 'abcd'],
  ['a word of a title, without its accents and case', { q: 'ARBOL' }, 'b'],
  ['a title in another language', { q: 'елка' }, 'b'],
  ['a client', { q: 'aurora' }, 'cd'],
  ['several words, in any order and place', { q: ' 10  café nube' }, 'c'],
  ['a category', { q: 'podcast' }, 'b'],
  ['a word that occurs nowhere', { q: 'xyz' }, ''],
  ['one category', { category: 'Reel' }, 'ac'],
  ['featured only', { featured: 'yes' }, 'b'],
  ['not featured', { featured: 'no' }, 'acd'],
  ['documents that visitors see now', { visibility: 'visible' }, 'ab'],
  ['planned documents', { visibility: 'planned' }, 'c'],
  ['hidden documents', { visibility: 'hidden' }, 'd'],
  ['search and filter together', { q: 'aurora', category: 'Reel' }, 'c'],
  ['by title, as a reader of Spanish sorts; numbers by their size', { sort: 'title' }, 'bdca'],
  ['by client, those without one last', { sort: 'client' }, 'dcab'],
  ['newest first, those without a date last', { sort: 'date' }, 'cabd'],
  ['featured first, the rest in the page’s order', { sort: 'featured' }, 'bacd'],
  ['an unknown order', { sort: 'constructor' }, 'abcd'],
])('The list shows %s', (_, view, ids) => {
  expect(idsOf(view)).toBe(ids)
})

test('Titles are sorted in the shown language', () => {
  expect(idsOf({ sort: 'title' }, 'de').at(-1)).toBe('a')
})

test.each<[Partial<ProjectView>, boolean]>([
  [{}, true],
  [{ q: '  ' }, true],
  [{ sort: 'no such' }, true],
  [{ q: 'a' }, false],
  [{ sort: 'title' }, false],
  [{ category: 'Reel' }, false],
  [{ featured: 'no' }, false],
  [{ visibility: 'hidden' }, false],
])('Rows can be moved only if all are shown in the page’s order: %o', (view, can) => {
  expect(projectList.canReorder({ ...projectList.whole, ...view })).toBe(can)
})

describe('Categories', () => {
  const reels = [
    project('a', { category_es: 'Reel', category_de: 'Kurzfilm' }),
    project('b', { category_es: 'Corto', category_de: 'Kurzfilm' }),
    project('c', { category_es: 'Reel', category_de: 'Rolle' }),
    project('d', { category_es: '', category_de: '', category_en: '' }),
  ]

  test.each<[LanguageCode, string[]]>([
    ['es', ['Corto', 'Reel']],
    ['de', ['Kurzfilm', 'Rolle']],
  ])('are offered once per shown name, in %s', (language, names) => {
    expect(categoriesOf(reels, language)).toEqual(names)
  })

  test.each<[LanguageCode, string, string, string]>([
    ['de', 'Kurzfilm', 'Kurzfilm', 'ab'],
    ['de', 'Corto', 'Kurzfilm', 'ab'],
    ['de', 'Reel', 'Kurzfilm', 'ab'],
    ['es', 'Reel', 'Reel', 'ac'],
    ['es', 'Rolle', 'Reel', 'ac'],
    ['es', 'none such', 'none such', ''],
    ['es', '', '', 'abcd'],
  ])('in %s, requested as “%s”, appear as “%s” with the projects %s', (language, category, name, ids) => {
    expect(shownCategory(reels, category, language)).toBe(name)
    const shown = projectList.rowsOf(reels, { ...projectList.whole, category }, language, today)
    expect(shown.map(({ id }) => id).join('')).toBe(ids)
  })
})

test('A category is offered once, with the written texts of the project that has the most', () => {
  const category = inEveryLanguage('category', (code) => `Reel ${code}`)
  const marked = { category_fr: 'copied', category_de: 'machine' } as const
  const rows = [
    { id: '1', ...projectDocument({ ...category, text_marks: marked }) },
    { id: '2', ...projectDocument({ ...category, category_fr: 'Bobine', text_marks: { category_de: 'machine' } }) },
    { id: '3', ...projectDocument({ ...category, category_es: ' ' }) },
  ]
  const [found, ...others] = writtenCategories(rows, 'fr')
  expect(others).toEqual([])
  expect(found).toMatchObject({ name: 'Bobine', texts: { es: 'Reel es', fr: 'Bobine', it: 'Reel it' } })
  expect(found?.texts).not.toHaveProperty('de')
})
