import { collections } from '@studio/domain/collections'
import type { Browser, BrowserContext, Page } from 'playwright'

/** The console's measured lists, by the last part of their path. */
export const lists = ['projects', 'testimonials', 'messages', 'users'] as const
export type List = (typeof lists)[number]

/** Time until rows are visible, in ms: on an empty device, then again on the same device. */
export interface Opening {
  first: number
  again: number
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

const rows = 'main tbody tr[data-index]'

/** Runs `work` with a page of a fresh device on which the owner is signed in. */
export async function onFreshDevice<Result>(
  browser: Browser,
  baseURL: string,
  session: Session,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL, locale: 'es-CO', viewport, storageState: session })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Returns the milliseconds from the navigation to the first paint with rows. */
async function timeToRows(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  const time = await page.waitForFunction((selector) => document.querySelector(selector) && performance.now(), rows, {
    polling: 'raf',
    timeout: 60_000,
  })
  return Number(await time.jsonValue())
}

/** Opens a list on an empty device, and again when the device has it stored. */
export async function open(page: Page, list: List): Promise<Opening> {
  const first = await timeToRows(page, `/admin/${list}`)
  // Waits until the device has received everything.
  await page.waitForTimeout(1500)
  return { first, again: await timeToRows(page, `/admin/${list}`) }
}

/**
 * Opens the projects again while the network is up but nothing answers. Returns the ms until the device's rows are
 * visible.
 */
export async function openUnanswered(page: Page): Promise<number> {
  await open(page, 'projects')
  const hasConsole = () => caches.match('/console-files.json').then(Boolean)
  await page.waitForFunction(hasConsole, undefined, { timeout: 60_000 })
  await page.context().route('**', () => undefined)
  return timeToRows(page, '/admin/projects')
}

/** Returns the number of enquiries on the device: each was a document read. */
export const messagesOnDevice = (page: Page): Promise<number> =>
  page.evaluate(async (collection) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const known = (await indexedDB.databases()).find(({ name }) => name?.startsWith('firestore/'))
    if (!known?.name) throw new Error('the device keeps no documents')
    const store = await settled(indexedDB.open(known.name))
    const documents = [...store.objectStoreNames].find((name) => /^remoteDocumentsV\d+$/.test(name))
    if (!documents) throw new Error('the device keeps its documents elsewhere')
    const keys = await settled(store.transaction(documents).objectStore(documents).getAllKeys())
    store.close()
    return keys.filter((key) => JSON.stringify(key).includes(collection)).length
  }, collections.messages)

/** The times of a search in all messages, in ms. */
export interface Search {
  /** Reading all messages, once. */
  reading: number
  /** Times from the last key press to the first paint of the result, one per word. */
  found: number[]
  /** The longest task during typing. */
  longest: number
  /** True if the field always showed the typed text, at twenty keys a second. */
  isRight: boolean
}

/**
 * Reads all messages for a search, then searches for single messages by the number in their address. Before its last
 * digit, up to eleven messages match.
 */
export async function searchMessages(page: Page, rounds: number): Promise<Search> {
  await page.goto('/admin/messages')
  await page.locator(rows).first().waitFor({ timeout: 60_000 })
  const field = page.locator('main input[type=search]')
  const started = Date.now()
  await field.fill('+1000')
  await page.getByText('en todos los estados').waitFor({ timeout: 300_000 })
  const reading = Date.now() - started
  const words = Array.from({ length: rounds }, (_, round) => `+${1001 + ((round * 777) % 8998)}`)
  const typed = await page.evaluate(async (words) => {
    const input = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (!input) throw new Error('there is no search')
    let longest = 0
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    tasks.observe({ type: 'longtask' })
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const said = () => [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent).join()
    const found: number[] = []
    let isRight = true
    for (const word of words) {
      input.focus()
      input.select()
      for (const [at, letter] of [...word].entries()) {
        if (at > 0) await rest(50)
        document.execCommand('insertText', false, letter)
        isRight &&= input.value === word.slice(0, at + 1)
      }
      const last = performance.now()
      while (!said().includes('1 resultado.')) {
        if (performance.now() - last > 30_000) throw new Error(`${word} was not found: ${said()}`)
        await new Promise(requestAnimationFrame)
      }
      found.push(performance.now() - last)
      isRight &&= input.value === word
      await rest(400)
    }
    return { found, longest, isRight }
  }, words)
  return { reading, ...typed }
}

/** Moves the first project one place down by keyboard. Returns the milliseconds until the table shows it there. */
export async function moveFirstDown(page: Page): Promise<number> {
  await page.locator(rows).first().locator('button').first().waitFor()
  return page.evaluate(async (selector) => {
    const names = () => [...document.querySelectorAll(`${selector} th`)].map((name) => name.textContent)
    const [first] = names()
    const start = performance.now()
    const options = { key: 'ArrowDown', code: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }
    const handle = document.querySelector<HTMLElement>(`${selector} button`)
    handle?.focus()
    handle?.dispatchEvent(new KeyboardEvent('keydown', options))
    while (names()[1] !== first) {
      if (performance.now() - start > 30_000) throw new Error('the project did not move')
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - start
  }, rows)
}
