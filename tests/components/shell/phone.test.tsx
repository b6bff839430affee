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
