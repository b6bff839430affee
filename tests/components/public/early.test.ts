import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listenEarly } from '../../../web/src/public/load/early'

/* What the page itself does before React is there; the whole of it on the built page is in tests/e2e/public. */

let stop: AbortController
let heard: string[]

beforeEach(() => {
  stop = new AbortController()
  heard = []
  document.body.innerHTML = `
    <button id="react">React</button>
    <button data-theme-toggle>Theme</button>
    <button popovertarget="menu">Menu</button>
    <div id="menu" popover><a href="#part">Part</a></div>
    <form><button type="submit">Send</button></form>`
  listenEarly(stop.signal)
  // In React's place: it listens further down than the window.
  for (const kind of ['click', 'submit'])
    document.body.addEventListener(
      kind,
      (event) => {
        const { id, localName } = event.target as Element
        heard.push(`${kind} ${id || localName}`)
        if (kind === 'submit') event.preventDefault()
      },
      { signal: stop.signal },
    )
})
afterEach(() => {
  stop.abort()
  delete window.replayEarlyInput
  history.replaceState(null, '', location.pathname + location.search)
})

const press = (name: string) => page.getByRole('button', { name }).click()

test('A press that only React answers is kept, given back once, and passes from then on', async () => {
  await press('React')
  expect(heard).toEqual([])
  window.replayEarlyInput?.()
  expect(heard).toEqual(['click react'])
  window.replayEarlyInput?.()
  expect(heard).toEqual(['click react'])
  await press('React')
  expect(heard).toEqual(['click react', 'click react'])
})

test('A form is not sent before React is there: its button is pressed again', async () => {
  await press('Send')
  expect(heard).toEqual(['click button'])
  window.replayEarlyInput?.()
  expect(heard).toEqual(['click button', 'click button', 'submit form'])
})

test('The theme changes at once, and a link closes the menu it is in', async () => {
  document.documentElement.dataset.theme = 'dark'
  localStorage.setItem('studio.theme', 'dark')
  await press('Theme')
  expect(document.documentElement.dataset.theme).toBe('light')
  await press('Menu')
  const link = page.getByRole('link', { name: 'Part' })
  await expect.element(link).toBeVisible()
  await link.click()
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
})
