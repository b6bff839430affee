import { addProjects } from '../../support/content'
import { expect, test } from '../support/studio'

test('Going back and forward restores a page’s scroll position, and the window has its name', async ({
  ownerPage: page,
}) => {
  const top = () => page.evaluate(() => scrollY)
  const scroll = (to: number) =>
    expect
      .poll(() =>
        page.evaluate((top) => {
          scrollTo({ top, behavior: 'instant' })
          return scrollY
        }, to),
      )
      .toBe(to)
  await addProjects(...Array.from({ length: 12 }, () => ({ title_es: 'Vuelta' })))
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/admin/projects?q=Vuelta')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await scroll(300)
  // Playwright's own click would scroll the page.
  await page.getByRole('button', { name: 'Editar Vuelta' }).nth(1).dispatchEvent('click')
  await expect(page).toHaveTitle(/Editar Proyecto · Consola del estudio$/)
  expect(await top()).toBe(0)
  await scroll(200)
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect.poll(top).toBe(300)

  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(page).toHaveTitle(/Configuración · Consola del estudio$/)
  expect(await top()).toBe(0)
  await scroll(200)
  await page.goBack()
  await expect.poll(top).toBe(300)
  await page.goForward()
  await expect.poll(top).toBe(200)

  await page.getByRole('combobox', { name: 'Idioma', exact: true }).selectOption('en')
  await page.goto('/')
  await expect(page).not.toHaveTitle(/Studio console/)
  await page.goBack()
  await expect(page).toHaveTitle(/Settings · Studio console$/)
})
