/**
 * `npx node tools/openGraph.ts`: draws the preview picture of shared links, 1200x630, for each language. Stores their
 * texts, which a test compares with the page's. The fonts in `systemFaces` must be installed.
 */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { facesOf, type LanguageCode, languages } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { inRoot } from '../scripts/lib/paths.ts'
import { themes } from '../web/src/theme/tokens.ts'
import { launchOptions } from './shared/studio.ts'

/** The fonts for scripts that the display font lacks: Debian's fonts-noto-cjk and fonts-noto-core. */
const systemFaces = ['Noto Sans CJK JP', 'Noto Sans CJK SC', 'Noto Sans Arabic']
for (const face of systemFaces) {
  const { stdout } = await promisify(execFile)('fc-list', [face])
  if (stdout === '') throw new Error(`${face} is not installed: its pictures would show empty boxes`)
}

const { ground, line, ink, accent, secondary } = themes.dark

const inline = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(inRoot(file))).toString('base64')}`

const [picture, display, cyrillic] = await Promise.all([
  inline('web/public/samples/horizonte-sur.webp', 'image/webp'),
  inline('web/src/theme/fonts/display-latin.woff2', 'font/woff2'),
  inline('web/src/theme/fonts/display-cyrillic.woff2', 'font/woff2'),
])

/** Wide scripts and long lines are set smaller. */
const sizeOf = (title: string, lang: LanguageCode) => (facesOf(lang).length === 0 ? 72 : title.length > 32 ? 84 : 104)

const page = (
  title: string,
  badge: string,
  lang: LanguageCode,
  dir: string,
) => `<!doctype html><html lang="${lang}" dir="${dir}"><style>
@font-face { font-family: D; src: url(${display}); font-weight: 600 800; unicode-range: U+0-2AF, U+2000-22FF }
@font-face { font-family: D; src: url(${cyrillic}); font-weight: 600 800; unicode-range: U+400-4FF }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; background: ${ground}; color: ${ink}; font-family: D, 'Noto Sans CJK JP', 'Noto Sans CJK SC', 'Noto Sans Arabic', sans-serif; display: grid; grid-template-columns: 1fr 400px; gap: 56px; padding: 64px; position: relative; overflow: hidden }
:lang(zh) { font-family: D, 'Noto Sans CJK SC', sans-serif }
main { display: flex; flex-direction: column; justify-content: space-between }
p { color: ${secondary}; font-size: ${/^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(badge) ? 34 : 27}px; font-weight: 600 }
h1 { font-size: ${sizeOf(title, lang)}px; line-height: ${lang === 'ar' ? 1.25 : 1.04}; font-weight: 800; text-wrap: balance }
strong { font-size: 40px; font-weight: 700 }
.frames { position: relative }
.frames i { position: absolute; border: 5px solid ${ink}; background: url(${picture}) center / auto 502px; }
.wide { inset: 0 0 auto; height: 225px; opacity: .45; background-position: 40% 20% !important }
.square { width: 300px; height: 300px; inset-inline-end: 0; bottom: 0; opacity: .75; background-position: 62% 60% !important }
.tall { width: 230px; height: 409px; top: 46px; inset-inline-start: 24px; border-color: ${accent} !important; background-position: 64% 50% !important }
.line { position: absolute; inset: auto 0 0; height: 10px; background: ${line} }
.line b { display: block; width: 62%; height: 100%; background: ${accent} }
</style><main><p>${badge}</p><h1>${title}</h1><strong>${defaultSettings.site_info.name}</strong></main>
<div class="frames"><i class="wide"></i><i class="square"></i><i class="tall"></i></div><div class="line"><b></b></div></html>`

const drawn: Record<string, { title: string; badge: string }> = {}
const browser = await chromium.launch(await launchOptions())
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const { code, dir } of languages) {
  const { publicTexts } = (await import(`../web/src/i18n/locales/${code}/public.ts`)) as {
    publicTexts: { hero: { title: string; badge: string } }
  }
  const { title, badge } = publicTexts.hero
  drawn[code] = { title, badge }
  await tab.setContent(page(title, badge, code, dir))
  await tab.evaluate(() => document.fonts.ready)
  const shot = await tab.screenshot()
  await writeFile(
    inRoot(`web/public/og/${code}.png`),
    await sharp(shot).png({ palette: true, quality: 80, effort: 10 }).toBuffer(),
  )
}
await browser.close()
await writeFile(inRoot('tools/openGraph.json'), `${JSON.stringify(drawn, null, 2)}\n`)
