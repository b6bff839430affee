import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { enableTriggers } from '../../../scripts/lib/emulators/data'
import { workerSet } from '../../../scripts/lib/emulators/emulatorSet'
import { endPublication } from '../../support/publication'
import { siteUrl } from '../../support/site'
import { store } from '../../support/store'
import { syncState } from '../support/devices'
import { expect, test } from '../support/studio'
import { setView } from '../support/views'

/* Edits reach readers that see only the HTML: search engines, link previews, visitors without JavaScript. */

const worker = () => workerSet(test.info().parallelIndex)
test.beforeEach(() => enableTriggers(worker()))
test.afterEach(() => endPublication(store, worker()))

/** Returns the HTML of a path, as a program without JavaScript gets it. */
const htmlOf = async (path: string) => (await fetch(siteUrl() + path)).text()
const pathOf = (code: string) => (code === 'es' ? '/' : `/${code}/`)

test('A new name is soon in the HTML of all ten languages, in the manifest and in the sitemap; the release before comes back with one action', async ({
  ownerPage: page,
}) => {
  test.setTimeout(240_000)
  // The first publication of the emulators starts its process and renders all styles.
  await store.doc(`${collections.publishing}/state`).set({ changed_at: 1 })
  const isPublished = async () => (await store.doc(`${collections.publishing}/state`).get()).get('covered')
  await expect.poll(isPublished, { timeout: 120_000 }).toBe(1)

  const { t } = await setView(page, { language: 'es', width: 1440 })
  await page.goto('/admin/settings')
  const name = page.getByLabel(t('admin.settings.site_info.name'), { exact: true })
  await name.fill('Corte Fino')
  await name.press('Enter')
  const typedAt = Date.now()
  for (const code of languageCodes)
    await expect
      .poll(() => htmlOf(pathOf(code)), { timeout: 60_000, intervals: [500] })
      .toContain('content="Corte Fino"')
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
  await expect(panel.getByText('hasta que cambies algo')).toBeVisible({ timeout: 60_000 })
  for (const code of languageCodes) expect(await htmlOf(pathOf(code)), code).not.toContain('content="Corte Fino"')
  await panel.getByRole('button', { name: 'Publicar ahora' }).click()
  await expect.poll(() => htmlOf('/ja/'), { timeout: 60_000, intervals: [500] }).toContain('content="Corte Fino"')
})
