import type { Page } from 'playwright/test'
import { addProjects } from '../support/content'
import { expect, fillProject, test, unique } from './studio'

/* The ways from page to page of the console: where the next one begins, who has the keyboard there, and its name. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const top = (page: Page) => page.evaluate(() => scrollY)
const scroll = (page: Page, to: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to).then(() => expect.poll(() => top(page)).toBe(to))

test('A page begins at its top, also a form, and the way back leads to where one was', async ({ ownerPage: page }) => {
  const title = unique('Vuelta')
  await addProjects(...Array.from({ length: 12 }, () => ({ title_es: title })))
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(`/admin/projects?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await scroll(page, 300)
  await page
    .getByRole('button', { name: `Editar ${title}` })
    .nth(4)
    .click()
  await expect(heading(page, 'Editar Proyecto')).toBeInViewport()
  expect(await top(page)).toBe(0)
  await scroll(page, 200)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect.poll(() => top(page)).toBe(300)

  await page.getByRole('link', { name: 'Quién puede hacer qué' }).click()
  await expect(heading(page, 'Quién puede hacer qué')).toBeInViewport()
  expect(await top(page)).toBe(0)
  await scroll(page, 200)
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect.poll(() => top(page)).toBe(300)
  await page.getByLabel('Ordenar por').selectOption('Título')
  await expect(page).toHaveURL(/sort=/)
  expect(await top(page)).toBe(300)
  await page.goForward()
  await expect.poll(() => top(page)).toBe(200)
})

test('The heading has the keyboard when what had it is gone: a form opened, saved, or left', async ({
  ownerPage: page,
}) => {
  const title = unique('Foco')
  await page.goto('/admin/projects')
  const create = page.getByRole('button', { name: 'Nuevo Proyecto' })
  await create.press('Enter')
  await expect(heading(page, 'Nuevo Proyecto')).toBeFocused()
  await fillProject(page, title)
  await page.getByRole('button', { name: 'Crear' }).press('Enter')
  await expect(heading(page, 'Proyectos')).toBeFocused()
  const edit = page.getByRole('button', { name: `Editar ${title}` })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Volver' }).click(),
  ]) {
    await edit.click()
    await expect(heading(page, 'Editar Proyecto')).toBeFocused()
    await leave()
    await expect(heading(page, 'Proyectos')).toBeFocused()
  }
})

test('The window is named after the page, in the language of the console', async ({ ownerPage: page }) => {
  await page.goto('/admin')
  await expect(page).toHaveTitle('Panel · Consola del estudio')
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expect(page).toHaveTitle('Proyectos · Consola del estudio')
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await expect(page).toHaveTitle('Nuevo Proyecto · Consola del estudio')
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Proyectos · Consola del estudio')
  await page.getByRole('combobox', { name: /language|idioma/i }).selectOption('en')
  await expect(page).toHaveTitle('Projects · Studio console')
  await page.goto('/')
  await expect(page).not.toHaveTitle(/Studio console/)
  await page.goBack()
  await expect(page).toHaveTitle('Projects · Studio console')
})
