import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hostileDocuments } from '../../support/hostileStudio'
import { blockRequests } from '../support/network'
import { server } from '../support/server'

let tricks: string[] = []

Object.defineProperty(window, 'ran', { set: () => tricks.push('a script ran') })
for (const name of ['alert', 'confirm', 'prompt', 'open'] as const)
  Object.defineProperty(window, name, { value: (text: unknown) => void tricks.push(`${name}: ${text}`) })

/** Fills the studio with hostile texts before every test; requests to their addresses are blocked. */
export const seedHostile = () =>
  beforeEach(async () => {
    tricks = []
    await blockRequests('https://*', 'http://*example*', 'http://169.254.*', 'file:*', 'ftp:*')
    for (const [collection, id, fields] of hostileDocuments()) server.put(collection, id, fields)
  })

/** Elements that our pages never contain, so they must come from a text. */
const foreign = ['script', 'object', 'embed', 'base', 'meta', 'plaintext', 'math', 'template', 'body link']

/** Targets that a visitor's click may lead to. */
const allowed = /^(https?|mailto|tel|blob):$/

/** Fails if a text of the page has become more than text. */
export function expectNoTricks() {
  const elements = [...document.body.querySelectorAll('*')]
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name)))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')]
  expect(elements.filter((element) => element.matches(foreign.join()))).toEqual([])
  expect(handlers).toEqual([])
  expect(links.filter(({ protocol }) => !allowed.test(protocol)).map(({ href }) => href)).toEqual([])
  expect(tricks).toEqual([])
}

/** Also fails if a text has made the page wider than the screen. */
export async function expectHarmless() {
  for (const width of [360, 1440]) {
    await page.viewport(width, 800)
    const { scrollWidth, clientWidth } = document.documentElement
    expect.soft(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth)
  }
  expectNoTricks()
}

/** Waits until the page shows these texts unchanged. */
export const expectShown = (texts: readonly string[]) =>
  expect.poll(() => texts.filter((text) => !document.body.textContent?.includes(text)), { timeout: 15_000 }).toEqual([])
