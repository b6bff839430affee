import { collections } from '@studio/domain/collections'
import { pieceDocument } from '@studio/domain/content/films/manifest'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contentDataOf } from '../../../web/src/content/data'
import { keepFilm, keepPiece, keptFilms, keptPiece } from '../../../web/src/device/films'
import { dropUnnamedFiles } from '../../../web/src/device/unsyncedWork'
import { cancelFilm, pauseFilm } from '../../../web/src/sync/outbox/owner'
import { projectDocument } from '../../support/factories'
import { filmWith } from '../../support/films'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { change, openPanel, openProjects, putProject, stored, syncState } from './places'

/* Films are sent piece by piece, and only then the documents that name them. */

async function keptFilmOf(text: string) {
  const film = await filmWith(text)
  for (const { hash, bytes } of film.pieces) await keepPiece(owner.uid, hash, bytes)
  await keepFilm(owner.uid, film.manifest)
  return film
}

const film = (hash: string) => server.read(collections.films, hash)

test('A film that was chosen offline is published before its project, and then forgotten here', async () => {
  const { address, hash, text, pieces } = await keptFilmOf('offline')
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ video_url: address })
  expect(server.stored).toEqual([])
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ video_url: address })
  expect(film(hash)).toMatchObject({ manifest: text, expires_at: null })
  const order = [`films/${hash}`, ...pieces.map((piece) => pieceDocument(piece.hash)), 'portfolio_projects/journey']
  expect(server.stored).toEqual(order)
  await expect.poll(async () => (await keptFilms(owner.uid)).size).toBe(0)
  expect(await keptPiece(owner.uid, pieces[0]?.hash ?? '')).toBeUndefined()
})

test('Lost requests and lost answers repeat one piece and lose none', async () => {
  const { address, hash, pieces } = await keptFilmOf('lost')
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ video_url: address })
  server.lostSends = 1
  server.lostAnswers = 2
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ video_url: address })
  expect(film(hash)).toBeDefined()
  expect(server.stored.filter((path) => path.startsWith('film_pieces/'))).toHaveLength(pieces.length)
})

test('A paused film waits, while other work is published', async () => {
  const { address, hash } = await keptFilmOf('paused')
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ video_url: address })
  await pauseFilm(owner.uid, hash, true)
  const other = { ...projectDocument({ order_position: 901 }), id: 'other' }
  server.put(collections.projects, other.id, other)
  await contentDataOf.projects.update({ ...other, client_name: 'Puerto' }, other).kept
  server.setOnline(true)
  await expect.poll(() => server.read(collections.projects, other.id)).toMatchObject({ client_name: 'Puerto' })
  await expect.element(page.getByText('Envío de un video en pausa: 0 de 5.')).toBeVisible()
  expect(film(hash)).toBeUndefined()
  await pauseFilm(owner.uid, hash, false)
  await expect.poll(stored).toMatchObject({ video_url: address })
})

test('A cancelled film leaves the project’s other changes, which are published at once', async () => {
  const { address, hash } = await keptFilmOf('cancelled')
  putProject()
  await openProjects()
  await pauseFilm(owner.uid, hash, true)
  await change({ client_name: 'Puerto', video_url: address })
  expect(await cancelFilm(owner.uid, hash)).toBe(true)
  await expect.poll(stored).toMatchObject({ client_name: 'Puerto', video_url: 'https://example.com/video.mp4' })
  expect(film(hash)).toBeUndefined()
})

test('A project with a film of which this device has lost a piece is not stored', async () => {
  const { address, pieces } = await keptFilmOf('gone')
  putProject()
  await openProjects()
  const device = await openDB('studio-films')
  await device.delete('pieces', [owner.uid, pieces[1]?.hash ?? ''])
  device.close()
  await expect(change({ video_url: address })).rejects.toThrow('a film was lost on this device')
  expect(stored()?.video_url).not.toBe(address)
})

test('A film of which this device has lost a piece meanwhile is refused, with the reason', async () => {
  const { address, hash, pieces } = await keptFilmOf('lost later')
  putProject()
  await openProjects()
  await pauseFilm(owner.uid, hash, true)
  await change({ video_url: address })
  const device = await openDB('studio-films')
  await device.delete('pieces', [owner.uid, pieces[1]?.hash ?? ''])
  device.close()
  await pauseFilm(owner.uid, hash, false)
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel).toMatchTextContent(/El video ya no está en este dispositivo. Elígelo de nuevo/)
})

test('A film that no work names is dropped after a day, with its pieces', async () => {
  const { hash, pieces } = await keptFilmOf('unnamed')
  putProject()
  await openProjects()
  const [day, now] = [86_400_000, Date.now()]
  const kept = async () => [
    (await keptFilms(owner.uid)).has(hash),
    (await keptPiece(owner.uid, pieces[0]?.hash ?? '')) !== undefined,
  ]
  await dropUnnamedFiles(owner.uid, now)
  await dropUnnamedFiles(owner.uid, now + day / 2)
  expect(await kept()).toEqual([true, true])
  await dropUnnamedFiles(owner.uid, now + 2 * day)
  expect(await kept()).toEqual([false, false])
})
