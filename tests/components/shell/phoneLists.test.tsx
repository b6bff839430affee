import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { consolePages } from '../../../web/src/console/shell/pages'
import { messageDocument, projectDocument } from '../../support/factories'
import { knows, phone as otherDevice, thisDevice } from '../account/devices'
import { many, openInbox } from '../messages/inbox'
import { setGroup } from '../settings/groups'
import { addProjects, addTestimonials } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { noteDeletion } from '../support/trash'

const phone = { width: 360, height: 740 }
const lists = ['projects', 'testimonials', 'messages', 'users', 'translations'] as const
const lines = ['activity', 'trash', 'pictures'] as const
const languages = ['es', 'de', 'ar', 'ja'] as const
const long = 'Horizonte largo: donde empieza la medianoche y nadie sabe cuándo termina'

/**
 * Returns the controls below a finger's 44 px, on the page or in the dialog over it. A link in text is as high as its
 * line; one that opens its row is as large as the row.
 */
const small = () =>
  [...targetsIn([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('p') && !element.matches('[type=file], [role=switch]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Elements that are visible only while they have the focus.
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter(({ element, box }) => {
      const whole = element.closest(element.matches('[data-opens]') ? 'tr' : 'label')
      const { width, height } = whole?.getBoundingClientRect() ?? box
      return Math.min(width, height) < 43.5
    })
    .map(({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 90)}`)

/** Expects a list's first item to be visible on a phone without scrolling, and all targets to be large enough. */
async function expectForFingers(list: string, language: (typeof languages)[number], first: Locator) {
  await openConsole(`/admin/${list}`, { ...phone, language })
  await expect.element(first).toBeInViewport({ ratio: 1 })
  expect(first.element().getBoundingClientRect().bottom, list).toBeLessThanOrEqual(740)
  expect(document.querySelector('main')?.scrollTop).toBe(0)
  expect(document.documentElement.scrollWidth).toBe(360)
  expect.soft(small(), list).toEqual([])
}

const targetsIn = (place: ParentNode) => place.querySelectorAll<HTMLElement>('a[href], button, select, input, summary')

for (const language of languages) {
  for (const list of lists)
    test(`On a phone the first row of ${list} is in view, and every control is large enough to touch (${language})`, () =>
      expectForFingers(list, language, page.getByRole('rowheader').first()))

  test(`On a phone the first line of log, trash and pictures is in view, and every control is large enough to touch (${language})`, async () => {
    noteDeletion(collections.projects, 'muelle', projectDocument({ title_es: 'Muelle' }))
    for (const list of lines)
      await expectForFingers(list, language, page.getByRole('main').getByRole('listitem').first())
  })
}

test('On a phone every control in a message, in its answer and in the sync panel is large enough to touch', async () => {
  await openInbox(many(2), '', { ...phone, language: 'de' })
  await page.getByRole('rowheader').first().getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  expect.soft(small(), 'message').toEqual([])
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Persona 2 antworten' }).getByRole('textbox')).toBeVisible()
  expect.soft(small(), 'answer').toEqual([])
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  server.setOnline(false)
  await page.getByRole('checkbox').first().click()
  expect.soft(small(), 'chosen messages').toEqual([])
  await page.getByRole('button', { name: 'Archivieren', exact: true }).click()
  await page.getByRole('button', { name: /^Stand der Synchronisierung/ }).click()
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible()
  expect.soft(small(), 'sync panel').toEqual([])
})

for (const list of ['projects', 'testimonials'] as const)
  test(`On a phone a long name and a hidden row stay within their card: ${list}`, async () => {
    addProjects({ title_es: long, title_ar: `${long} طويل`, visibility: 'hidden' })
    addTestimonials({ client_name: long, visibility: 'hidden' })
    for (const language of ['es', 'ar'] as const) {
      await openConsole(`/admin/${list}?q=Horizonte largo`, { ...phone, language })
      await expect.element(page.getByRole('rowheader').first()).toBeVisible()
      const { scrollWidth, clientWidth } = page.getByRole('region').last().element()
      expect(scrollWidth).toBe(clientWidth)
      expect.soft(small()).toEqual([])
    }
  })

test('On a phone every control of the forms, pages and toasts is large enough to touch', async () => {
  server.put(collections.messages, 'one', messageDocument({ name: 'Rosa' }))
  setGroup('maintenance', { enabled: true })
  knows(thisDevice, otherDevice)
  const forms = ['/admin/projects?edit=new', '/admin/testimonials?edit=new']
  for (const path of [...forms, ...Object.values(consolePages)]) {
    await openConsole(path, phone)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ver la opción' })).toBeVisible()
    if (path === consolePages.dashboard)
      await expect.element(page.getByRole('button', { name: 'Fui yo' })).toBeVisible()
    await expect
      .poll(() => document.querySelectorAll('main :is(a, button)').length, { message: path })
      .toBeGreaterThan(0)
    expect.soft(small(), path).toEqual([])
  }
})
