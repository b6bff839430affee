import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts } from '../../../web/src/i18n/locales/ar/public'
import { chatWith } from '../../support/chatWith'
import { openPublicPage } from '../support/render'

const ruler = page.getByRole('slider', { name: '¿Cuánto dura tu video?' })
const quote = page.getByRole('link', { name: /^Cotizar mi video/ })
const lit = () => document.querySelector('#pricing [data-lit]')?.getAttribute('data-lit')

afterEach(() => {
  vi.useRealTimers()
})
const moveTo = async (seconds: number) => {
  await ruler.fill(String(seconds))
}

test('Initially the ruler is at 45 s and shows the price of the most popular plan', async () => {
  await openPublicPage('home', { width: 1280 })
  await expect
    .element(ruler)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^45 segundos: plan Intermedio, .*22/))
  await expect
    .element(quote)
    .toHaveAttribute('href', chatWith('seconds', { plan: 'Intermedio', duration: '45 segundos' }))
})

test('Keys move the playhead: it highlights the plan and its packs, and the quote contains the seconds', async () => {
  await openPublicPage('home', { width: 1280 })
  await moveTo(60)
  ;(ruler.element() as HTMLElement).focus()
  await expect.poll(() => document.querySelector('#pricing table')?.parentElement?.dataset.lit).toBe('intermediate')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(ruler).toHaveValue('61')
  await expect
    .element(ruler)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^61 segundos: plan Avanzado, .*30/))
  await expect
    .element(quote)
    .toHaveAttribute('href', chatWith('seconds', { plan: 'Avanzado', duration: '61 segundos' }))
  expect(document.querySelector('#pricing table')?.parentElement?.dataset.lit).toBe('advanced')
  const steps = quote.element().previousElementSibling?.querySelectorAll('li') ?? []
  expect([...steps].map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^1 video.*30/),
    expect.stringMatching(/^10 videos.*28/),
    expect.stringMatching(/^20 videos.*26/),
    expect.stringMatching(/^30 videos.*25/),
  ])
  await userEvent.keyboard('{Home}')
  await expect.element(ruler).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 segundo: plan Básico, .*15/))
})

test('On a small screen the tab follows the playhead, and the visitor can still choose another tab', async () => {
  await openPublicPage('home', { width: 360 })
  await moveTo(20)
  await expect.element(page.getByRole('radio', { name: 'Básico' })).toBeChecked()
  await expect.element(page.getByRole('region', { name: 'Básico' })).toBeVisible()
  await page.getByRole('radio', { name: 'Avanzado' }).click()
  await expect.element(page.getByRole('region', { name: 'Avanzado' })).toBeVisible()
  await expect.poll(lit).toBeTruthy()
})

test('In Arabic the ruler runs from right to left', async () => {
  await openPublicPage('home', { width: 360, language: 'ar' })
  const range = page.getByRole('region', { name: publicTexts.pricing.title }).getByRole('slider')
  await expect.element(range).toBeVisible()
  const box = range.element().getBoundingClientRect()
  await range.click({ position: { x: box.width - 30, y: 20 } })
  await expect.poll(() => Number((range.element() as HTMLInputElement).value)).toBeLessThan(20)
})

test.each([
  ['es', 'jue, 3 de dic', 'mar, 8 de dic'],
  ['de', 'Do., 3. Dez.', 'Di., 8. Dez.'],
  ['ar', 'الخميس، 3 ديسمبر', 'الثلاثاء، 8 ديسمبر'],
  ['ja', '12月3日(木)', '12月8日(火)'],
] as const)(
  'In %s the price has the last day of its delivery time, and the date moves nothing when it comes',
  async (language, early, late) => {
    // Sunday evening in Bogotá, already Monday in Europe.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T01:00:00Z') })
    await openPublicPage('home', { width: 360, language })
    const day = () => document.querySelector<HTMLElement>('#pricing time')
    await expect.poll(() => day()?.textContent).toBe(early)
    const place = day() as HTMLElement
    const { width, height } = place.getBoundingClientRect()
    const withDate = place.parentElement?.offsetHeight
    const text = place.firstChild as Text
    text.data = ''
    expect(place.getBoundingClientRect()).toMatchObject({ width, height })
    expect(place.parentElement?.offsetHeight).toBe(withDate)
    text.data = early
    const range = document.querySelector<HTMLInputElement>('#video-seconds') as HTMLInputElement
    await page.elementLocator(range).fill('90')
    await expect.poll(() => day()?.textContent).toBe(late)
    expect(day()?.getAttribute('datetime')).toBe('2026-12-08')
  },
)

test('On a wide screen nothing in the answer overlaps, in the language with the longest words', async () => {
  await openPublicPage('home', { width: 1280, language: 'de' })
  await expect.poll(() => document.querySelector('#pricing time')?.textContent).toBeTruthy()
  const parts = [...(document.querySelector('#pricing time')?.closest('p')?.parentElement?.children ?? [])]
  expect(parts).toHaveLength(3)
  const boxes = parts.map((part) => part.getBoundingClientRect())
  for (const [at, { left }] of boxes.slice(1).entries()) expect(left).toBeGreaterThan(boxes[at]?.right ?? 0)
  for (const part of parts) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
})
