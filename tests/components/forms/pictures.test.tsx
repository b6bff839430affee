import { collections } from '@studio/domain/collections'
import { ownPictureName, type PictureTexts, pictureNameOf } from '@studio/domain/content/media/ownPictures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptPicture } from '../../../web/src/device/pictures'
import { expectAccessible } from '../support/axe'
import { samplePicture } from '../support/content'
import { button, fillProject, title, untilKept } from '../support/form'
import { inspect, photograph } from '../support/pictures'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const address = page.getByLabelText('URL de la imagen')
const chooser = page.getByLabelText('Elegir imagen').first()
const fits = page.getByText('Cumple los requisitos: 1280×720 px, menos de 150 KB.')

const carrying = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Returns whether the page handles a drag over a place, or a drop there, instead of the browser. */
function isTaken(place: Element, kind: 'dragover' | 'drop', dataTransfer: DataTransfer) {
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })
  place.dispatchEvent(event)
  return event.defaultPrevented
}

/** Returns the picture that the form names, as this device stores it. */
async function made(): Promise<PictureTexts> {
  await expect.poll(() => ownPictureName((address.element() as HTMLInputElement).value)).toBeTruthy()
  const name = ownPictureName((address.element() as HTMLInputElement).value) ?? ''
  const picture = await keptPicture(owner.uid, name)
  if (!picture) throw new Error('the picture is not kept')
  expect(await pictureNameOf(picture)).toBe(name)
  const { large, medium, small } = picture
  return { large, medium, small }
}

const openNew = async () => {
  await openConsole('/admin/projects?edit=new')
  await expect.element(title()).toBeVisible()
}

test('A photograph becomes a picture of three sizes, which shows at once and is stored with its project', async () => {
  await openNew()
  server.setOnline(false)
  await fillProject('Con foto')
  await userEvent.upload(chooser, await photograph(1))
  await expect.element(fits).toBeVisible()
  const picture = await made()
  expect(await inspect(picture.large)).toMatchObject({ width: 1280, height: 720 })
  expect(await inspect(picture.medium)).toMatchObject({ width: 640, height: 360 })
  expect(await inspect(picture.small)).toMatchObject({ width: 320, height: 180 })
  expect((await inspect(picture.large)).bytes).toBeLessThan(150_000)
  const shown = () => document.querySelector<HTMLImageElement>('aside article img')?.src
  await expect.poll(shown).toBe(`data:image/webp;base64,${picture.large}`)
  await button('Describir la imagen').click()
  await expect.element(page.getByLabelText('Qué muestra la imagen')).toHaveFocus()
  await page.getByLabelText('Qué muestra la imagen').fill('Tres franjas de color')
  await expect.element(button('Describir la imagen')).not.toBeInTheDocument()
  await button('Crear').click()
  const row = page.getByRole('row', { name: /Con foto/ })
  await expect.element(row).toBeVisible()
  const small = () => row.element().querySelector('img[draggable=false]')?.getAttribute('src')
  await expect.poll(small).toBe(`data:image/webp;base64,${picture.small}`)
  expect(server.stored).toEqual([])

  server.setOnline(true)
  await expect.poll(() => server.all(collections.projects).some(({ title_es }) => title_es === 'Con foto')).toBe(true)
  const name = await pictureNameOf(picture)
  expect(server.read(collections.media, name)).toMatchObject({ ...picture, expires_at: null })
  const project = server.all(collections.projects).find(({ title_es }) => title_es === 'Con foto')
  expect(project).toMatchObject({ image_url: `/media/${name}.webp`, image_alt_es: 'Tres franjas de color' })
})

test('The owner chooses the crop with sliders or by dragging', async () => {
  await openNew()
  await userEvent.upload(chooser, await photograph(2))
  const first = await made()
  expect((await inspect(first.large, 0.01)).color).toBe('red')
  await button('Ajustar el encuadre').click()
  const dialog = page.getByRole('dialog', { name: 'Ajustar el encuadre' })
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText('Horizontal').fill('1')
  await dialog.getByLabelText('Ampliación').fill('2')
  await button('Usar este encuadre').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(async () => (await inspect((await made()).large, 0.02)).color).not.toBe('red')
  const second = await made()
  expect((await inspect(second.large, 0.9)).color).toBe('blue')

  await button('Ajustar el encuadre').click()
  const frame = document.querySelector('[role=dialog] img')?.parentElement as HTMLElement
  frame.setPointerCapture = () => undefined
  const move = (movementX: number) =>
    frame.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 1, movementX }))
  await expect.poll(() => (frame.firstElementChild as HTMLImageElement).naturalWidth).toBe(1600)
  move(5000)
  await expect.element(dialog.getByLabelText('Horizontal')).toHaveValue('0')
  await button('Cancelar').last().click()
})

