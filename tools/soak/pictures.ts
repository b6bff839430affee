import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { Device, syncState } from '../../tests/e2e/support/devices.ts'
import { title } from '../../tests/e2e/support/formPage.ts'
import { setOffline, unique } from '../../tests/e2e/support/studio.ts'
import { store } from '../../tests/support/store.ts'
import { exactly } from '../shared/figures.ts'
import { expect, openOffline, outboxOf, readyDevice, untilSays } from './devices.ts'
import { type Row, randomFrom } from './row.ts'

const devices = 2
const picturesEach = 100
/** Share of projects during whose saving a browser is killed. */
const killShare = 0.08

/**
 * Two offline devices add projects with pictures from disk, and are killed at random while saving the next one. A
 * project counts as added once the bar reports it as pending on this device. Each must then be on the server once, with
 * its picture.
 */
export const row: Row = async ({ note, random: seeds }) => {
  const added: string[] = []
  const interrupted: string[] = []
  let kills = 0
  const work = async (seed: number) => {
    const random = randomFrom(seed)
    const device = new Device()
    await readyDevice(device)
    let page = await openOffline(device, '/admin/projects')
    for (let waiting = 0, left = picturesEach; left > 0; ) {
      const name = unique('Con foto')
      await fillIn(page, name, random)
      const saving = page.getByRole('button', { name: 'Crear', exact: true }).click()
      if (random() < killShare) {
        kills += 1
        interrupted.push(name)
        await Promise.all([saving.catch(() => undefined), device.kill()])
        page = await openOffline(device, '/admin/projects')
        waiting = (await outboxOf(page)).length
        continue
      }
      await saving
      waiting += 1
      left -= 1
      await untilSays(page, `${waiting} cambios? pendientes?`)
      added.push(name)
      if (added.length % 20 === 0) note(`${added.length} added, ${kills} kills`)
    }
    await setOffline(page, false)
    await expect(syncState(page, 'Sincronizado')).toBeVisible({ timeout: 300_000 })
    await device.remove()
  }
  await Promise.all(Array.from({ length: devices }, () => work(seeds() * 2 ** 32)))
  const found = new Map<string, number>()
  let withoutPicture = 0
  for (const project of (await store.collection(collections.projects).get()).docs) {
    const { title_es, image_url } = project.data() as { title_es: string; image_url: string }
    if (![...added, ...interrupted].includes(title_es)) continue
    found.set(title_es, (found.get(title_es) ?? 0) + 1)
    const [, picture] = /^\/media\/([0-9a-f]{64})\.webp$/.exec(image_url) ?? []
    const stored = picture ? await store.collection(collections.media).doc(picture).get() : undefined
    if (!stored?.exists) withoutPicture += 1
  }
  return [
    exactly(
      `Pictures added offline on ${devices} devices, killed ${kills} times`,
      devices * picturesEach,
      added.length,
    ),
    exactly('… lost', 0, added.filter((name) => !found.has(name)).length),
    exactly('… doubled', 0, [...found.values()].filter((count) => count > 1).length),
    exactly('… projects without their picture', 0, withoutPicture),
  ]
}

/** Creates a project with a unique photograph from disk; hidden, so that only its title is required. */
async function fillIn(page: Page, name: string, random: () => number) {
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  // The project that the kill interrupted is offered as a draft.
  const discard = page.getByRole('button', { name: 'Descartar', exact: true })
  await title(page).or(discard).waitFor()
  if (await discard.isVisible()) await discard.click()
  await title(page).fill(name)
  await page.getByLabel('Oculto').check()
  const [width, height] = [1200 + Math.floor(random() * 800), 1000 + Math.floor(random() * 800)]
  const noise = { type: 'gaussian', mean: 128, sigma: 20 + random() * 40 } as const
  const photograph = sharp({ create: { width, height, channels: 3, background: '#246', noise } })
  const buffer = await photograph.jpeg({ quality: 80 }).toBuffer()
  await page.getByLabel('Elegir imagen').first().setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Cumple los requisitos: 1280×720 px, menos de 150 KB.')).toBeVisible()
}
