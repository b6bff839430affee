import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { logFailure } from '../../lib/log.ts'
import type { SiteFiles } from '../target.ts'
import { type Colors, shareDrawer } from './sharePicture.ts'
import { siteIcons } from './siteIcons.ts'

interface Site {
  origin: string
  contentOf: (language: LanguageCode) => PublicContent
  /** The folder with the build's pictures, the fonts and the colours. */
  folder: string
}

/** Timeout for the logo, in ms, and its largest size. */
const patienceMs = 10_000
const mostBytes = 5_000_000

const builtIcons = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png', 'favicon.ico']

/** The icon that the pages name, and the one in its place if there is a logo. */
const [vectorIcon, drawnIcon] = [
  'href="/icons/favicon.svg" type="image/svg+xml"',
  'href="/icons/icon-192.png" type="image/png"',
]

/** Returns the pages together with the pictures of shared links in every language, and the icons. */
export async function withDrawings(pages: SiteFiles, { origin, contentOf, folder }: Site): Promise<SiteFiles> {
  const colors = JSON.parse(await readFile(path.join(folder, 'colors.json'), 'utf8')) as Colors
  const draw = shareDrawer(folder, colors)
  const files = new Map(pages)
  for (const language of languageCodes) {
    const { settings, texts } = contentOf(language)
    const own = { name: settings.site_info.name, title: texts['hero.title'], badge: texts['hero.badge'] }
    files.set(`og/${language}.png`, await draw(language, own))
  }
  const { logo_url } = contentOf(defaultLanguage).settings.site_info
  if (!logo_url) {
    for (const name of builtIcons) files.set(`icons/${name}`, await readFile(path.join(folder, 'icons', name)))
    return files
  }
  try {
    const icons = await siteIcons(await pictureAt(new URL(logo_url, origin)), colors.ground)
    for (const [name, bytes] of icons) files.set(name, bytes)
  } catch (error) {
    // The icons that are live stay: a logo that does not load must not hold the pages back.
    logFailure('icons could not be drawn', error, {})
  }
  for (const [name, text] of files)
    if (typeof text === 'string' && name.endsWith('.html')) files.set(name, text.replace(vectorIcon, drawnIcon))
  return files
}

async function pictureAt(address: URL): Promise<Uint8Array> {
  // A redirect could lead to an address inside Google's network.
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`the logo answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error('the logo is too large')
  return bytes
}