/** Opens the browser's window for files and leaves it without a choice. */
async function chooseNothing() {
  const input = chooser.element() as HTMLInputElement
  // A real click would open the window, which no test can close.
  input.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await chooser.click()
  input.dispatchEvent(new Event('cancel', { bubbles: true }))
  // Some browsers report an empty choice instead.
  input.files = new DataTransfer().files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('Choosing no file, or cancelling another crop, leaves the field unchanged', async () => {
  await openNew()
  await address.fill(samplePicture())
  await chooseNothing()
  await expect.element(address).toHaveValue(samplePicture())
  await expect.element(page.getByText('No se pudo leer como imagen')).not.toBeInTheDocument()
  await userEvent.upload(chooser, await photograph(6))
  const chosen = await made()
  await chooseNothing()
  await button('Ajustar el encuadre').click()
  await page.getByLabelText('Ampliación').fill('2')
  await button('Cancelar').last().click()
  await expect.element(fits).toBeVisible()
  expect(await made()).toEqual(chosen)
})

test('A picture that is still being made is dropped once an address is typed', async () => {
  await openNew()
  await userEvent.upload(chooser, await photograph(7))
  await expect.element(page.getByText('Preparando la imagen')).toBeVisible()
  await address.fill(samplePicture())
  await expect.element(page.getByText('Preparando la imagen')).not.toBeInTheDocument()
  await expect.element(fits).toBeVisible()
  await expect.element(address).toHaveValue(samplePicture())
})

test('A picture can be dropped or pasted; anything else is refused with a message', async () => {
  await openNew()
  const box = address.element().parentElement as HTMLElement
  const over = new DragEvent('dragover', {
    bubbles: true,
    cancelable: true,
    dataTransfer: carrying(await photograph(3)),
  })
  box.dispatchEvent(over)
  expect(over.defaultPrevented).toBe(true)
  const drop = (file: File) =>
    box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(file) }))
  drop(await photograph(3))
  const dropped = await made()

  const clipboardData = carrying(await photograph(4, [400, 400]))
  address.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  await expect.poll(async () => (await made()).large).not.toBe(dropped.large)
  const pasted = await made()
  expect(await inspect(pasted.large)).toMatchObject({ width: 1280, height: 720 })
  await expect
    .element(page.getByText('Solo hay 400×225 px para esta imagen: ampliada, puede verse borrosa.'))
    .toBeVisible()

  drop(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText('Los dibujos SVG no se aceptan: expórtalo como PNG.')).toBeVisible()
  drop(new File(['Hola'], 'a.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('No se pudo leer como imagen. Prueba con un JPEG, PNG o WebP.')).toBeVisible()
  expect(await made()).toEqual(pasted)
  await untilKept(await pictureNameOf(pasted))
})

test('Text that was copied together with a picture of it is pasted and dropped as text', async () => {
  await openNew()
  const paste = (data: DataTransfer) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
    address.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const copied = async (texts: Record<string, string>) => {
    const data = carrying(await photograph(6))
    for (const [type, text] of Object.entries(texts)) data.setData(type, text)
    return data
  }
  const cells = await copied({ 'text/plain': 'Marea\t95\r\n', 'text/html': '<table><td>Marea<td>95</table>' })
  expect(paste(cells)).toBe(false)
  expect(paste(await copied({ 'text/html': '<p><b>Marea</b> <img src="a.png"></p>' }))).toBe(false)
  let isDropTaken: boolean | undefined
  // Outside the form, the console prevents the browser from opening dropped files.
  document.addEventListener('drop', (event) => (isDropTaken = event.defaultPrevented), { once: true })
  isTaken(address.element(), 'drop', cells)
  expect(isDropTaken).toBe(false)
  await expect.element(address).toHaveValue('')

  // Text that only describes the picture does not count: HTML around it, its file name, the address it was dragged
  // from.
  const [first] = (await copied({})).files
  const naming: Record<string, string>[] = [
    { 'text/html': '<meta charset="utf-8"><img src="https://example.com/a.png">' },
    { 'text/plain': first?.name ?? '' },
    { 'text/plain': 'https://example.com/a.png', 'text/uri-list': 'https://example.com/a.png' },
  ]
  for (const texts of naming) expect(paste(await copied(texts))).toBe(true)
  await made()
})

test('A file dropped outside the fields does not replace the console; text can be dropped as usual', async () => {
  await openNew()
  const file = new File(['Hola'], 'a.txt', { type: 'text/plain' })
  const words = carrying()
  words.setData('text/plain', 'Marea')
  const box = address.element().parentElement as HTMLElement
  for (const kind of ['dragover', 'drop'] as const) {
    expect(isTaken(page.getByRole('heading', { level: 1 }).element(), kind, carrying(file))).toBe(true)
    expect(isTaken(title().element(), kind, words)).toBe(false)
    expect(isTaken(box, kind, words)).toBe(false)
  }
  await openConsole('/admin/import-export')
  const control = page.getByLabelText('Archivo de la copia')
  await expect.element(control).toBeInTheDocument()
  expect(isTaken(control.element(), 'drop', carrying(file))).toBe(false)
})

test('A save that is pressed while a picture is being made waits for it; one that fails keeps the form open', async () => {
  await openNew()
  await fillProject('Con prisa')
  const drop = (file: File) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const box = address.element().parentElement as HTMLElement
    box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }
  const save = () => (button('Crear').element() as HTMLButtonElement).click()
  drop(new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' }))
  save()
  await expect.element(page.getByRole('alert').filter({ hasText: 'imagen' })).toBeVisible()
  await expect.element(button('Crear')).toBeVisible()

  drop(await photograph(5, [4000, 3000]))
  save()
  await expect.element(page.getByRole('row', { name: /Con prisa/ })).toBeVisible()
  const stored = () => server.all(collections.projects).find(({ title_es }) => title_es === 'Con prisa')
  await expect.poll(() => ownPictureName(String(stored()?.image_url))).toBeTruthy()
})
