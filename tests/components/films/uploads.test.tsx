import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepFilm, keepPiece } from '../../../web/src/device/films'
import { filmWith } from '../../support/films'
import { expectAccessible } from '../support/axe'
import { button } from '../support/form'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { change, openProjects, putProject, stored, syncState } from '../sync/places'

const upload = page.getByRole('group', { name: 'Envío de un video' })

/** Saves a project with a film while offline, and shows the list of projects. */
async function saveOffline() {
  const film = await filmWith(crypto.randomUUID())
  for (const { hash, bytes } of film.pieces) await keepPiece(owner.uid, hash, bytes)
  await keepFilm(owner.uid, film.manifest)
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ video_url: film.address, client_name: 'Otro cliente' })
  await expect.element(upload.getByText('Enviando un video: 0 de 5.')).toBeVisible()
  return film
}

test('A film that is being sent shows its progress, and can be paused and continued', async () => {
  const { address, hash } = await saveOffline()
  await expectAccessible()
  await button('Pausar').click()
  await expect.element(upload.getByText('Envío de un video en pausa: 0 de 5.')).toBeVisible()
  server.setOnline(true)
  await expect.element(syncState('En pausa · 1 cambio pendiente')).toBeVisible()
  expect(server.read(collections.films, hash)).toBeUndefined()
  await button('Continuar').click()
  await expect.poll(stored).toMatchObject({ video_url: address })
  await expect.element(upload).not.toBeInTheDocument()
})

test('A film can be taken back before it is published; the other changes are published', async () => {
  const { address, hash } = await saveOffline()
  await button('Quitar este video').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar este video' }).click()
  await expect.element(upload).not.toBeInTheDocument()
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ client_name: 'Otro cliente' })
  expect(stored()?.video_url).not.toBe(address)
  expect(server.read(collections.films, hash)).toBeUndefined()
})
