import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { addProjects, addTranslatedProject, row } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const phone = { width: 360, height: 740 }
/** Returns how many px the page is wider than the window. */
const overflow = () => document.documentElement.scrollWidth - innerWidth

/** Returns the selects above a list that cut off their text. */
const cutChoices = () =>
  [...document.querySelectorAll<HTMLElement>('[role=search] select')].filter((choice) => {
    const { width } = choice.getBoundingClientRect()
    choice.style.inlineSize = 'max-content'
    const wanted = choice.getBoundingClientRect().width
    choice.style.inlineSize = ''
    return wanted > width + 1
  })

test('On a phone axe finds no fault in the dialog that moves a project', async () => {
  addTranslatedProject('Puerto')
  await openConsole('/admin/projects', phone)
  await page.getByRole('button', { name: 'Más acciones: Puerto' }).click()
  await page.getByRole('menuitem', { name: 'Mover' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('On a phone the list of testimonials fits with its choices in full, and axe finds no fault in it', async () => {
  await openConsole('/admin/testimonials', phone)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect.element(page.getByLabelText('Ordenar por')).toBeVisible()
  expect(document.querySelectorAll('[role=search] select').length).toBe(3)
  expect(cutChoices()).toEqual([])
  expect(overflow()).toBeLessThanOrEqual(0)
  await expectAccessible()
})

for (const language of ['es', 'ar'] as const)
  for (const list of ['projects', 'messages'])
    test(`On a phone the table of ${list} needs no scrolling sideways (${language})`, async () => {
      const title = 'Horizonte largo: donde empieza la medianoche'
      addProjects({ title_es: title, title_ar: `${title} طويل` })
      server.put(collections.messages, 'long', messageDocument({ name: title, status: 'replied' }))
      await openConsole(`/admin/${list}?q=${encodeURIComponent(title)}`, { language, ...phone })
      await expect.element(row(title)).toBeVisible()
      const frame = document.querySelector('table')?.closest('[role=region]')
      expect(frame).not.toBeNull()
      expect((frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0)).toBe(0)
    })

for (const [language, code] of [
  ['es', 'ES'],
  ['ar', 'AR'],
] as const)
  test(`On a phone the bar shows the language’s whole code, and its menu is large enough to touch (${language})`, async () => {
    await openConsole('/admin/projects', { language, ...phone })
    const choice = page.getByRole('banner').getByRole('combobox')
    await expect.element(choice).toHaveValue(language)
    const face = choice.element().previousElementSibling
    expect(face?.textContent).toBe(code.toLowerCase())
    expect((face?.scrollWidth ?? 0) - (face?.clientWidth ?? 0)).toBe(0)
    const { width, height } = choice.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    choice.element().focus()
    expect(getComputedStyle(face as Element).outlineStyle).toBe('solid')
    await expectAccessible()
  })

test('On a phone one button opens the log’s filters, and keeps the focus when they are cleared', async () => {
  await openConsole('/admin/activity?kind=site_settings', phone)
  const opener = page.getByRole('button', { name: 'Filtros (1)' })
  await expect.element(opener).toBeVisible()
  await expect.element(page.getByLabelText('Quién')).not.toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.element(page.getByRole('button', { name: 'Filtros', exact: true })).toHaveFocus()
  await expectAccessible()
})

test('On a phone the controls beside a form’s title are one row of labelled icons', async () => {
  await openConsole('/admin/projects?edit=cafe-aurora', phone)
  const names = ['Ver en el sitio', 'Historial', 'Volver']
  const place = (name: string) =>
    page.getByRole('main').getByText(name, { exact: true }).element().closest('a, button')?.getBoundingClientRect()
  await expect.element(page.getByRole('button', { name: 'Volver', exact: true })).toBeVisible()
  expect(new Set(names.map((name) => place(name)?.top)).size).toBe(1)
  for (const name of names) expect(place(name)?.width).toBeGreaterThanOrEqual(40)
  // The bar at the lower edge always covers some field. Scroll this one into view, so that axe finds it uncovered.
  document.querySelector('[name=category_es]')?.scrollIntoView({ block: 'center' })
  await expectAccessible()
})

for (const language of ['es', 'ar', 'ja'] as const)
  test(`On a phone the languages of a form are in one row, with the open one and the first field in sight (${language})`, async () => {
    await openConsole('/admin/projects?edit=cafe-aurora&lang=ru', { language, ...phone })
    const tabs = page.getByRole('tab')
    await expect.element(tabs.nth(9)).toBeInTheDocument()
    expect(new Set(tabs.elements().map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
    const open = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
    expect(open?.left).toBeGreaterThanOrEqual(0)
    expect(open?.right).toBeLessThanOrEqual(phone.width)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
    const field = document.querySelector('main [role=tabpanel] input')?.getBoundingClientRect()
    expect(field?.bottom).toBeLessThan(phone.height)
  })

test('Moving the focus scrolls each language of the row into sight', async () => {
  await openConsole('/admin/projects?edit=cafe-aurora', phone)
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  ;(page.getByRole('tab').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab').nth(9)).toHaveFocus()
  expect(page.getByRole('tab').nth(9).element().getBoundingClientRect().right).toBeLessThanOrEqual(phone.width)
})

test('In a wide window the links of a section are in one row, and the cards of the settings leave no gaps', async () => {
  await openConsole('/admin/settings', { width: 1440, height: 900 })
  const links = page.getByRole('navigation', { name: 'Sitio' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  await expect.element(page.getByLabelText('Instagram')).toBeVisible()
  expect(new Set(links.elements().map((link) => link.getBoundingClientRect().top)).size).toBe(1)
  const cards = [...document.querySelectorAll('main section')].map((card) => card.getBoundingClientRect())
  const columns = Map.groupBy(cards, ({ left }) => left)
  expect(columns.size).toBeGreaterThan(1)
  for (const column of columns.values())
    for (const [at, card] of column.slice(1).entries())
      expect(card.top - (column[at]?.bottom ?? 0)).toBeLessThanOrEqual(24)
})
