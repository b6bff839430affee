import { callLink } from '@studio/domain/offers/chat'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings } from '../../../scripts/seed/settings'
import { handleEarlyInput } from '../../../web/src/public/load/earlyInput'
import { chatWith } from '../../support/chatWith'
import { openPublicPage } from '../support/render'
import { takeReactAway } from './takeReactAway'

const { phone } = settings.contact_info
const small = { width: 360, height: 740 }
const quick = page.getByRole('complementary', { name: 'Contacto rápido' })
const chat = quick.getByRole('link', { name: /^Chat/ })
const call = quick.getByRole('link', { name: 'Llamar' })
const header = page.getByRole('banner')

/** Opens the page and scrolls down, once the page is long enough: the first one in a file has to be loaded. */
async function openAt(top: number, view: typeof small | { width: number }) {
  await openPublicPage('home', view)
  await expect.poll(() => document.documentElement.scrollHeight, { timeout: 15_000 }).toBeGreaterThan(4000)
  scrollTo({ top, behavior: 'instant' })
}

test('On a small screen a bar with chat and call appears once the page is scrolled by more than 800 px', async () => {
  await openAt(800, small)
  await expect.element(header).toHaveAttribute('data-scrolled', 'true')
  await expect.element(chat).not.toBeInTheDocument()
  scrollTo({ top: 801, behavior: 'instant' })
  await expect.element(chat).toBeInViewport({ ratio: 1 })
  await expect.element(chat).toHaveAttribute('href', chatWith('general'))
  await expect.element(call).toBeInViewport({ ratio: 1 })
  await expect.element(call).toHaveAttribute('href', callLink(phone) ?? '')
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(chat).not.toBeInTheDocument()
})

test('On a small screen the focused element is not covered by the bar with chat and call', async () => {
  await openAt(1500, small)
  await expect.poll(() => document.querySelectorAll('#faqs summary').length).toBeGreaterThan(3)
  const [, , before, question] = document.querySelectorAll<HTMLElement>('#faqs summary')
  if (!before || !question) throw new Error('There are too few questions')
  before.focus()
  await expect.element(chat).toBeInViewport({ ratio: 1 })
  // Scrolls until the lower edge of the question is just above that of the window, under the button.
  scrollBy({ top: question.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' })
  const gap = () => chat.element().getBoundingClientRect().top - question.getBoundingClientRect().bottom
  expect(gap()).toBeLessThan(0)
  await userEvent.tab()
  expect(document.activeElement).toBe(question)
  await expect.poll(gap).toBeGreaterThan(0)
})

test('On a wide screen the round chat button appears instead of the bar', async () => {
  await openAt(1500, { width: 1280 })
  await expect.element(header).toHaveAttribute('data-scrolled', 'true')
  await expect.element(quick.getByRole('link', { name: 'Abrir chat' })).toBeInViewport({ ratio: 1 })
  await expect.element(call).not.toBeInTheDocument()
})

test('The header gets a background once the page is scrolled by more than 50 px', async () => {
  const ground = () => getComputedStyle(header.element()).backgroundColor
  await openAt(50, { width: 1280 })
  await expect.poll(() => scrollY).toBe(50)
  await expect.element(header).toHaveAttribute('data-scrolled', 'false')
  expect(ground()).toBe('rgba(0, 0, 0, 0)')
  scrollTo({ top: 51, behavior: 'instant' })
  await expect.element(header).toHaveAttribute('data-scrolled', 'true')
  await expect.poll(ground).toMatch(/^rgb\(/)
})

test('Before React loads, the chat button opens the chat, and scrolling gives the header its background', async () => {
  await openAt(0, small)
  takeReactAway()
  const stop = new AbortController()
  onTestFinished(() => {
    stop.abort()
    delete window.replayEarlyInput
    delete document.documentElement.dataset.visited
  })
  handleEarlyInput(stop.signal)
  // The observer has not reported yet.
  document.querySelector('aside a')?.removeAttribute('data-away')
  const ground = () => getComputedStyle(header.element()).backgroundColor
  const round = quick.getByRole('link', { name: 'Abrir chat' })
  await expect.element(round).not.toBeInTheDocument()
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  scrollTo({ top: 51, behavior: 'instant' })
  await expect.poll(ground).toMatch(/^rgb\(/)
  await expect.element(header).toHaveAttribute('data-scrolled', 'false')
  scrollTo({ top: 900, behavior: 'instant' })
  await expect.element(round).toHaveAttribute('href', chatWith('general'))
})

test('On a small screen the round chat button is in the bar, beside its other buttons, and is not primary', async () => {
  await openAt(1500, small)
  const round = quick.getByRole('link', { name: 'Abrir chat' })
  await expect.element(call).toBeInViewport({ ratio: 1 })
  await expect.element(round).toBeInViewport({ ratio: 1 })
  const bar = call.element().parentElement?.getBoundingClientRect()
  const box = () => round.element().getBoundingClientRect()
  expect(box().left).toBeGreaterThanOrEqual(call.element().getBoundingClientRect().right)
  expect(box().top).toBeGreaterThanOrEqual(bar?.top ?? 0)
  expect(box().bottom).toBeLessThanOrEqual(innerHeight)
  const groundOf = (one: Element) => getComputedStyle(one).backgroundColor
  expect(groundOf(round.element())).not.toBe(groundOf(chat.element()))
})

test('On a small screen the round chat button appears together with the bar, so it never floats over the hero', async () => {
  await openAt(760, small)
  const round = quick.getByRole('link', { name: 'Abrir chat' })
  const own = page.getByRole('main').getByRole('link', { name: /^Empezar por chat/ })
  await expect.element(own.first()).not.toBeInViewport()
  await expect.poll(() => round.query()).toBeNull()
  scrollTo({ top: 801, behavior: 'instant' })
  await expect.element(call).toBeInViewport({ ratio: 1 })
  await expect.element(round).toBeInViewport({ ratio: 1 })
})

test('On a small screen no play button has the colour of the bar’s chat button', async () => {
  await openAt(1500, small)
  const ground = (one: Element | null | undefined) => one && getComputedStyle(one).backgroundColor
  await expect.element(chat).toBeInViewport({ ratio: 1 })
  document.querySelector('#services h2')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => ground(chat.element())).not.toBe('rgba(0, 0, 0, 0)')
  const disc = document.querySelector('#portfolio article [aria-hidden]:has(> .lucide-play)')
  expect(ground(disc)).toMatch(/^rgb/)
  expect(ground(disc)).not.toBe(ground(chat.element()))
})

test('The round chat button is hidden while another chat button is in view', async () => {
  for (const view of [small, { width: 1280 }]) {
    const round = quick.getByRole('link', { name: 'Abrir chat' })
    await openAt(0, view)
    await expect
      .element(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Empezar por chat/ })
          .first(),
      )
      .toBeInViewport()
    await expect.element(round).not.toBeInTheDocument()
    document.querySelector('#proceso h2')?.scrollIntoView({ block: 'end', behavior: 'instant' })
    await expect.element(round).toBeInViewport({ ratio: 1 })
    document.querySelector('#pilot a')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect.element(round).not.toBeInTheDocument()
  }
})

test.each([
  ['another chat button of the page', '#pilot a'],
  ['the form’s button', '#contact button[type=submit]'],
])('On a small screen only one action is primary: the bar’s chat button is secondary beside %s', async (_, own) => {
  await openAt(1500, small)
  const ground = () => getComputedStyle(chat.element()).backgroundColor
  await expect.element(chat).toBeInViewport({ ratio: 1 })
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
  document.querySelector(own)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
})
