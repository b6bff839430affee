import { collections } from '@studio/domain/collections'
import { ownLoopHash } from '@studio/domain/content/films/manifest'
import { inEveryLanguage } from '@studio/domain/languages'
import { inRoot } from '../../../scripts/lib/paths'
import { projectDocument } from '../../support/factories'
import { newAdmin } from '../../support/people'
import { samplePicture } from '../../support/site'
import { projectsTitled, store } from '../../support/store'
import { Device, enter, row, syncState } from '../support/devices'
import { fillWithFilm, mostPresses, publishFilm, watchFilm } from '../support/publishFilm'
import { recordedFilm } from '../support/recordedFilm'
import { expect, offlineErrors, setOffline, test, unique } from '../support/studio'

/* A film from the disk to its visitors; the other cases are in tests/components/films and tests/components/sync. */

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('A film from the disk becomes a project that visitors watch, with few presses', async ({
  ownerPage,
  visitorPage,
}) => {
  test.slow()
  const { presses } = await publishFilm(ownerPage, visitorPage, unique('Film'), 1)
  expect(presses).toBeLessThanOrEqual(mostPresses)
})

test('A film that was chosen offline outlives a killed browser, and is published later', async ({ page: visitor }) => {
  test.slow()
  const device = new Device()
  const title = unique('Film')
  let page = await device.open()
  await enter(page, (await newAdmin('Ana')).email)
  // A browser writes local storage, which holds the session, to disk once a minute and when it is closed.
  await device.context?.close()
  page = await device.open()
  await page.goto('/admin/projects')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  const film = await recordedFilm(page)
  await page.getByRole('button', { name: 'Nuevo Proyecto', exact: true }).click()
  await setOffline(page, true)
  await fillWithFilm(page, title, film)
  await expect(syncState(page, '1 cambio pendiente')).toBeVisible()

  await device.kill()
  page = await device.open()
  await setOffline(page, true)
  await page.goto('/admin/projects')
  await expect(row(page, title)).toBeVisible()
  await expect(syncState(page, '1 cambio pendiente')).toBeVisible()
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible({ timeout: 60_000 })
  await watchFilm(visitor, title)
  await device.remove()
})

test('Two sounds that were saved offline are compared by visitors', async ({
  ownerPage: page,
  visitorPage: visitor,
}) => {
  test.slow()
  const title = unique('Mezcla')
  const project = projectDocument({
    ...inEveryLanguage('title', () => title),
    image_url: samplePicture(),
    video_url: '',
  })
  const { id } = await store.collection(collections.projects).add(project)
  await page.goto(`/admin/projects?edit=${id}`)
  await expect(page.getByLabel('Elegir audio')).toHaveCount(2)
  for (const [at, side] of ['before', 'after'].entries()) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('Elegir audio').nth(at).click()
    await (await chooser).setFiles(inRoot(`web/public/samples/volta-${side}.m4a`))
    await expect(page.getByRole('button', { name: 'Quitar el sonido' })).toHaveCount(at + 1)
  }
  await setOffline(page, true)
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(syncState(page, '1 cambio pendiente')).toBeVisible()
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible({ timeout: 60_000 })
  const [stored] = await projectsTitled(title)
  const addresses = [stored?.sound_before, stored?.sound_after].map(String)
  expect(addresses.every((address) => ownLoopHash(address))).toBe(true)

  await visitor.goto('/')
  const content = () => visitor.evaluate(async () => (await fetch('/api/content/es')).text())
  await expect.poll(content).toContain(`"title":"${title}"`)
  await visitor.reload()
  await visitor.locator('#portfolio article', { hasText: title }).getByRole('button').click()
  await visitor.getByRole('button', { name: 'Escuchar' }).click()
  await visitor.getByLabel('Después de la mezcla').click()
  const heard = () =>
    visitor.locator('[role=dialog] audio').evaluateAll((sounds: HTMLAudioElement[]) =>
      sounds.map(({ src, currentTime, paused, muted }) => ({
        address: new URL(src).pathname,
        plays: currentTime > 0.3 && !paused,
        isHeard: !muted,
      })),
    )
  await expect
    .poll(heard, { timeout: 30_000 })
    .toEqual(addresses.map((address, at) => ({ address, plays: true, isHeard: at === 1 })))
})
