import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setGroup } from '../settings/groups'
import { asOnPaper, saveData } from '../support/moving'
import { openPublicPage } from '../support/render'

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** Parts that stay in place while the page scrolls; not the notices, of which there is none. */
const bars = () =>
  all('body :not([aria-live])').filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')

const sections = () => all('main section[id], main > section, footer')
const isLaidOut = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'visible'

test('On paper the page is dark on white, without bars, with all answers, and nothing is cut off', async () => {
  await openPublicPage('home', { width: 720 })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await asOnPaper()
  const { backgroundColor, color } = getComputedStyle(document.body)
  expect(backgroundColor).toBe('rgb(255, 255, 255)')
  expect(color).toBe('rgb(28, 23, 19)')
  expect(bars()).toEqual([])
  const answers = all('#faqs details p')
  expect(answers.length).toBeGreaterThan(5)
  for (const answer of answers) expect(answer.offsetHeight, answer.textContent).toBeGreaterThan(20)
  for (const part of all('main ul, main div, main section'))
    if (part.checkVisibility() && getComputedStyle(part).overflowX === 'auto')
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth + 1)
})

test('Once the page is idle every section is laid out, so that a picture of the whole page shows all of them', async () => {
  await openPublicPage()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sections().length).toBeGreaterThan(10)
  await expect.poll(() => sections().filter((part) => !isLaidOut(part))).toEqual([])
})

const waiting = () => document.querySelectorAll('main img[loading=lazy]').length

test('Once the page is idle the pictures out of sight load too, unless data should be saved', async () => {
  await openPublicPage()
  await expect.poll(waiting).toBeGreaterThan(2)
  await expect.poll(waiting).toBe(0)
  saveData()
  await openPublicPage()
  await expect.poll(() => sections().length > 10 && sections().every(isLaidOut)).toBe(true)
  expect(waiting()).toBeGreaterThan(2)
})

test('In a very small window the question about statistics and the bars leave half of the screen to the page', async () => {
  setGroup('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await openPublicPage('home', { width: 320, height: 256 })
  const question = page.getByRole('region', { name: 'Aviso de analítica' })
  await expect.element(question.getByRole('button', { name: 'Aceptar' })).toBeVisible()
  document.getElementById('pricing')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => document.querySelector('[data-shown="true"]')).not.toBeNull()
  const rows = Array.from({ length: 32 }, (_, at) => 4 + 8 * at)
  const isCovered = (y: number) =>
    [20, 160, 300].some((x) => bars().some((bar) => bar.contains(document.elementFromPoint(x, y))))
  expect(rows.filter(isCovered).length).toBeLessThanOrEqual(rows.length / 2)
  for (const button of question.getByRole('button').elements()) {
    const { left, top, width, height } = button.getBoundingClientRect()
    expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)), button.textContent).toBe(
      true,
    )
  }
})

test.each([
  ['es', 320],
  ['de', 320],
  ['ru', 320],
  ['ru', 360],
  ['pt', 320],
  ['fr', 320],
  ['it', 320],
  ['en', 320],
  ['ja', 320],
  ['zh', 320],
  ['ar', 320],
  ['ru', 768],
  ['de', 768],
] as const)('In %s at %i px no text size makes the page scroll sideways', async (language, width) => {
  await openPublicPage('home', { language, width })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Until then a part that is too wide is only cut off.
  await expect.poll(() => sections().every(isLaidOut)).toBe(true)
  for (const size of ['100%', '150%', '200%']) {
    document.documentElement.style.fontSize = size
    await expect.poll(() => document.documentElement.scrollWidth, { message: size }).toBeLessThanOrEqual(width)
  }
})
