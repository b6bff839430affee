import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { withDrawings } from '../../../functions/src/publisher/drawing/withDrawings.ts'
import type { SiteFiles } from '../../../functions/src/publisher/target.ts'
import { inRoot } from '../../../scripts/lib/paths.ts'

const colors = { ground: '#14110f', ink: '#f5efe7', secondary: '#4fc9bd' }
const { ground, ink } = colors
/** A folder like the one that the build leaves for the publisher (web/build/prerender.ts). */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-drawing-'))
  await cp(inRoot('web/build/drawing'), folder, { recursive: true })
  for (const name of ['og', 'icons']) await cp(inRoot('web/public', name), path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, 'colors.json'), JSON.stringify(colors))
})
afterAll(() => rm(folder, { recursive: true }))
const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

interface Wish {
  name?: string
  logo_url?: string
  texts?: Record<string, string>
  origin?: string
}

const sharedIn = (origin: string, language: string) =>
  `<meta property="og:image" content="${origin}/og/${language}.png" />`
const pages = new Map([
  [
    'index.html',
    `<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />${sharedIn('https://a.example', 'es')}`,
  ],
  ['ja/index.html', sharedIn('https://a.example', 'ja')],
  ['manifest.webmanifest', JSON.stringify({ icons: [{ src: '/icons/icon-512.png' }] })],
])
const textOf = (files: SiteFiles, name: string) => String(files.get(name))
const drawn = ({ name, logo_url = '', texts = {}, origin = 'https://studio.example' }: Wish = {}) => {
  const site_info = { ...defaultSettings.site_info, logo_url, ...(name && { name }) }
  const hero = Object.entries(texts).map(([field, text]) => [field, text])
  const stored = {
    ...{ projects: [], testimonials: [], prices: [], settings: [{ id: 'site_info', value: site_info }] },
    sections: [{ id: 'hero', list: '', visibility: 'visible', ...Object.fromEntries(hero) }],
  }
  const contentOf = (language: LanguageCode) => publicContentFrom(language, stored, 5)
  return withDrawings(pages, { origin, contentOf, folder })
}
const built = (language: string) => readFile(inRoot(`web/public/og/${language}.png`))

/** Left, top, width and height. */
type Part = readonly [number, number, number, number]

/** The pixels of a picture's part. */
async function pixels(picture: string | Uint8Array | undefined, ...[left, top, width, height]: Part) {
  const { data } = await sharp(Buffer.from(picture ?? ''))
    .removeAlpha()
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
}
const isNear = (one: number[] | undefined, other: number[]) =>
  other.every((value, at) => Math.abs(value - (one?.[at] ?? 0)) < 24)
/** The columns of a part of a picture that have ink. */
async function inked(picture: string | Uint8Array | undefined, ...part: Part) {
  const [left, , width] = part
  const found = await pixels(picture, ...part)
  const columns = found.flatMap((pixel, at) => (isNear(pixel, rgb(ink)) ? [left + (at % width)] : []))
  return { count: columns.length, first: Math.min(...columns), last: Math.max(...columns) }
}
const nameAt = { ltr: [64, 500, 620, 80], rtl: [516, 500, 620, 80] } as const satisfies Record<string, Part>

describe('The picture of a shared link', () => {
  it('is the build’s for a studio with the page’s own name and texts', async () => {
    const files = await drawn()
    for (const code of languageCodes) expect(await built(code)).toEqual(Buffer.from(files.get(`og/${code}.png`) ?? ''))
  })

  it.each(languageCodes)('has the studio’s name in place of the default one in %s', async (code) => {
    const picture = (await drawn({ name: 'Ñ' })).get(`og/${code}.png`)
    const { width, height } = await sharp(Buffer.from(picture ?? '')).metadata()
    expect([width, height]).toEqual([1200, 630])
    const place: Part = nameAt[code === 'ar' ? 'rtl' : 'ltr']
    const before = await inked(await built(code), ...place)
    const name = await inked(picture, ...place)
    expect(name.count).toBeGreaterThan(30)
    expect(name.last - name.first).toBeLessThan(30)
    expect(before.last - before.first).toBeGreaterThan(100)
    // The name begins where the default one did.
    if (code === 'ar') expect(Math.abs(name.last - before.last)).toBeLessThan(8)
    else expect(Math.abs(name.first - before.first)).toBeLessThan(8)
  })

  it('has the owner’s title, in a size that fits', async () => {
    const short = (await drawn({ texts: { title_fr: 'Oui' } })).get('og/fr.png')
    const long = (
      await drawn({ texts: { title_fr: 'Des films courts que l’on regarde jusqu’à la fin. '.repeat(3) } })
    ).get('og/fr.png')
    const [one, other] = [await inked(short, 64, 130, 640, 370), await inked(long, 64, 130, 640, 370)]
    expect(one.last - one.first).toBeLessThan(200)
    expect(other.last).toBeLessThan(64 + 620)
    expect(other.count).toBeGreaterThan(one.count)
  })

  it('joins Arabic letters, and begins on the right', async () => {
    const width = async (title_ar: string) => {
      const { first, last } = await inked((await drawn({ texts: { title_ar } })).get('og/ar.png'), 516, 130, 630, 370)
      expect(last).toBeGreaterThan(1120)
      return last - first
    }
    expect(await width('ببببب')).toBeLessThan((await width('ب ب ب ب ب')) * 0.8)
  })

  it('keeps the page’s Chinese title, because no font here has one, and leaves out a name that cannot be drawn', async () => {
    const picture = (await drawn({ name: '剪辑', texts: { title_zh: '短片' } })).get('og/zh.png')
    const title = [64, 130, 640, 360] as const
    expect((await inked(picture, ...title)).first).toBe((await inked(await built('zh'), ...title)).first)
    expect((await inked(picture, ...nameAt.ltr)).count).toBe(0)
  })
})

