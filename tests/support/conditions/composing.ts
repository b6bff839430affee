import type { BrowserContext, Locator, Page } from 'playwright/test'

/** Contexts whose text is typed with an input method. */
const composing = new WeakSet<BrowserContext>()
const sessions = new WeakMap<Page, ReturnType<BrowserContext['newCDPSession']>>()
let isPatched = false

/** Fields that input methods work in. */
const isText = (field: Element) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'search', 'tel', 'url'].includes(field.type))

/** Replaces a field's text like an input method: shows a part of it, then all, and then commits. */
async function compose(field: Locator, text: string) {
  const page = field.page()
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const browser = await session
  const show = (shown: string) =>
    browser.send('Input.imeSetComposition', { text: shown, selectionStart: shown.length, selectionEnd: shown.length })
  await field.focus()
  await field.selectText()
  const signs = [...text]
  await show(signs.slice(0, Math.ceil(signs.length / 2)).join(''))
  await show(text)
  await browser.send('Input.insertText', { text })
}

/** Makes `fill` type with an input method in this context, if the field allows it and the text is not empty. */
export function typeByComposition(context: BrowserContext, page: Page) {
  composing.add(context)
  if (isPatched) return
  isPatched = true
  const locators: Locator = Object.getPrototypeOf(page.locator('html'))
  const { fill } = locators
  locators.fill = async function (this: Locator, text, options) {
    const isMeant = composing.has(this.page().context()) && text !== ''
    if (!isMeant || !(await this.evaluate(isText, undefined, options))) return fill.call(this, text, options)
    await compose(this, text)
  }
}
