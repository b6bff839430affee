import { collections } from '@studio/domain/collections'
import { ownPictureName, type PictureTexts } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unsyncedWorkOf } from '../../../web/src/device/unsyncedWork'
import { button, fillProject, title } from '../support/form'
import { failPictures, inspect, lostPictureOf, onDisk, photograph, pictureFile } from '../support/pictures'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const chooser = page.getByLabelText('Elegir imagen').first()

test.each([
  ['corners.jpg', 'red green blue white'],
  ['clear.png', 'red green blue clear'],
])('The logo is not cropped, looks like the original in %s, and is saved with its group', async (name, corners) => {
  await openConsole('/admin/settings')
  await expect.element(page.getByLabelText('Logo')).toBeVisible()
  await userEvent.upload(chooser, await pictureFile(name))
  await expect
    .poll(() => server.read(collections.settings, 'site_info')?.value)
    .toMatchObject({
      logo_url: expect.stringMatching(/^\/media\//),
    })
  const group = server.read(collections.settings, 'site_info') as { value: { logo_url: string } }
  const stored = server.read(collections.media, ownPictureName(group.value.logo_url) ?? '') as unknown as PictureTexts
  expect(await inspect(stored.large)).toMatchObject({ width: 288, height: 144, corners })
  expect(await inspect(stored.small)).toMatchObject({ width: 72, height: 36, corners })
})

test('Text pasted together with a picture of it does not become the logo; a picture alone does', async () => {
  await openConsole('/admin/settings')
  const field = page.getByLabelText('Logo')
  await expect.element(field).toBeVisible()
  const before = server.read(collections.settings, 'site_info')?.value
  const paste = async (text: string) => {
    const data = new DataTransfer()
    data.items.add(await photograph(7))
    if (text) data.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(await paste('Plano Medio')).toBe(false)
  expect(server.read(collections.settings, 'site_info')?.value).toEqual(before)
  expect(await paste('')).toBe(true)
  await expect
    .poll(() => server.read(collections.settings, 'site_info')?.value)
    .toMatchObject({ logo_url: expect.stringMatching(/^\/media\//) })
})

test('An uploaded picture is shown as a picture and in words, not as an address; removing it brings the field back', async () => {
  await openConsole('/admin/settings')
  const card = page.getByRole('region', { name: 'Información del sitio' })
  const address = card.getByLabelText('Logo')
  await userEvent.upload(chooser, await photograph(6, [800, 400]))
  await expect.element(card.getByText('Imagen propia')).toBeVisible()
  await expect.element(address).not.toBeVisible()
  const picture = card.getByRole('img', { name: 'La imagen de esta dirección' }).first()
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Quitar la imagen' }).click()
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveValue('')
  await expect.poll(() => server.read(collections.settings, 'site_info')?.value).toMatchObject({ logo_url: '' })
})

test('A blank logo is refused, and nothing is saved', async () => {
  await openConsole('/admin/settings')
  await expect.element(page.getByLabelText('Logo')).toBeVisible()
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockReturnValue()
  onTestFinished(() => draw.mockRestore())
  await userEvent.upload(chooser, await pictureFile('corners.jpg'))
  await expect.element(page.getByRole('alert').filter({ hasText: 'La imagen salió vacía.' })).toBeVisible()
  expect(server.all(collections.media)).toEqual([])
  await expect.element(page.getByLabelText('Logo')).toHaveValue('')
})

test('A picture that does not fit on the device is not shown as saved, and nothing is stored without it', async () => {
  await openConsole('/admin/projects?edit=new')
  await expect.element(title()).toBeVisible()
  server.setOnline(false)
  await fillProject('Sin espacio')
  const makeRoom = failPictures('put', 'QuotaExceededError')
  await userEvent.upload(chooser, await photograph(6))
  const address = page.getByLabelText('URL de la imagen')
  await expect.element(address).toHaveValue(expect.stringMatching(/^\/media\//))
  const name = ownPictureName((address.element() as HTMLInputElement).value) ?? ''
  await button('Crear').click()
  await expect.element(said('Error al crear proyecto')).toBeVisible()
  await expect.element(button('Crear')).toBeVisible()
  const entries = async () => (await unsyncedWorkOf(owner.uid)).entries
  expect(await entries()).toEqual([])
  // This mark tells later pages that the picture was made here and is lost.
  expect(await onDisk(name)).toEqual({ version: 2 })

  makeRoom()
  await button('Crear').click()
  await expect.element(page.getByRole('row', { name: /Sin espacio/ })).toBeVisible()
  expect(await entries()).toHaveLength(1)
  expect(await onDisk(name)).toMatchObject({ large: expect.stringMatching(/^UklGR/) })
})

test('A picture that was lost with an earlier page, because the device had no room, is not published by its address', async () => {
  const { address } = await lostPictureOf('#0a0')
  await openConsole('/admin/projects?edit=new')
  await fillProject('Imagen perdida')
  await page.getByLabelText('URL de la imagen').fill(address)
  await button('Crear').click()
  await expect.element(said('Error al crear proyecto')).toBeVisible()
  await expect.element(button('Crear')).toBeVisible()
  expect((await unsyncedWorkOf(owner.uid)).entries).toEqual([])

  await userEvent.upload(chooser, await photograph(8))
  await button('Crear').click()
  await expect.element(page.getByRole('row', { name: /Imagen perdida/ })).toBeVisible()
})

test('The avatar of a testimonial is chosen, cropped to a square, and stored with it', async () => {
  await openConsole('/admin/testimonials?edit=new')
  await page.getByLabelText('Nombre del cliente').fill('Con cara')
  await page.getByLabelText('Rol').fill('Productora')
  await page.getByLabelText('Testimonio').fill('Lo que dice')
  await userEvent.upload(chooser, await photograph(7))
  await button('Llenar los campos vacíos con el español').click()
  await button('Crear').click()
  const stored = () => server.all(collections.testimonials).find(({ client_name }) => client_name === 'Con cara')
  await expect.poll(() => ownPictureName(String(stored()?.avatar_url))).toBeTruthy()
  const name = ownPictureName(String(stored()?.avatar_url)) ?? ''
  const picture = server.read(collections.media, name) as unknown as PictureTexts
  const { width, height } = await inspect(picture.large)
  expect([width, height]).toEqual([pictureShapes.avatar.width, pictureShapes.avatar.height])
})
