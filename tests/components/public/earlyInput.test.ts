import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handleEarlyInput } from '../../../web/src/public/load/earlyInput'
import { applyMode, grounds } from '../../../web/src/theme/mode'

/* The page's behaviour before React; the whole page is tested in tests/e2e/public. */

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
    <form><input aria-label="Name"><button type="submit">Send</button></form>`
  handleEarlyInput(stop.signal)
  // Stands for React, which listens further down than the window.
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
  delete document.documentElement.dataset.visited
  history.replaceState(null, '', location.pathname + location.search)
})

const press = (name: string) => page.getByRole('button', { name }).click()

test('A click that needs React is recorded and replayed once; later clicks pass directly', async () => {
  await press('React')
  expect(heard).toEqual([])
  window.replayEarlyInput?.()
  expect(heard).toEqual(['click react'])
  window.replayEarlyInput?.()
  expect(heard).toEqual(['click react'])
  await press('React')
  expect(heard).toEqual(['click react', 'click react'])
})

test.each([
  ['button', () => press('Send')],
  [
    'Enter key',
    () =>
      page
        .getByLabelText('Name')
        .click()
        .then(() => userEvent.keyboard('{Enter}')),
  ],
])('A form is not submitted before React loads; its %s submits it then', async (_, send) => {
  await send()
  expect(heard.filter((event) => event !== 'click input')).toEqual([])
  window.replayEarlyInput?.()
  expect(heard.slice(-2)).toEqual(['click button', 'submit form'])
})

test('The theme switches from dark to light to the device’s and back, along with the browser’s colour', async () => {
  applyMode('dark')
  const around = document.head.appendChild(document.createElement('meta'))
  around.name = 'theme-color'
  onTestFinished(() => {
    around.remove()
    applyMode('dark')
  })
  const appearance = () => [
    document.documentElement.dataset.mode,
    document.documentElement.dataset.theme,
    around.content,
  ]
  const device = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  const press = () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
  press()
  expect(appearance()).toEqual(['light', 'light', '#faf7f2'])
  press()
  expect(appearance()).toEqual(['system', device, grounds[device]])
  expect(localStorage.getItem('studio.theme')).toBe('system')
  press()
  expect(appearance()).toEqual(['dark', 'dark', '#14110f'])
})

test('The theme changes at once, and a link closes its menu', async () => {
  applyMode('dark')
  await press('Theme')
  expect(document.documentElement.dataset.theme).toBe('light')
  await press('Menu')
  const link = page.getByRole('link', { name: 'Part' })
  await expect.element(link).toBeVisible()
  await link.click()
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
})

test('Only a pointer that really moves counts as an interaction', async () => {
  const { dataset } = document.documentElement
  const move = async (movementX: number) => {
    document.body.dispatchEvent(new PointerEvent('pointermove', { movementX, bubbles: true }))
    await Promise.resolve()
    return dataset.visited
  }
  expect(await move(0)).toBeUndefined()
  expect(await move(3)).toBe('')
})
