import { manifestIn, ownFilmHash, piecesIn } from '@studio/domain/content/films/manifest'
import { isOwnPicture } from '@studio/domain/content/media/ownPictures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptFilms, keptPiece } from '../../../web/src/device/films'
import { expectAccessible } from '../support/axe'
import { filmFile } from '../support/films'
import { button, fillProject, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const chooser = page.getByLabelText('Elegir video')
const inputOf = (label: string) => page.getByLabelText(label).element() as HTMLInputElement
const address = () => inputOf('URL del video').value

const openNew = async () => {
  await openConsole('/admin/projects?edit=new')
  await expect.element(title()).toBeVisible()
  server.setOnline(false)
}

test('A chosen film is checked, cut and stored on the device while offline; it fills its format and length', async () => {
  await openNew()
  await fillProject('Con film')
  await userEvent.upload(chooser, await filmFile({ width: 180, height: 320, seconds: 3 }))
  await expect.element(page.getByText('Video propio', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^180×320 · 0:03 · 10 fps · .* · H\.264$/)).toBeVisible()
  await expect.element(page.getByText(/^La resolución es menor de/)).toBeVisible()
  const hash = ownFilmHash(address()) ?? ''
  const film = (await keptFilms(owner.uid)).get(hash)
  const pieces = piecesIn(manifestIn(film?.manifest) ?? expect.fail('no manifest'))
  for (const piece of pieces) expect(await keptPiece(owner.uid, piece)).toBeDefined()
  expect(inputOf('Formato').value).toBe('9:16')
  expect(inputOf('Duración').value).toBe('3')
  await expectAccessible()
})

const picture = () => inputOf('URL de la imagen').value
const moment = page.getByRole('slider', { name: 'Momento del video' })

test('A frame from the first third of the film is proposed as the picture, and can be replaced by another', async () => {
  await openNew()
  await userEvent.upload(chooser, await filmFile({ seconds: 3 }))
  await expect.poll(() => isOwnPicture(picture())).toBe(true)
  await expect.element(moment).toHaveValue('1')
  await expect.element(button('Ajustar el encuadre')).toBeVisible()
  const proposed = picture()
  await moment.fill('2.05')
  await button('Usar este fotograma como imagen').click()
  await expect.poll(picture).not.toBe(proposed)
  expect(isOwnPicture(picture())).toBe(true)
})

test('A film leaves the picture that the project has', async () => {
  await openNew()
  const address = 'https://example.com/picture.webp'
  await page.getByLabelText('URL de la imagen').fill(address)
  await userEvent.upload(chooser, await filmFile({ seconds: 2 }))
  await expect.element(page.getByText('Video propio', { exact: true })).toBeVisible()
  await expect.element(moment).toHaveValue('0')
  expect(picture()).toBe(address)
})

test('A film of an unusual ratio states it as its format', async () => {
  await openNew()
  await userEvent.upload(chooser, await filmFile({ width: 320, height: 240, seconds: 1 }))
  await expect.poll(() => inputOf('Formato').value).toBe('4:3')
})

test('A film that does not play everywhere says why, and how to export it', async () => {
  await openNew()
  await userEvent.upload(chooser, await filmFile({ seconds: 1, codec: 'vp9', hasAudio: false }))
  await expect.element(page.getByText('Está en VP9: no se reproduce en todos los navegadores.')).toBeVisible()
  await expect.element(page.getByText('No tiene audio.')).toBeVisible()
  await expect.element(page.getByText(/expórtalo como mp4: H.264 de 8 bits/)).toBeVisible()
})

test('A file that is not a film changes nothing, and the form says so', async () => {
  await openNew()
  await page.getByLabelText('URL del video').fill('https://vimeo.com/1084537')
  await userEvent.upload(chooser, new File(['PK\x03\x04'.repeat(500)], 'film.mp4', { type: 'video/mp4' }))
  await expect.element(page.getByText('No se pudo leer como video.')).toHaveAttribute('role', 'alert')
  expect(address()).toBe('https://vimeo.com/1084537')
})

test('A film can be removed again, and a typed address takes its place', async () => {
  await openNew()
  await userEvent.upload(chooser, await filmFile({ seconds: 1 }))
  await button('Quitar el video').click()
  await expect.element(page.getByLabelText('URL del video')).toHaveFocus()
  expect(address()).toBe('')
})

test('The showreel takes a film from the device, and names its own limits', async () => {
  await openConsole('/admin/settings')
  await userEvent.upload(chooser, await filmFile({ seconds: 2 }))
  await expect.element(page.getByText('Dura menos de 45 segundos.')).toBeVisible()
  await expect.element(page.getByText('Video propio', { exact: true })).toBeVisible()
})