describe('The address of a picture', () => {
  const addressesOf = (files: SiteFiles) =>
    [...pages.keys()].flatMap((name) => textOf(files, name).match(/\/(og|icons)\/[\w-]+\.png[^"]*/g) ?? [])

  it('names its version, in pages and manifests', async () => {
    const addresses = addressesOf(await drawn())
    expect(addresses).toHaveLength(3)
    for (const address of addresses) expect(address).toMatch(/\.png\?v=[\da-f]{8}$/)
  })

  it('changes only with the picture', async () => {
    const before = addressesOf(await drawn({ name: 'Ñ' }))
    expect(addressesOf(await drawn({ name: 'Ñ' }))).toEqual(before)
    const after = addressesOf(await drawn({ name: 'Ñandú', texts: { title_ja: '' } }))
    expect(after.map((address, at) => address === before[at])).toEqual([false, false, true])
  })
})

describe('The icons', () => {
  const logo_url = `/media/${'a'.repeat(64)}.webp`

  /** Returns the address of a site with a red logo, wider than high. Its last status repeats. */
  async function siteWithLogo(...statuses: number[]) {
    const logo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer()
    const status = () => (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    const server = createServer((_, response) => void response.writeHead(status()).end(logo)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it.each([
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/maskable-512.png', 512],
    ['icons/apple-touch-icon.png', 180],
  ])('%s shows the whole logo on the page’s ground', async (name, size) => {
    const files = await drawn({ logo_url, origin: await siteWithLogo() })
    const icon = files.get(name)
    const { width, height } = await sharp(Buffer.from(icon ?? '')).metadata()
    expect([width, height]).toEqual([size, size])
    const at = async (x: number, y: number) =>
      (await pixels(icon, Math.round(x * size), Math.round(y * size), 1, 1))[0] ?? []
    expect(isNear(await at(0.5, 0.5), [255, 0, 0])).toBe(true)
    for (const corner of [0.02, 0.96]) expect(isNear(await at(corner, corner), rgb(ground))).toBe(true)
    expect(isNear(await at(0.5, 0.2), rgb(ground))).toBe(true)
  })

  it('are named by the pages, even if the first request for the logo fails', async () => {
    const files = await drawn({ logo_url, origin: await siteWithLogo(503, 200) })
    expect(textOf(files, 'index.html')).toMatch(
      /^<link rel="icon" href="\/icons\/icon-192\.png\?v=\w{8}" type="image\/png" \/>/,
    )
    expect(Buffer.from(files.get('icons/favicon.ico') ?? '').readUInt16LE(2)).toBe(1)
  })

  it('are the build’s without a logo', async () => {
    const files = await drawn()
    expect(Buffer.from(files.get('icons/icon-512.png') ?? '')).toEqual(
      await readFile(inRoot('web/public/icons/icon-512.png')),
    )
    expect(textOf(files, 'index.html')).toContain('href="/icons/favicon.svg" type="image/svg+xml"')
  })

  it('stay as they are live if the logo does not load, and the pages are published', async () => {
    const files = await drawn({ logo_url, origin: await siteWithLogo(503) })
    expect(files.has('icons/icon-192.png')).toBe(false)
    expect(files.has('index.html')).toBe(true)
  })
})
