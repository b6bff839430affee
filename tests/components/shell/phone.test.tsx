import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { addProjects, addTranslatedProject, row } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const phone = { width: 360, height: 740 }
/** How much wider than the window the page is, in px. */
const overflow = () => document.documentElement.scrollWidth - innerWidth

/** The choices over a list whose words do not fit. */
const cutChoices = () =>
  [...document.querySelectorAll<HTMLElement>('[role=search] select')].filter((choice) => {
    const { width } = choice.getBoundingClientRect()
    choice.style.inlineSize = 'max-content'
    const wanted = choice.getBoundingClientRect().width
    choice.style.inlineSize = ''
    return wanted > width + 1
  })

test('On a phone the question where a project goes has no fault that axe knows', async () => {
  addTranslatedProject('Puerto')
  await openConsole('/admin/projects', phone)
  await page.getByRole('button', { name: 'Más acciones: Puerto' }).click()
  await page.getByRole('menuitem', { name: 'Mover' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('On a phone the list of testimonials fits, with its choices in full, and has no fault that axe knows', async () => {
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
  test(`On a phone the bar shows the language’s code in full, and a finger finds its choice (${language})`, async () => {
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

test('On a phone the filters of the activity stand behind one button, and clearing them leaves the keyboard there', async () => {
  await openConsole('/admin/activity?kind=site_settings', phone)
  const opener = page.getByRole('button', { name: 'Filtros (1)' })
  await expect.element(opener).toBeVisible()
  await expect.element(page.getByLabelText('Quién')).not.toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.element(page.getByRole('button', { name: 'Filtros', exact: true })).toHaveFocus()
  await expectAccessible()
})

test('On a phone what stands beside a form’s title is one row of signs that say what they are', async () => {
  await openConsole('/admin/projects?edit=cafe-aurora', phone)
  const names = ['Ver en el sitio', 'Historial', 'Volver']
  const place = (name: string) =>
    page.getByRole('main').getByText(name, { exact: true }).element().closest('a, button')?.getBoundingClientRect()
  await expect.element(page.getByRole('button', { name: 'Volver', exact: true })).toBeVisible()
  expect(new Set(names.map((name) => place(name)?.top)).size).toBe(1)
  for (const name of names) expect(place(name)?.width).toBeGreaterThanOrEqual(40)
  await expectAccessible()
})
