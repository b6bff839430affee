import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { expectAccessible } from '../support/axe'
import { hideTab, letMove, saveData, withoutHover } from '../support/moving'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'

const card = (title: string) => page.getByRole('article').filter({ hasText: title })
const films = () => [...document.querySelectorAll<HTMLVideoElement>('article video')]
const filmOf = (title: string) => card(title).element().querySelector('video')
const first = cafeAurora.texts.es.title
const second = volta.texts.es.title

/** Opens the page, scrolled to the card, with the pointer elsewhere. */
async function openAt(title: string, view: Parameters<typeof openPublicPage>[1] = {}) {
  await openPublicPage('home', view)
  await expect.element(card(title)).toBeInTheDocument()
  await page.getByRole('banner').hover()
  card(title).element().scrollIntoView({ behavior: 'instant' })
}

/** Records whether a card waits until it is near the screen, where it loads its loop. */
function noteWaiting() {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  onTestFinished(() => observe.mockRestore())
  return () => observe.mock.calls.some(([place]) => place.closest('article') !== null)
}

test('A loop and its playhead run while the pointer is over the card, and the still returns afterwards', async () => {
  await letMove()
  const isAnyWaiting = noteWaiting()
  await openAt(first)
  expect(films()).toEqual([])
  expect(isAnyWaiting()).toBe(true)
  await card(first).hover()
  await expect.poll(() => filmOf(first)?.hasAttribute('data-plays')).toBe(true)
  const film = filmOf(first)
  expect(film).toMatchObject({ muted: true, loop: true, controls: false, paused: false })
  expect(film?.currentSrc).toMatch(/\/samples\/cafe-aurora\.webm$/)
  const playhead = film?.nextElementSibling as HTMLElement
  const at = () => Number(/scaleX\((.+)\)/.exec(playhead.style.transform)?.[1])
  const before = at()
  await expect.poll(at).toBeGreaterThan(before)
  await card(second).hover()
  await expect.poll(() => filmOf(second)?.paused).toBe(false)
  expect(film?.paused).toBe(true)
  expect(film?.hasAttribute('data-plays')).toBe(false)
})

test('A loop is gone while its project is open, and returns afterwards', async () => {
  await letMove()
  await openAt(first)
  await card(first).hover()
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  const place = card(first).element()
  await card(first).getByRole('button', { name: first }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(place.querySelector('video')).toBeNull()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await card(second).hover()
  await card(first).hover()
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
})

test('A loop plays while its card has the focus', async () => {
  await letMove()
  await openAt(first)
  const play = card(first).getByRole('button', { name: first }).element() as HTMLElement
  play.focus()
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  play.blur()
  await expect.poll(() => filmOf(first)?.paused).toBe(true)
})

test('A loop pauses outside the screen and in a hidden tab, and continues afterwards', async () => {
  await letMove()
  await openAt(first)
  ;(card(first).getByRole('button', { name: first }).element() as HTMLElement).focus()
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => filmOf(first)?.paused).toBe(true)
  card(first).element().scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  hideTab(true)
  await expect.poll(() => filmOf(first)?.paused).toBe(true)
  hideTab(false)
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
})

test('On a phone the card in the middle of the screen plays, and no other', async () => {
  await letMove()
  withoutHover()
  await openAt(first, { width: 390, height: 740 })
  const middle = (title: string) => card(title).element().scrollIntoView({ block: 'center', behavior: 'instant' })
  middle(first)
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  middle(second)
  await expect.poll(() => filmOf(second)?.paused).toBe(false)
  expect(films().filter(({ paused }) => !paused)).toHaveLength(1)
})

test('A focused card keeps playing when the pointer leaves', async () => {
  await letMove()
  await openAt(first)
  await userEvent.tab()
  const play = card(first).getByRole('button', { name: first }).element() as HTMLElement
  play.focus()
  await expect.poll(() => filmOf(first)?.paused).toBe(false)
  await card(first).hover()
  await page.getByRole('banner').hover()
  expect(card(first).element().matches(':hover')).toBe(false)
  expect(filmOf(first)?.paused).toBe(false)
  await card(second).hover()
  await expect.poll(() => filmOf(first)?.paused).toBe(true)
})

test.each([800, 1200])(
  'On a touch screen of %i px the row in the middle plays as a whole, and no other',
  async (width) => {
    await letMove()
    withoutHover()
    await openAt(first, { width, height: 700 })
    const cards = [...document.querySelectorAll<HTMLElement>('#portfolio article')]
    const topOf = (one: HTMLElement | undefined) => one?.getBoundingClientRect().top
    const row = cards.filter((one) => topOf(one) === topOf(cards[0]))
    row[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const playing = () => cards.filter((one) => one.querySelector('video')?.paused === false)
    const inMiddle = () =>
      cards.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top < innerHeight / 2 && bottom > innerHeight / 2
      })
    await expect.poll(() => playing().length).toBeGreaterThan(1)
    await expect.poll(playing).toEqual(inMiddle())
    expect(inMiddle()).toEqual(expect.arrayContaining(row))
  },
)

test.each([
  ['less motion', () => letMove(false)],
  ['less data', () => letMove().then(saveData)],
])('Visitors who ask for %s see the stills, and no loop is loaded', async (_, ask) => {
  await ask()
  const isAnyWaiting = noteWaiting()
  await openAt(first)
  await card(first).hover()
  expect(isAnyWaiting()).toBe(false)
  expect(films()).toEqual([])
})

test('If a loop does not load, the still stays', async () => {
  await letMove()
  await blockRequests('*.webm', '*.mp4')
  await openAt(first)
  await card(first).hover()
  await expect.poll(() => filmOf(first)).toBeNull()
  await expect.element(card(first).getByRole('img')).toBeVisible()
})

test.each(['es', 'ar'] as const)('A card whose loop plays is accessible in %s', async (language) => {
  await letMove()
  const title = cafeAurora.texts[language]?.title ?? ''
  await openAt(title, { language })
  await card(title).hover()
  await expect.poll(() => filmOf(title)?.paused).toBe(false)
  await expectAccessible()
})
