import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPublicPage } from '../support/render'

/** A control that stands in a sentence is as tall as its line. */
const isInText = (control: Element) =>
  getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent

/** What a finger presses: the control, or the label around it. */
const pressed = (control: Element) => control.closest('label') ?? control

test('On a phone every control of the page is at least 44 px tall and wide', async () => {
  await openPublicPage('home', { width: 360, height: 740 })
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  const whole = Object.assign(document.createElement('style'), {
    textContent: '* { content-visibility: visible !important }',
  })
  document.head.append(whole)
  onTestFinished(() => whole.remove())
  const small = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden]'))
    .filter((one) => !isInText(one) && !one.matches('[href="#main"]'))
    .map((one) => ({ one, box: pressed(one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(({ one, box }) => `${one.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`)
  expect(small).toEqual([])
})
