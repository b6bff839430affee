import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts as arabic } from '../../../web/src/i18n/locales/ar/public'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { testimonialDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

const { portfolio } = publicTexts
const filter = page.getByRole('radiogroup', { name: portfolio.filter })
const choice = (name: string) => filter.getByRole('radio', { name, exact: true })
const titles = () => [...document.querySelectorAll('#portfolio h3')].map(({ textContent }) => textContent)
const category = (name: string) => inEveryLanguage('category', () => name)
let ids: string[] = []

beforeEach(() => {
  server.reset()
  ids = addProjects(
    { title_es: 'Faro', ...category('Reel') },
    { title_es: 'Marea', ...category('UGC') },
    { title_es: 'Niebla', ...category('Reel') },
  )
})

test('The filter offers the categories that exist, and announces the number of projects', async () => {
  await openPublicPage()
  await expect.element(choice(portfolio.all)).toBeChecked()
  const names = () =>
    filter
      .getByRole('radio')
      .elements()
      .map((one) => one.parentElement?.textContent)
  expect(names()).toEqual([portfolio.all, 'Reel', 'UGC'])
  await choice('Reel').click({ force: true })
  await expect.poll(titles).toEqual(['Faro', 'Niebla'])
  await expect.element(filter.getByRole('status')).toHaveTextContent('Proyectos: 2 de 3')
  await choice(portfolio.all).click({ force: true })
  await expect.poll(titles).toEqual(['Faro', 'Marea', 'Niebla'])
})

test('Arrow keys move through the categories', async () => {
  await openPublicPage()
  await expect.element(choice(portfolio.all)).toBeChecked()
  ;(choice(portfolio.all).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(titles).toEqual(['Marea'])
  await expect.element(choice('UGC')).toHaveFocus()
})

test('Without a choice to make there is no filter, and samples have none', async () => {
  server.reset()
  addProjects({ title_es: 'Faro', category_es: 'Reel' })
  await openPublicPage()
  await expect.poll(titles).toEqual(['Faro'])
  await expect.element(filter).not.toBeInTheDocument()
  server.reset()
  await openPublicPage()
  await expect.poll(() => titles().length).toBe(3)
  await expect.element(filter).not.toBeInTheDocument()
})

test('A link to a project that the filter leaves out shows all projects', async () => {
  server.put(collections.testimonials, 'words', testimonialDocument({ project_id: ids[0] ?? '' }))
  await openPublicPage()
  await choice('UGC').click({ force: true })
  await expect.poll(titles).toEqual(['Marea'])
  location.hash = `project-${ids[0]}`
  await expect.poll(titles).toEqual(['Faro', 'Marea', 'Niebla'])
  await expect.element(page.getByRole('article').filter({ hasText: 'Faro' })).toBeInViewport()
  await expect.element(choice(portfolio.all)).toBeChecked()
})

test.each([
  ['es', portfolio],
  ['ar', arabic.portfolio],
] as const)('The filter and its result are accessible in %s', async (language, texts) => {
  await openPublicPage('home', { language })
  const radios = page.getByRole('radiogroup', { name: texts.filter }).getByRole('radio')
  await expect.poll(() => radios.elements().length).toBe(3)
  await radios.nth(2).click({ force: true })
  await expect.poll(() => titles().length).toBe(1)
  await expectAccessible('#portfolio')
})
