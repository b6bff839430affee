import { collections } from '@studio/domain/collections'
import { manifestIn, ownFilmHash, piecesIn } from '@studio/domain/content/films/manifest'
import type { Page } from 'playwright/test'
import { Device, syncState } from '../../tests/e2e/support/devices.ts'
import { title } from '../../tests/e2e/support/formPage.ts'
import { recordedFilm } from '../../tests/e2e/support/recordedFilm.ts'
import { unique } from '../../tests/e2e/support/studio.ts'
import { siteUrl } from '../../tests/support/site.ts'
import { projectsTitled, store } from '../../tests/support/store.ts'
import { exactly } from '../shared/figures.ts'
import { expect, readyDevice, untilSays } from './devices.ts'
import { type Incident, incidentKinds, Line } from './filmLine.ts'
import { oneOf, type Row, randomFrom } from './row.ts'

const devices = 2
/** Number of incidents; a shorter run sets SOAK_INCIDENTS. */
const incidents = Number(process.env.SOAK_INCIDENTS ?? 100)
/** Longest time between two incidents, in ms; a piece takes about half of it. */
const longestPause = 6000

/**
 * Two devices upload films on a slow line. Again and again a browser is killed, sleeps, or loses an answer. Each film
 * must then be public once and whole, and no incident may cost more than one piece.
 */
export const row: Row = async ({ note, random: seeds }) => {
  const titles: string[] = []
  const lines: Line[] = []
  const happened = new Map<Incident, number>(incidentKinds.map((kind) => [kind, 0]))
  const work = async (seed: number) => {
    const random = randomFrom(seed)
    const [device, line] = [new Device(), new Line()]
    lines.push(line)
    await readyDevice(device)
    let page = await line.open(device)
    for (let left = incidents / devices; left > 0; ) {
      const name = unique('Con video')
      await addProject(page, name)
      titles.push(name)
      while (left > 0 && !(await isSynced(page))) {
        await page.waitForTimeout(random() * longestPause)
        const kind = oneOf(incidentKinds, random)
        page = await line.interrupt(kind, device, page, random)
        happened.set(kind, (happened.get(kind) ?? 0) + 1)
        left -= 1
        note(`${titles.length} films; ${inWords(happened)}`)
      }
      await expect(syncState(page, 'Sincronizado')).toBeVisible({ timeout: 300_000 })
    }
    await device.remove()
  }
  await Promise.all(Array.from({ length: devices }, () => work(seeds() * 2 ** 32)))
  const found = await Promise.all(titles.map(filmsOf))
  const pieces = new Set(found.flat().flatMap((film) => film.pieces))
  const [seen, costly] = [lines.flatMap((line) => line.seen), lines.map((line) => line.costly)]
  return [
    exactly(
      `${titles.length} films sent from ${devices} devices with ${inWords(happened)}: incidents`,
      incidents,
      sum(happened.values()),
    ),
    exactly('… projects or films lost, or not whole for visitors', 0, found.filter(([one]) => !one?.isWhole).length),
    exactly('… projects doubled', 0, found.filter(({ length }) => length > 1).length),
    exactly('… pieces of these films that were sent', pieces.size, new Set(seen).size),
    exactly('… incidents that cost more than one piece', 0, sum(costly)),
  ]
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0)

const inWords = (happened: ReadonlyMap<Incident, number>) =>
  [...happened].map(([kind, times]) => `${times} ${kind}`).join(', ')

const isSynced = (page: Page) => syncState(page, 'Sincronizado').isVisible()

/** Creates a project with a film that no other test has; hidden, so that only its title is required. */
async function addProject(page: Page, name: string) {
  await page.goto('/admin/projects')
  const film = await recordedFilm(page)
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await title(page).fill(name)
  await page.getByLabel('Oculto').check()
  await page.getByLabel('Elegir video').setInputFiles(film)
  await expect(page.getByText('Video propio', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await untilSays(page, 'Enviando 1 cambio')
}

/** Returns the films of the stored projects with a title, and whether visitors can get the whole of each. */
async function filmsOf(name: string) {
  return Promise.all(
    (await projectsTitled(name)).map(async ({ video_url }) => {
      const hash = ownFilmHash(String(video_url)) ?? 'none'
      const manifest = manifestIn((await store.collection(collections.films).doc(hash).get()).get('manifest'))
      const playlist = await (await fetch(new URL(String(video_url), siteUrl()))).text()
      return { pieces: manifest ? piecesIn(manifest) : [], isWhole: playlist.includes('#EXT-X-ENDLIST') }
    }),
  )
}
