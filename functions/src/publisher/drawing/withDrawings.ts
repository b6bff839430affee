import { createHash } from 'node:crypto'
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
  const drawn = new Map<string, Uint8Array>()
  for (const language of languageCodes) {
    const { settings, texts } = contentOf(language)
    const own = { name: settings.site_info.name, title: texts['hero.title'], badge: texts['hero.badge'] }
    drawn.set(`og/${language}.png`, await draw(language, own))
  }
  const { logo_url } = contentOf(defaultLanguage).settings.site_info
  for (const [name, bytes] of await iconsOf(logo_url && new URL(logo_url, origin), colors, folder))
    drawn.set(name, bytes)
  const named = [...pages].map(([name, text]) => {
    const withIcon = logo_url && name.endsWith('.html') ? String(text).replace(vectorIcon, drawnIcon) : text
    return [name, typeof withIcon === 'string' ? withVersions(withIcon, drawn) : withIcon] as const
  })
  return new Map<string, string | Uint8Array>([...named, ...drawn])
}

/** Returns the icons from a logo, or the build's without one. Empty if the logo does not load: the live icons stay. */
async function iconsOf(logo: URL | '', { ground }: Colors, folder: string): Promise<Map<string, Uint8Array>> {
  if (!logo) {
    const read = (name: string) => readFile(path.join(folder, 'icons', name))
    const icons = builtIcons.map(async (name) => [`icons/${name}`, await read(name)] as const)
    return new Map<string, Uint8Array>(await Promise.all(icons))
  }
  try {
    // The function with the pictures may only have been starting.
    const picture = await pictureAt(logo).catch(() => pictureAt(logo))
    return await siteIcons(picture, ground)
  } catch (error) {
    // A logo that does not load must not hold the pages back.
    logFailure('icons could not be drawn', error, {})
    return new Map()
  }
}

/**
 * Adds a hash of the picture to each address in a text. Browsers and services that show links keep pictures by address,
 * often for longer than the day that Hosting allows.
 */
function withVersions(text: string, drawn: ReadonlyMap<string, Uint8Array>): string {
  return text.replace(/\/((?:og|icons)\/[\w-]+\.png)"/g, (found, name: string) => {
    const bytes = drawn.get(name)
    return bytes ? `/${name}?v=${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}"` : found
  })
}

async function pictureAt(address: URL): Promise<Uint8Array> {
  // A redirect could lead to an address inside Google's network.
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`the logo answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error('the logo is too large')
  return bytes
}
