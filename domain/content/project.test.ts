import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inEveryLanguage, languageCodes, languageOf } from '../languages.ts'
import { requiredTextIn } from './fields/validationTexts.ts'
import { emptyProject, Project, ProjectDraft, ProjectEntry, project } from './project.ts'

const whole: ProjectDraft = {
  ...emptyProject,
  image_url: 'https://example.com/a.webp',
  ...inEveryLanguage('title', (code) => `T ${code}`),
  ...inEveryLanguage('description', (code) => `D ${code}`),
  ...inEveryLanguage('category', (code) => `C ${code}`),
}
const messages = (draft: unknown) => v.safeParse(ProjectDraft, draft).issues?.map(({ message }) => message) ?? []

test('a project with all texts in all ten languages may be saved', () => expect(messages(whole)).toEqual([]))

// The texts of languages that were added later are optional.
const first = languageCodes.filter((code) => !languageOf(code).since)

test.each(first)('in %s a missing title, description or category is reported in that language', (code) => {
  const draft = { ...whole, [`title_${code}`]: '', [`description_${code}`]: ' ', [`category_${code}`]: '' }
  expect(messages(draft)).toEqual([
    requiredTextIn('title', code),
    requiredTextIn('description', code),
    requiredTextIn('category', code),
  ])
})

test.each([
  [{ image_url: '' }, 'imageUrl'],
  [{ image_url: 'javascript:alert(1)' }, 'imageUrl'],
  [{ video_url: 'nope' }, 'videoUrl'],
  [{ completion_date: '2026-02-30' }, 'dateFormat'],
  [{ completion_date: '30/02/2026' }, 'dateFormat'],
  [{ title_es: 'a'.repeat(121) }, 'tooLong'],
  [{ client_name: 'a'.repeat(101) }, 'tooLong'],
  [{ delivered: '9:16 2:1' }, 'choiceUnknown'],
  [{ still_before: 'https://example.com/a.webp' }, 'imageUrl'],
  [{ still_before: '/samples/../a.webp' }, 'imageUrl'],
])('%j is refused: %s', (change, key) => expect(messages({ ...whole, ...change })).toEqual([key]))

test.each([
  ['', ''],
  ['1:1', '1:1'],
  ['1:1 9:16', '9:16 1:1'],
  [' 16:9  16:9 ', '16:9'],
])('the delivered formats %j are saved as %j', (given, saved) =>
  expect(v.parse(ProjectDraft, { ...whole, delivered: given }).delivered).toBe(saved),
)

const hidden = { ...emptyProject, title_es: 'Puerto', visibility: 'hidden' }

test('only a hidden project may be saved with just its Spanish title', () => {
  expect(messages(hidden)).toEqual([])
  expect(messages({ ...hidden, title_es: ' ' })).toEqual([requiredTextIn('title', 'es')])
  const lacking = messages({ ...hidden, visibility: 'visible' })
  expect(lacking).toHaveLength(30)
  expect(lacking).toContain('imageUrl')
  expect(messages({ ...hidden, visibility: '2026-12-03' })).toEqual(lacking)
  expect(messages({ ...hidden, title_fr: 'a'.repeat(121) })).toEqual(['tooLong'])
  const { success } = v.safeParse(ProjectEntry, { ...hidden, id: 'a', order_position: 0 })
  expect(success).toBe(true)
})

test('missing fields are listed in the order of the table', () => {
  expect(project.missingIn({ ...whole, image_url: '', title_fr: ' ', category_it: '' })).toEqual([
    'image_url',
    'title_fr',
    'category_it',
  ])
  expect(project.missingIn(hidden)).toEqual([])
  expect(project.missingIn({ ...hidden, title_es: '' })).toEqual(['title_es'])
  expect(project.requiredFor('hidden')).toEqual(['title_es'])
  expect(project.requiredFor('2026-12-03')).toHaveLength(31)
})

test.each([
  [undefined, 'visible'],
  ['visible', 'visible'],
  ['2026-12-03', '2026-12-03'],
  ['', 'hidden'],
  ['2026-02-30', 'hidden'],
  [true, 'hidden'],
])('a stored project with the visibility %j is read as %s', (visibility, expected) => {
  expect(v.parse(Project, { id: 'a', ...(visibility !== undefined && { visibility }) }).visibility).toBe(expected)
})

test('a stored project that lacks fields is still shown', () => {
  expect(v.parse(Project, { id: 'a', title_es: 'Hola', featured: 'yes', order_position: '3' })).toMatchObject({
    id: 'a',
    title_es: 'Hola',
    title_en: '',
    featured: false,
    order_position: 1_000_000,
    rev: '',
  })
})
