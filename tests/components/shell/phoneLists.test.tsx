import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { addProjects, addTestimonials } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const phone = { width: 360, height: 740 }
const lists = ['projects', 'testimonials', 'users', 'translations'] as const
const long = 'Horizonte largo: donde empieza la medianoche y nadie sabe cuándo termina'

/** What can be pressed and is smaller than a finger's 44 px. A link among words is as high as its line. */
const small = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('p') && !element.matches('[type=file], [role=switch]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // What is seen only while it has the focus.
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter(({ element, box }) => {
      const label = element instanceof HTMLInputElement && element.closest('label')?.getBoundingClientRect()
      const { width, height } = label || box
      return Math.min(width, height) < 43.5
    })
    .map(({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 90)}`)

for (const language of ['es', 'de', 'ar', 'ja'] as const)
  for (const list of lists)
    test(`On a phone the first row of ${list} is seen without scrolling, and a finger hits everything (${language})`, async () => {
      await openConsole(`/admin/${list}`, { ...phone, language })
      const first = page.getByRole('rowheader').first()
      await expect.element(first).toBeInViewport({ ratio: 1 })
      expect(first.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740)
      expect(document.querySelector('main')?.scrollTop).toBe(0)
      expect(document.documentElement.scrollWidth).toBe(360)
      expect.soft(small()).toEqual([])
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

test('On a phone the forms and pages have no target that a finger misses', async () => {
  server.put(collections.messages, 'one', messageDocument({ name: 'Rosa' }))
  for (const path of ['/admin/projects?edit=new', '/admin/testimonials?edit=new', '/admin/trash', '/admin/settings']) {
    await openConsole(path, phone)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => document.querySelectorAll('main :is(a, button)').length, { message: path })
      .toBeGreaterThan(0)
    expect.soft(small(), path).toEqual([])
  }
})
