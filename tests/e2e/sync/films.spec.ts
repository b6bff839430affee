import { newAdmin } from '../../support/people'
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
