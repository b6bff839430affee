import { expect, test } from 'vitest'
import { categoriesOf, inCategory } from './categories.ts'

const projects = (...categories: string[]) => categories.map((category, id) => ({ id, category }))

test.each([
  ['no project', [], []],
  ['a single project', ['Reel'], []],
  ['one category for all', ['Reel', 'Reel'], []],
  ['no category at all', ['', ' '], []],
  ['two categories', ['Reel', 'UGC'], ['Reel', 'UGC']],
  ['the owner’s order, each once', ['UGC', 'Reel', 'UGC'], ['UGC', 'Reel']],
  ['one category, and a project without', ['Reel', ''], ['Reel']],
  ['the same in other letters', ['Reel', ' reel ', 'REEL', 'UGC'], ['Reel', 'UGC']],
  ['any script', ['إعلان', 'CM', '短视频'], ['إعلان', 'CM', '短视频']],
])('A filter offers only categories that exist: %s', (_, categories, offered) => {
  expect(categoriesOf(projects(...categories)).map(({ name }) => name)).toEqual(offered)
})

test.each([
  ['', [0, 1, 2, 3]],
  ['Reel', [0, 2]],
  [' REEL', [0, 2]],
  ['UGC', [1]],
  ['Podcast', [0, 1, 2, 3]],
])('The category “%s” has the projects %j', (name, ids) => {
  expect(inCategory(projects('Reel', 'UGC', 'reel', ''), name).map(({ id }) => id)).toEqual(ids)
})

test('An untranslated category names its language', () => {
  const [first, second] = categoriesOf([
    { category: 'Comercial', textLanguages: { category: 'es' } },
    { category: 'Reel' },
  ])
  expect([first?.language, second?.language]).toEqual(['es', undefined])
})
