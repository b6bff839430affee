import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { loading, shownPage } from './frame'

const shown = () => document.querySelector('iframe')?.contentDocument?.body
const field = (name: string) => page.getByRole('textbox', { name })

test('The owner rewrites the hero on the page, and one press restores the default', async () => {
  await openConsole('/admin/page?kind=sections&edit=hero', { width: 1440 })
  await expect.element(field('Título'), { timeout: 80_000 }).toBeVisible()
  const usual = field('Título').element().getAttribute('placeholder') ?? ''
  expect(usual).not.toBe('')
  await expect.poll(() => shown()?.textContent).toContain(usual)
  await field('Título').fill('Cortes que enganchan')
  await expect.poll(() => shown()?.querySelector('h1')?.textContent).toBe('Cortes que enganchan')
  await page.getByRole('button', { name: /^(Crear|Actualizar)$/ }).click()
  await expect.poll(() => server.read('page_sections', 'hero')?.title_es).toBe('Cortes que enganchan')

  await openConsole('/admin/page?kind=sections&edit=hero', { width: 1440 })
  await page.getByRole('button', { name: 'Restaurar predeterminado', exact: true }).click()
  await expect.poll(() => server.read('page_sections', 'hero')).toBeUndefined()
  await expect.poll(() => shown()?.querySelector('h1')?.textContent).toBe(usual)
})

test('The owner adds a question and moves it up', async () => {
  await openConsole('/admin/page?kind=sections&edit=faqs-7', { width: 1440 })
  await page.getByRole('button', { name: 'Agregar después' }).click()
  await expect.element(field('Título')).toHaveValue('')
  await field('Título').fill('¿Y en vertical?')
  await field('Texto').fill('También.')
  await expect.poll(() => shown()?.querySelector('#faqs details:last-of-type')?.textContent).toContain('vertical')
  await page.getByRole('button', { name: 'Crear' }).click()
  const added = () => server.all('page_sections').find(({ title_es }) => title_es === '¿Y en vertical?')
  await expect.poll(added).toMatchObject({ list: 'faqs', order_position: 8 })

  await openConsole(`/admin/page?kind=sections&edit=${String(added()?.id)}`, { width: 1440 })
  await page.getByRole('button', { name: 'Mover antes' }).click()
  await expect.poll(() => added()?.order_position).toBe(7)
})

test('An untouched text is called default; one press begins with it, and one restores it', async () => {
  await openConsole('/admin/page?kind=sections&edit=hero', { width: 1440 })
  await expect.element(field('Título'), { timeout: 80_000 }).toHaveAccessibleDescription(/Predeterminado/)
  const usual = field('Título').element().getAttribute('placeholder') ?? ''
  await page.getByRole('button', { name: 'Partir de este texto: Título' }).click()
  await expect.element(field('Título')).toHaveValue(usual)
  await expect.element(field('Título')).not.toHaveAccessibleDescription(/Predeterminado/)
  await page.getByRole('button', { name: 'Restaurar predeterminado: Título' }).click()
  await expect.element(field('Título')).toHaveValue('')
  await page.getByRole('tab', { name: /^English/ }).click()
  await expect.element(page.getByText(usual, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.element(field('Título')).not.toBeInTheDocument()
  expect(server.all('page_sections')).toEqual([])
})

test('The page scrolls to the part that the address names', async () => {
  await openConsole('/admin/page?kind=sections&edit=faqs-7', { width: 1440 })
  const top = () => shownPage()?.querySelector('[data-part="sections/faqs-7"]')?.getBoundingClientRect().top
  await expect.poll(top, loading).toBeGreaterThanOrEqual(0)
  await expect.poll(top, loading).toBeLessThan(shownPage()?.defaultView?.innerHeight ?? 0)
})
