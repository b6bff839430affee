/**
 * `npx node tools/samples.ts`: draws the sample projects, with their loops as MP4 and WebM, and the showreel, into
 * web/public/samples, and a portrait, clients' logos, stills and two sounds. Names as arguments select some of them. The browser
 * encodes the films.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { build } from 'vite'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { say } from '../scripts/lib/steps.ts'
import type { SampleTools } from './samples/inBrowser.ts'
import { launchOptions } from './shared/studio.ts'

declare global {
  var tools: SampleTools
}

/** Maximum size of a loop, which phones load without being asked (bytes). */
const largestLoop = 250_000
const largestReel = 3_000_000
const reel = 'showreel'
/** The pieces with stills before and after the grade, and the second of the frame. */
const graded: Readonly<Record<string, number>> = { volta: 0.5, 'horizonte-sur': 0.5 }
/** The piece with a sound before and after the mix, and its length in seconds. */
const mixed = { name: 'volta', seconds: 12 } as const
/** Length of the long side of a still, and of a portrait or a logo, in pixels. */
const longSide = { still: 1280, picture: 640 }

/** Opens a page with the drawing tools. Browsers encode films on secure sites only. */
async function openTools(page: Page) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: inRoot('tools/samples/inBrowser.ts'), formats: ['iife'], name: 'samples' } },
  })
  const [bundle] = [built].flat()
  const code = bundle && 'output' in bundle ? bundle.output[0].code : ''
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('https://samples.example/')
  await page.addScriptTag({ content: code })
  const font = (await readFile(inRoot('web/src/theme/fonts/display-latin.woff2'))).toString('base64')
  await page.evaluate(async (url) => {
    document.fonts.add(await new FontFace('Display', `url(${url})`, { weight: '400 900' }).load())
  }, `data:font/woff2;base64,${font}`)
}

const bytesOf = (text: string) => Buffer.from(text, 'base64')
const fileOf = (name: string, kind: string) => inRoot(`web/public/samples/${name}.${kind}`)

/** Writes a film and returns its size. If it is larger than `largest`, it is encoded again as a smaller picture. */
async function film(
  page: Page,
  name: string,
  kind: 'mp4' | 'webm',
  long: number,
  bitrate: number,
  largest: number,
): Promise<number> {
  const order = { name, kind, long, bitrate, hasSound: name === reel }
  const bytes = bytesOf(await page.evaluate((order) => globalThis.tools.film(order), order))
  if (bytes.length > largest) return await film(page, name, kind, long * 0.9, bitrate, largest)
  await writeFile(fileOf(name, kind), bytes)
  say(`  ${name}.${kind}: ${(bytes.length / 1000).toFixed(0)} KB`)
  return bytes.length
}

const drawn = async (page: Page, name: string, long: number, seconds: number) =>
  bytesOf(
    await page.evaluate(([name, long, seconds]) => globalThis.tools.still(name, long, seconds), [
      name,
      long,
      seconds,
    ] as const),
  )

/** Writes the frame as it is, and as a camera records it: pale and low in contrast. */
async function stills(page: Page, name: string, seconds: number) {
  const after = sharp(await drawn(page, name, longSide.still, seconds)).resize(1280, 720, { fit: 'cover' })
  const before = after.clone().modulate({ saturation: 0.4 }).linear(0.55, 62)
  await after.webp({ quality: 82 }).toFile(fileOf(`${name}-after`, 'webp'))
  await before.webp({ quality: 82 }).toFile(fileOf(`${name}-before`, 'webp'))
}

await main(async () => {
  const asked = process.argv.slice(2)
  await mkdir(inRoot('web/public/samples'), { recursive: true })
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  await openTools(page)
  for (const name of await page.evaluate(() => globalThis.tools.names())) {
    if (asked.length > 0 && !asked.includes(name)) continue
    if (name === reel) {
      await film(page, name, 'mp4', 1280, 500_000, largestReel)
      continue
    }
    await sharp(await drawn(page, name, longSide.still, 0))
      .webp({ quality: 82 })
      .toFile(fileOf(name, 'webp'))
    const mp4 = await film(page, name, 'mp4', 960, 300_000, largestLoop)
    // Browsers are offered the WebM first, so it has to be the smaller one.
    await film(page, name, 'webm', 960, 250_000, mp4 - 1)
  }
  for (const [name, at] of Object.entries(graded))
    if (asked.length === 0 || asked.includes(`${name}-before`)) await stills(page, name, at)
  for (const side of ['before', 'after'] as const) {
    const name = `${mixed.name}-${side}`
    if (asked.length > 0 && !asked.includes(name)) continue
    const sound = await page.evaluate(([side, seconds]) => globalThis.tools.sound(side, seconds), [
      side,
      mixed.seconds,
    ] as const)
    await writeFile(fileOf(name, 'm4a'), bytesOf(sound))
  }
  for (const name of await page.evaluate(() => globalThis.tools.pictures())) {
    if (asked.length > 0 && !asked.includes(name)) continue
    await sharp(await drawn(page, name, longSide.picture, 0))
      .webp({ quality: 88 })
      .toFile(fileOf(name, 'webp'))
  }
  await browser.close()
  return 0
})
