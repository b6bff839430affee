import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hostileDocuments } from '../../support/hostileStudio'
import { openConsole } from '../support/render'
import { openWholePage } from '../support/wholePage'
import { expectHarmless, expectShown, seedHostile } from './tricks'

/* Hostile texts are shown as plain text, on narrow and wide screens. */

seedHostile()

type Fields = Readonly<Record<string, unknown>>

/** Returns the hostile texts in some fields of a collection. */
const textsIn = (collection: string, ...fields: string[]) =>
  hostileDocuments()
    .filter(([name]) => name === collection)
    .flatMap(([, , document]) => fields.map((field) => String((document as Fields)[field])))

test('Hostile texts show as texts on the public page, and none is cut off', async () => {
  await openWholePage()
  await expectShown([
    ...textsIn(collections.projects, 'title_es', 'description_es', 'category_es'),
    ...textsIn(collections.testimonials, 'client_name', 'client_role_es', 'client_company_es', 'content_es'),
  ])
  await expectHarmless()
  const cards = [...document.querySelectorAll('article, figure')]
  expect(cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

const lists = [
  { path: '/admin/projects', texts: textsIn(collections.projects, 'title_es', 'category_es', 'client_name') },
  { path: '/admin/testimonials', texts: textsIn(collections.testimonials, 'client_name', 'client_company_es') },
  { path: '/admin/translations', texts: textsIn(collections.projects, 'title_es') },
  { path: '/admin/messages', texts: textsIn(collections.messages, 'name', 'email', 'subject') },
  { path: '/admin/users', texts: textsIn(collections.profiles, 'full_name') },
]

test.each(lists)('Hostile texts show as texts in the list at $path', async ({ path, texts }) => {
  await openConsole(path)
  await expectShown(texts)
  await expectHarmless()
})

test.each(['/admin', '/admin/import-export'])('Hostile texts show as text on the page at %s', async (path) => {
  await openConsole(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectHarmless()
})
