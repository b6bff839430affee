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

for (const width of [360, 1440])
  test(`What is opened from the top bar leaves the page where it was, by mouse and by keyboard (${width} px)`, async ({
    ownerPage: page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/admin/permissions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const place = () => page.evaluate(() => Math.round(scrollY))
    expect(await place()).toBe(600)
    const state = page.getByRole('button', { name: /^Estado de la sincronización/ })
    await page.mouse.move(0, 300)
    for (let times = 0; times < 2; times += 1) {
      const { x, y, width, height } = (await state.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(state).toBeFocused()
    }
    expect(await place()).toBe(600)
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await place(), key).toBe(600)
    }
  })
