import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setGroup } from '../settings/groups'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { fillContact, send } from './contactPage'

const phone = { width: 360, height: 740 }
const pressIn = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Returns whether a control is part of a sentence, and thus as tall as its line. */
const isInText = (control: Element) =>
  getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent

/** Returns the touch target: the control, or the label around it. */
const pressed = (control: Element) => control.closest('label') ?? control

/** Returns the controls of a page or a part that are too small for a finger. */
const tooSmall = (part: ParentNode = document) =>
  [...part.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden]'))
    .filter((one) => !isInText(one) && !one.matches('[href="#main"]'))
    .map((one) => ({ one, box: pressed(one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(({ one, box }) => `${one.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`)

test.each(['es', 'ar'] as const)(
  'On a phone every control of the page is at least 44 px tall and wide (%s)',
  async (language) => {
    await openPublicPage('home', { language, ...phone })
    await expect.element(page.getByRole('contentinfo')).toBeVisible()
    const whole = Object.assign(document.createElement('style'), {
      textContent: '* { content-visibility: visible !important }',
    })
    document.head.append(whole)
    onTestFinished(() => whole.remove())
    expect(tooSmall()).toEqual([])
  },
)

test.each([
  ['the menu', 'Abrir menú', 'header nav', 'a, button'],
  ['a way to pay', 'PayPal', '[role=dialog]', 'a, button'],
  // Its controls come with their texts, after the dialog.
  ['a film', /^Reproducir Café Aurora/, '[role=dialog]', 'input'],
])('On a phone every control of %s, once opened, is at least 44 px tall and wide', async (_, opener, part, last) => {
  await blockRequests('https://*')
  await openPublicPage('home', phone)
  await pressIn(opener)
  const opened = () =>
    [...document.querySelectorAll(part)].find((one) => one.checkVisibility({ visibilityProperty: true }))
  await expect.poll(() => opened()?.querySelectorAll(last).length).toBeGreaterThan(1)
  expect(tooSmall(opened() ?? undefined)).toEqual([])
})

test('On a phone every control beside the confirmation of an enquiry is at least 44 px tall and wide', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => void vi.restoreAllMocks())
  await openPublicPage('home', phone)
  await fillContact()
  await send()
  await expect.element(page.getByRole('group', { name: '¡Gracias! Así seguimos' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Abrir el chat' })).toBeVisible()
  expect(tooSmall()).toEqual([])
})

test('On a phone every control of the question about analytics is at least 44 px tall and wide', async () => {
  setGroup('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await openPublicPage('home', phone)
  await expect.element(page.getByRole('region', { name: 'Aviso de analítica' })).toBeVisible()
  expect(tooSmall()).toEqual([])
})

test('On a phone every control of the maintenance page, the policy and the 404 page is at least 44 px tall and wide', async () => {
  setGroup('maintenance', { enabled: true })
  await openPublicPage('home', phone)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Abrir menú' })).not.toBeInTheDocument()
  expect(tooSmall()).toEqual([])
  await openPublicPage('privacy', phone)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(tooSmall()).toEqual([])
  await openPublicPage('lost', phone)
  await expect.element(page.getByText('Oops! Page not found')).toBeVisible()
  expect(tooSmall()).toEqual([])
})
