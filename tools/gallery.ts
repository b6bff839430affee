/**
 * `npm run gallery`: takes pictures of every section of the page with its dialogs and errors, of sign-in, and of every
 * state of the console. They are taken at three widths, dark and light, in four languages, and shown in
 * gallery/index.html. Languages, widths, themes and `page` or `console` after `--` select some, or another of the ten
 * languages: `npm run gallery -- fr 360 page`. Any other word selects states by name: `-- dialog`. It uses the
 * emulators of `npm test`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { languageCodes } from '@studio/domain/languages'
import type { PublicSettings } from '@studio/domain/settings/settings'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { buildAll } from '../scripts/lib/build.ts'
import { siteUrl } from '../scripts/lib/emulators/emulatorSet.ts'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { say, step } from '../scripts/lib/steps.ts'
import { pageHands } from './gallery/pageHands.ts'
import { showFaces } from './gallery/showFaces.ts'
import { states } from './gallery/states.ts'
import { ownerSession } from './shared/session.ts'
import { launchOptions, onTestStudio } from './shared/studio.ts'

const folder = inRoot('gallery')
const asked = process.argv.slice(2)
/** Returns the selected values of a kind; all if none is selected. */
const pick = (...kind: string[]) =>
  kind.filter((one) => asked.includes(one) || !kind.some((any) => asked.includes(any)))
const named = languageCodes.filter((code) => asked.includes(code))
const languages = named.length > 0 ? named : (['es', 'de', 'ar', 'ja'] as const)
const views = languages.flatMap((code) =>
  pick('dark', 'light').flatMap((theme) => pick('360', '768', '1440').map((width) => ({ code, theme, width }))),
)
type View = (typeof views)[number]
const sides = pick('page', 'console')
const known: readonly string[] = [...languageCodes, 'dark', 'light', '360', '768', '1440', 'page', 'console']
const words = asked.filter((word) => !known.includes(word)).map((word) => word.toLowerCase())
const isAsked = (name: string) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word))

const taken = new Map<string, string[]>()
/** Returns a picture's path; the index groups pictures by name. */
function fileFor(name: string, { code, theme, width }: View) {
  const file = `${name.toLowerCase().replaceAll(/[ ,]+/g, '-')}-${code}-${width}-${theme}.png`
  taken.set(name, [...(taken.get(name) ?? []), file])
  return `${folder}/${file}`
}

/** Waits for fonts, for data from the store, and for the pictures in view. */
async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  const loading = '[aria-busy=true], [data-skeleton], main [role=status][aria-label] svg'
  await page.waitForFunction(
    (at) => [...document.querySelectorAll(at)].every((one) => one.getBoundingClientRect().top > innerHeight),
    loading,
  )
  await page.waitForFunction(
    () => ![...document.querySelectorAll('main dd, main p, main strong')].some((one) => one.textContent === '–'),
  )
  await showFaces(page)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
}

/** Overrides stored settings, and waits until the page shows them. */
async function setOtherwise(page: Page, settings: Partial<PublicSettings>) {
  await page.route('**/api/content/*', async (route) => {
    const response = await route.fetch()
    const content = (await response.json()) as PublicContent
    await route.fulfill({ response, json: { ...content, settings: { ...content.settings, ...settings } } })
  })
}

async function takeStates(context: BrowserContext, view: View, isSignedIn: boolean) {
  for (const { name, path, open, close, settings, moves, below = Number.POSITIVE_INFINITY } of states) {
    if (!isAsked(name) || path.startsWith('/admin') !== isSignedIn || Number(view.width) >= below) continue
    const page = await context.newPage()
    if (settings) await setOtherwise(page, settings)
    if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    await settled(page)
    const hands = pageHands(page)
    await open?.(hands)
    await page.waitForTimeout(open ? 600 : 100)
    await page.screenshot({ path: fileFor(name, view) })
    await close?.(hands)
    await context.setOffline(false)
    await page.close()
  }
}

/** Takes each section without the floating elements. */
async function takeSections(context: BrowserContext, view: View) {
  const page = await context.newPage()
  await page.goto('/')
  // The page's policy blocks style elements, but not adopted style sheets.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `html { scroll-padding: 0 !important } main section { content-visibility: visible !important; scroll-margin: 0 !important } header, aside, [data-shown], [href='#main'] { visibility: hidden !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
  for (const listed of ['#portfolio article', '#testimonials figure']) {
    await page.locator(listed.split(' ')[0] ?? '').scrollIntoViewIfNeeded()
    await page.locator(listed).first().waitFor()
  }
  await settled(page)
  for (const section of await page.locator('main section[aria-labelledby], body footer').all()) {
    await section.scrollIntoViewIfNeeded()
    // Pictures in a closed dialog are not fetched.
    await section.evaluate((at) =>
      Promise.allSettled([...at.querySelectorAll('img')].map((one) => one.checkVisibility() && one.decode())),
    )
    const title = await section.getAttribute('aria-labelledby')
    await section.screenshot({ path: fileFor(`Section ${title?.replace('-title', '') ?? 'footer'}`, view) })
  }
  await page.close()
}

const head = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
div { display: flex; gap: 1rem; overflow: auto } figure { margin: 0 } img { max-height: 80vh; max-width: 80vw }</style>`
const figure = (file: string) => `<figure><img src="${file}" alt="" loading="lazy"><br>${file}</figure>`
const group = ([name, files]: [string, string[]]) => `<h2>${name}</h2><div>${files.map(figure).join('')}</div>`

async function takeAll(baseURL: string) {
  const browser = await chromium.launch(await launchOptions())
  const session = sides.includes('console') ? await ownerSession(browser, baseURL) : undefined
  const photograph = async (view: View, storageState?: typeof session) => {
    const viewport = { width: Number(view.width), height: 900 }
    const more = { baseURL, locale: view.code, viewport, ...(storageState && { storageState }) }
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...more })
    await context.addInitScript((theme) => localStorage.setItem('studio.theme', theme), view.theme)
    await context.route(/youtube|vimeo|w3\.org|wa\.me/, (route) => route.fulfill({ body: '' }))
    await context.route('**/api/submitContact', (route) => route.fulfill({ json: { result: { id: 'enquiry' } } }))
    await takeStates(context, view, Boolean(storageState))
    if (!storageState && isAsked('Section')) await takeSections(context, view)
    await context.close()
  }
  for (const view of views)
    await step(Object.values(view).join(' '), async () => {
      for (const side of sides) await photograph(view, side === 'console' ? session : undefined)
    })
  await browser.close()
}

await main(async () => {
  await step('Build', () => buildAll())
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await onTestStudio({ data: 'small' }, (set) => takeAll(siteUrl(set)))
  writeFileSync(`${folder}/index.html`, head + [...taken].map(group).join(''))
  say(`${[...taken.values()].flat().length} pictures: gallery/index.html`)
  return 0
})
