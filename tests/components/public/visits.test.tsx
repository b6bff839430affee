import { reportBytes } from '@studio/domain/visits/visit'
import { VisitReport } from '@studio/domain/visits/visitReport'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { fillContact, openContact, send, told } from './contactPage'

/** The reports that this page has sent, checked like the server does. */
const reports: VisitReport[] = []
const addresses: string[] = []

beforeEach(() => {
  reports.length = 0
  addresses.length = 0
  vi.spyOn(Navigator.prototype, 'webdriver', 'get').mockReturnValue(false)
  vi.spyOn(Navigator.prototype, 'doNotTrack', 'get').mockReturnValue(null)
  vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=ana')
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    addresses.push(String(address))
    expect(String(body).length).toBeLessThanOrEqual(reportBytes)
    reports.push(v.parse(VisitReport, JSON.parse(String(body))))
    return true
  })
})

function hide() {
  const state = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  state.mockRestore()
}
const reportsAfterHiding = () => {
  hide()
  return reports
}
/** Waits until the page records visits, then hides it once. */
const firstReport = async () => {
  await expect.poll(() => reportsAfterHiding().length).toBeGreaterThan(0)
  return reports[0]
}

test('A visit is reported once, with language, device and the referring site’s name alone', async () => {
  await openPublicPage()
  const store = { ...localStorage }
  const { cookie } = document
  await expect.poll(() => reportsAfterHiding().flatMap(({ sections }) => sections)).toContain('hero')
  const [first, ...later] = reports
  expect(first).toMatchObject({ first: true, language: 'es', device: 'computer', site: 'www.google.com' })
  expect(later.filter((report) => report.first || report.site)).toEqual([])
  expect(new Set(addresses)).toEqual(new Set(['/api/visits']))
  hide()
  const sections = reports.flatMap((report) => report.sections)
  expect(sections).toEqual([...new Set(sections)])
  expect({ ...localStorage }).toEqual(store)
  expect(document.cookie).toBe(cookie)
})

test('Sections count when they are reached, once', async () => {
  await openPublicPage()
  await firstReport()
  document.getElementById('faqs')?.scrollIntoView({ behavior: 'instant', block: 'center' })
  await expect.poll(() => reportsAfterHiding().flatMap(({ sections }) => sections)).toContain('faqs')
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('faqs')?.scrollIntoView({ behavior: 'instant', block: 'center' })
  hide()
  expect(reports.flatMap(({ sections }) => sections).filter((one) => one === 'faqs')).toHaveLength(1)
  expect(reports.filter(({ first }) => first)).toHaveLength(1)
})

test('A section counts although the page has replaced it', async () => {
  await openPublicPage()
  await firstReport()
  const replaced = document.getElementById('faqs')
  const section = replaced?.cloneNode(true) as HTMLElement
  replaced?.after(section)
  replaced?.remove()
  section.scrollIntoView({ behavior: 'instant', block: 'center' })
  await expect.poll(() => reportsAfterHiding().flatMap(({ sections }) => sections)).toContain('faqs')
  replaced && section.replaceWith(replaced)
})

test('A press of a chat link counts with its place, and the page as one with a chat', async () => {
  await openPublicPage()
  await firstReport()
  const hero = page
    .getByRole('main')
    .getByRole('link', { name: /WhatsApp|chat|proyecto/i })
    .first()
  hero.element().addEventListener('click', (event) => event.preventDefault())
  await hero.click()
  await hero.click()
  hide()
  expect(reports.at(-1)).toMatchObject({ first: false, chats: ['hero', 'hero'], chatted: true })
  await hero.click()
  hide()
  expect(reports.at(-1)).toMatchObject({ chats: ['hero'], chatted: false })
})

test('A started film is reported with its project, and an enquiry with the films watched before it', async () => {
  await blockRequests('https://*')
  await openContact()
  await firstReport()
  await page.getByRole('button', { name: `Reproducir ${cafeAurora.texts.es.title}` }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const stage = document.querySelector<HTMLElement>('[data-film]')
  const film = document.createElement('video')
  stage?.append(film)
  film.dispatchEvent(new Event('play'))
  Object.defineProperties(film, { currentTime: { value: 80 }, duration: { value: 100 } })
  film.dispatchEvent(new Event('timeupdate'))
  await userEvent.keyboard('{Escape}')
  hide()
  const id = reports.at(-1)?.started[0]
  expect(id).toBe(stage?.dataset.film)
  expect(reports.at(-1)?.watched).toEqual([id])
  await fillContact()
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(reports.at(-1)).toMatchObject({ first: false, enquired: true, before: [id] })
})

test.each([
  ['Do Not Track', () => vi.spyOn(Navigator.prototype, 'doNotTrack', 'get').mockReturnValue('1')],
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
  ['automation', () => vi.spyOn(Navigator.prototype, 'webdriver', 'get').mockReturnValue(true)],
])('Nothing is reported with %s', async (_, refuse) => {
  refuse()
  await openPublicPage()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await import('../../../web/src/public/visits/countVisit')
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  hide()
  expect(reports).toEqual([])
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('A page that was opened from the site itself is no further visit', async () => {
  vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue(`${location.origin}/fr/`)
  await openPublicPage()
  expect(await firstReport()).toMatchObject({ first: false, site: '' })
})
