import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openInbox } from './inbox'

const search = page.getByLabelText('Buscar en los mensajes')
const value = () => (search.element() as HTMLInputElement).value
const sent = { name: 'Ana', message: 'Un video de cervezas artesanales' }

/** Types at the caret, at twenty keys a second. */
async function type(text: string) {
  for (const letter of text) {
    document.execCommand('insertText', false, letter)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Stops the clock for the field's delay. Returns a function that lets it run again and waits for the page. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise(requestAnimationFrame)
  }
}

/** Puts a text into the field at once, like an input method. */
function put(field: HTMLInputElement, text: string, isComposing = false) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing, data: text }))
}

test('Text typed at twenty keys a second appears letter by letter in the field, and then in the address', async () => {
  const { router } = await openInbox([sent])
  let writes = 0
  router.subscribe(() => writes++)
  await search.click()
  await type('artesanales ')
  expect(value()).toBe('artesanales ')
  await expect.poll(() => router.state.location.search).toBe('?q=artesanales+')
  expect(value()).toBe('artesanales ')
  await userEvent.keyboard('{Home}')
  await type('cervezas ')
  expect(value()).toBe('cervezas artesanales ')
  await expect.poll(() => router.state.location.search).toBe('?q=cervezas+artesanales+')
  expect(value()).toBe('cervezas artesanales ')
  expect((search.element() as HTMLInputElement).selectionStart).toBe('cervezas '.length)
  // Safari refuses more than a hundred changes in half a minute.
  expect(writes).toBeLessThan(8)
})

test('A letter typed before the address has caught up is not lost', async () => {
  const { router } = await openInbox([sent])
  await expect.element(search).toBeVisible()
  for (const text of ['a', 'an']) put(search.element() as HTMLInputElement, text)
  await expect.poll(() => router.state.location.search).toBe('?q=an')
  expect(value()).toBe('an')
})

test('A word pasted in the middle stays there', async () => {
  await openInbox([sent], '?q=cervezas')
  await search.click()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
  document.execCommand('insertText', false, ' larga pieza ')
  await type('xy')
  expect(value()).toBe('cer larga pieza xyvezas')
})

test('Composing with an input method is not interrupted', async () => {
  const { router } = await openInbox([sent])
  await search.click()
  const field = search.element() as HTMLInputElement
  const pass = stopTheClock()
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (const text of ['ｎ', 'に', 'にｈ', 'にほ', 'にほん', '日本']) {
    put(field, text, true)
    await pass(3000)
    expect(value()).toBe(text)
  }
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }))
  await pass(3000)
  await expect.poll(() => router.state.location.search).toBe(`?q=${encodeURIComponent('日本')}`)
  expect(value()).toBe('日本')
})

test('Navigating in the inbox updates the search field and cancels its pending change of the address', async () => {
  const { router } = await openInbox([sent], '?q=ana')
  await expect.element(search).toHaveValue('ana')
  const pass = stopTheClock()
  for (const text of ['anax', 'anaxy']) put(search.element() as HTMLInputElement, text)
  await router.navigate('/admin/messages?q=cervezas')
  await expect.poll(value).toBe('cervezas')
  await pass(3000)
  expect(router.state.location.search).toBe('?q=cervezas')
  expect(value()).toBe('cervezas')
})
