/**
 * `npx node tools/screenshots.ts`: takes the pictures of the built page that browsers show before they install it, in
 * each language. Build first; the fonts of tools/openGraph.ts must be installed.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languageCodes } from '@studio/domain/languages'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { inRoot } from '../scripts/lib/paths.ts'
import { launchOptions } from './shared/studio.ts'

const site = 'https://studio.example'
const fileAt = (url: string) => {
  const { pathname } = new URL(url)
  return inRoot(path.join('web/dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname))
}

interface Picture {
  src: string
  sizes: string
  form_factor: string
}

const browser = await chromium.launch(await launchOptions())
for (const code of languageCodes) {
  const address = code === 'es' ? '/' : `/${code}/`
  const manifest = await readFile(inRoot(`web/dist${address}manifest.webmanifest`), 'utf8')
  for (const { src, sizes, form_factor } of (JSON.parse(manifest) as { screenshots: Picture[] }).screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number)
    const scale = form_factor === 'narrow' ? 2 : 1
    const page = await browser.newPage({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await page.route('**/*', async (route) => {
      const file = fileAt(route.request().url())
      const body = await readFile(file).catch(() => undefined)
      await (body ? route.fulfill({ body, path: file }) : route.abort())
    })
    await page.goto(site + address)
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(inRoot(`web/public${src}`))
    await page.close()
  }
}
await browser.close()
