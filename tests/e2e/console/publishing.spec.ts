import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { enableTriggers } from '../../../scripts/lib/emulators/data'
import { workerSet } from '../../../scripts/lib/emulators/emulatorSet'
import { endPublication } from '../../support/publication'
import { siteUrl } from '../../support/site'
import { projectsTitled, store } from '../../support/store'
import { syncState } from '../support/devices'
import { fillWithFilm } from '../support/publishFilm'
import { recordedFilm } from '../support/recordedFilm'
import { expect, test } from '../support/studio'
import { setView } from '../support/views'

/* Edits reach readers that see only the HTML: search engines, link previews, visitors without JavaScript. */

const worker = () => workerSet(test.info().parallelIndex)
test.beforeEach(() => enableTriggers(worker()))
test.afterEach(() => endPublication(store, worker()))

/** Returns the HTML of a path, as a program without JavaScript gets it. */
const htmlOf = async (path: string) => (await fetch(siteUrl() + path)).text()
const pathOf = (code: string) => (code === 'es' ? '/' : `/${code}/`)
const soon = { timeout: 60_000, intervals: [500] }

/** Publishes once. The first publication of the emulators starts its process and renders all styles. */
async function publishOnce() {
  await store.doc(`${collections.publishing}/state`).set({ changed_at: 1 })
  const isPublished = async () => (await store.doc(`${collections.publishing}/state`).get()).get('covered')
  await expect.poll(isPublished, { timeout: 120_000 }).toBe(1)
}

/** Opens the settings in Spanish and renames the studio. */
async function rename(page: Page, text: string) {
  const { t } = await setView(page, { language: 'es', width: 1440 })
  await page.goto('/admin/settings')
  const name = page.getByLabel(t('admin.settings.site_info.name'), { exact: true })
  await name.fill(text)
  await name.press('Enter')
}

test('A new name is soon in the HTML of all ten languages, in the manifest and in the sitemap; the release before comes back with one action', async ({
  ownerPage: page,
}) => {
  test.setTimeout(240_000)
  await publishOnce()
  await rename(page, 'Corte Fino')
  const typedAt = Date.now()
  for (const code of languageCodes)
    await expect.poll(() => htmlOf(pathOf(code)), soon).toContain('content="Corte Fino"')
  const seconds = Math.round((Date.now() - typedAt) / 1000)
  test.info().annotations.push({ type: 'seconds until the edit was in all languages', description: `${seconds}` })
  expect(await htmlOf('/manifest.webmanifest')).toContain('"name":"Corte Fino"')
  expect(await htmlOf('/sitemap.xml')).toMatch(/\/ja\/<\/loc>\n {4}<lastmod>20\d\d-\d\d-\d\d</)

  // The policy names the styles of the page by their hash: a visitor sees the published page as it was built.
  const policy = (await fetch(siteUrl())).headers.get('content-security-policy') ?? ''
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(await htmlOf('/')) ?? []
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles))).toString('base64')
  expect(policy).toContain(`'sha256-${hash}'`)

  // The release before has the old name. Going back to it is no edit, and nothing publishes over it.
  await syncState(page, '').click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Versiones publicadas').click()
  await panel.getByRole('button', { name: 'Volver a esta versión' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a esta versión' }).click()
  await expect(panel.getByText('Tu próximo cambio')).toBeVisible({ timeout: 60_000 })
  for (const code of languageCodes) expect(await htmlOf(pathOf(code)), code).not.toContain('content="Corte Fino"')
  // The function checks the restored pages as readers get them.
  await expect(panel.getByText('Comprobado en línea')).toBeVisible()
  await panel.getByRole('button', { name: 'Publicar ahora' }).click()
  await expect.poll(() => htmlOf('/ja/'), soon).toContain('content="Corte Fino"')
})

const sharedPictureIn = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
const pictureAt = async (address: string) => {
  const answer = await fetch(new URL(address, siteUrl()))
  expect(answer.status, address).toBe(200)
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

test('The picture of a shared link in every language and the icons follow the studio’s name and logo', async ({
  ownerPage: page,
}) => {
  test.setTimeout(300_000)
  await publishOnce()
  const before = await Promise.all(languageCodes.map(async (code) => sharedPictureIn(await htmlOf(pathOf(code)))))
  const seen = await Promise.all(before.map(async (address) => (await pictureAt(address)).raw().toBuffer()))

  await rename(page, 'Corte Fino')
  const logo = sharp({ create: { width: 400, height: 400, channels: 3, background: '#d00000' } })
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Elegir imagen').first().click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() })

  const iconIn = (html: string) => /<link rel="icon" href="(\/icons\/icon-192\.png\?v=\w+)"/.exec(html)?.[1]
  for (const [at, code] of languageCodes.entries()) {
    const page = () => htmlOf(pathOf(code))
    await expect.poll(page, soon).toContain('content="Corte Fino"')
    await expect.poll(async () => iconIn(await page()), soon).toBeDefined()
    const address = sharedPictureIn(await page())
    expect(address, code).not.toBe(before[at])
    const picture = await pictureAt(address)
    const { width, height } = await picture.metadata()
    expect([width, height], code).toEqual([1200, 630])
    const pixels = await picture.raw().toBuffer()
    expect(pixels.equals(seen[at] ?? pixels), code).toBe(false)
    // Not blank where the name stands: below the title, at the start of the line.
    const left = code === 'ar' ? 836 : 64
    const name = await sharp(await picture.extract({ left, top: 500, width: 300, height: 80 }).png().toBuffer()).stats()
    expect(name.channels[0]?.max, code).toBeGreaterThan(200)
    expect(name.channels[0]?.min, code).toBeLessThan(60)
  }
  const manifest = (await (await fetch(`${siteUrl()}/ja/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const address of [iconIn(await htmlOf('/')) ?? '', ...manifest.icons.map(({ src }) => src)]) {
    expect(address).toMatch(/\?v=\w{8}$/)
    const icon = await pictureAt(address)
    const { width = 0 } = await icon.metadata()
    const middle = Math.round(width / 2)
    const [red = 0, green = 255] = await icon
      .extract({ left: middle, top: middle, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red > 180, green < 40], address).toEqual([true, true])
  }
})

test('A project is in the HTML as soon as its film and its picture are complete, and no earlier', async ({
  ownerPage: page,
}) => {
  test.setTimeout(300_000)
  await publishOnce()
  const film = await recordedFilm(page, 1_500_000)
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto', exact: true }).click()
  await fillWithFilm(page, 'Marisma', film)
  await expect.poll(() => htmlOf('/ja/'), { ...soon, timeout: 120_000 }).toContain('"title":"Marisma"')
  const html = await htmlOf('/ja/')
  const [stored] = await projectsTitled('Marisma')
  const [film_url, image_url] = [String(stored?.video_url), String(stored?.image_url)]
  for (const address of [film_url, image_url]) expect(html).toContain(address.replace(/\.\w+$/, ''))
  const playlist = await fetch(siteUrl() + film_url)
  expect(await playlist.text()).toContain('#EXT-X-ENDLIST')
  const { format } = await (await pictureAt(image_url)).metadata()
  expect(format).toBe('webp')
})
