import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consolePageNames, consolePages, sections } from '../../../web/src/console/shell/pages'
import { expectAccessible } from '../support/axe'
import { heading, textsOf } from '../support/content'
import { openConsole } from '../support/render'

const rail = page.getByRole('navigation', { name: 'Consola' })
const current = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ])

test('The side links hold the pages of everyday use, in groups', async () => {
  await openConsole('/admin')
  await expect.element(rail).toBeVisible()
  expect(
    rail
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin',
    '/admin/page',
    '/admin/projects',
    '/admin/testimonials',
    '/admin/prices',
    '/admin/messages',
    '/admin/statistics',
    '/admin/users',
    '/admin/create-user',
    '/admin/settings',
  ])
  const groups = rail.getByRole('group').elements()
  expect(groups.map((group) => group.getAttribute('aria-label')).filter(Boolean)).toEqual([
    'Contenido',
    'Consultas',
    'Personas',
    'Sitio',
  ])
})

test('Every page belongs to one section of the console, and can be reached from it', async () => {
  expect(sections.flatMap(({ links, inside }) => [...links, ...inside]).sort()).toEqual([...consolePageNames].sort())
  for (const { title, links, inside } of sections) {
    if (inside.length === 0) continue
    const [first = 'dashboard'] = links
    await openConsole(consolePages[first])
    const part = document.querySelectorAll('main nav a')
    await expect.poll(() => document.querySelectorAll('main nav a').length, { message: title }).toBeGreaterThan(0)
    expect([...document.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'))).toEqual(
      [...links, ...inside].map((name) => consolePages[name]),
    )
    expect(part).toBeDefined()
  }
})

test('A nested page highlights the side link that leads to it', async () => {
  await openConsole('/admin/trash')
  await expect.element(heading('Papelera')).toBeVisible()
  expect(current()).toEqual([
    ['/admin/page', 'true'],
    ['/admin/trash', 'page'],
  ])
  await page.getByRole('link', { name: 'Testimonios' }).first().click()
  await expect.element(heading('Testimonios')).toBeVisible()
  expect(current()).toEqual([
    ['/admin/testimonials', 'page'],
    ['/admin/testimonials', 'page'],
  ])
})

test('The e-mail address in the bar leads to the account, and the settings lead to the shortcuts', async () => {
  await openConsole('/admin/settings', { width: 1280 })
  await expect.element(page.getByRole('button', { name: 'Atajos de teclado' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /owner@studio\.test/ })
    .click()
  await expect.element(heading('Tu cuenta')).toBeVisible()
  expect(textsOf(page.getByRole('main').getByRole('navigation').getByRole('link'))[0]).toBe('Configuración')
})

for (const language of ['es', 'ar'] as const)
  test(`On a phone axe finds no fault in a nested page, whose link is in sight (${language})`, async () => {
    await openConsole('/admin/import-export', { language, width: 360, height: 740 })
    const here = () => document.querySelector('main nav [aria-current=page]')
    await expect.poll(() => here() !== null).toBe(true)
    await expect.element(page.elementLocator(here() as Element)).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  })
