import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addProjects, heading, row, rowNames } from '../support/content'
import { button, fillProject, press, title } from '../support/form'
import { openConsole } from '../support/render'

/* Navigation in the console: scroll position, focus and title of the next page. */

/** Scrolls the page once it is long enough; the browser reports it with its next frame. */
async function scroll(to: number) {
  await expect
    .poll(() => {
      scroller().scrollTo({ top: to, behavior: 'instant' })
      return scroller().scrollTop
    })
    .toBe(to)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
/** Returns the element that scrolls: the window, or in a small window the page itself. */
const scroller = () => (innerWidth < 1024 ? document.querySelector('main') : null) ?? document.documentElement
const addTwelve = () => addProjects(...Array.from({ length: 12 }, () => ({ title_es: 'Vuelta' })))

test('A page begins at its top, as does a form, and going back restores the position', async () => {
  addTwelve()
  const { router } = await openConsole('/admin/projects?q=Vuelta', { width: 1280, height: 400 })
  await expect.poll(() => rowNames().length).toBe(12)
  await scroll(300)
  await button('Editar Vuelta').nth(1).click()
  await expect.element(heading('Editar Proyecto')).toBeInViewport()
  expect(scrollY).toBe(0)
  await scroll(200)
  await press('{Escape}')
  await expect.poll(() => rowNames().length).toBe(12)
  await expect.poll(() => scrollY).toBe(300)

  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect.element(heading('Configuración')).toBeInViewport()
  expect(scrollY).toBe(0)
  await scroll(200)
  await router.navigate(-1)
  await expect.poll(() => rowNames().length).toBe(12)
  await expect.poll(() => scrollY).toBe(300)
  await router.navigate(1)
  await expect.poll(() => scrollY).toBe(200)
})

test('A change of the list’s order leaves the page where it was', async () => {
  addTwelve()
  const { router } = await openConsole('/admin/projects?q=Vuelta', { width: 1280, height: 400 })
  await expect.poll(() => rowNames().length).toBe(12)
  await scroll(80)
  await page.getByLabelText('Ordenar por').selectOptions('Título')
  await expect.poll(() => router.state.location.search).toContain('sort=')
  expect(scrollY).toBe(80)
})

test('A new form focuses its first field, and returns the focus to its opener', async () => {
  await openConsole('/admin/projects')
  const create = button('Nuevo Proyecto')
  await expect.element(create).toBeVisible()
  create.element().focus()
  await press('{Enter}')
  await expect.element(title()).toHaveFocus()
  await fillProject('Foco')
  button('Crear').element().focus()
  await press('{Enter}')
  await expect.element(row('Foco')).toBeVisible()
  await expect.element(create).toHaveFocus()
  const opener = page.getByRole('link', { name: 'Foco', exact: true })
  for (const leave of [() => press('{Escape}'), () => button('Volver').click()]) {
    await button('Editar Foco').click()
    await expect.element(heading('Editar Proyecto')).toHaveFocus()
    await leave()
    await expect.element(opener).toHaveFocus()
  }
})

test('The window is named after the page, in the language of the console', async () => {
  const named = (title: string) => expect.poll(() => document.title.replace(/^\(\d+\) /, '')).toBe(title)
  await openConsole('/admin')
  await named('Panel · Consola del estudio')
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await named('Proyectos · Consola del estudio')
  await button('Nuevo Proyecto').click()
  await named('Nuevo Proyecto · Consola del estudio')
  await press('{Escape}')
  await named('Proyectos · Consola del estudio')
  await page.getByRole('combobox', { name: /language|idioma/i }).selectOptions('en')
  await named('Projects · Studio console')
})

for (const width of [360, 1440])
  test(`Opening something from the top bar keeps the page’s scroll position, by mouse and by keyboard (${width} px)`, async () => {
    await openConsole('/admin/settings', { width, height: 640 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scroll(600)
    const state = button(/^Estado de la sincronización/)
    for (let times = 0; times < 2; times += 1) {
      await state.click()
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await press('{Escape}')
      await expect.element(state).toHaveFocus()
    }
    expect(scroller().scrollTop).toBe(600)
    for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await press(keys)
      expect(scroller().scrollTop, keys).toBe(600)
    }
  })
