import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addProjects, addTestimonials, projectsTitled, testimonialsOf, toast } from '../support/content'
import { button, fillProject } from '../support/form'
import { openConsole } from '../support/render'

const length = () => page.getByLabelText('Duración en segundos')
const loop = () => page.getByLabelText('Clip en bucle para la tarjeta, sin sonido')
const about = () => page.getByLabelText('Proyecto del que habla')

test('A project can have a format, a length and a loop, all optional', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Pieza')
  await expect.element(length()).toHaveValue('0')
  await page.getByLabelText('Formato').selectOptions('9:16')
  await length().fill('83')
  await expect.element(page.getByText('1:23', { exact: true }).first()).toBeVisible()
  await loop().fill('https://example.com/loop.mp4')
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  const [piece] = projectsTitled('Pieza')
  expect(piece).toMatchObject({ format: '9:16', length_seconds: 83, loop_url: 'https://example.com/loop.mp4' })
  await openConsole(`/admin/projects?edit=${piece?.id}`)
  await expect.element(length()).toHaveValue('83')
  await page.getByLabelText('Formato').selectOptions('Sin indicar')
  await length().fill('')
  await loop().fill('')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Pieza')).toMatchObject([{ format: '', length_seconds: 0, loop_url: '' }])
})

test('A loop that is not a film and an impossible length are refused with a message', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Mala')
  await loop().fill('https://example.com/film.mov')
  for (const given of ['36001', '-1', '1.5', '1e', '12-', '1:']) {
    await length().fill(given)
    await expect.element(length()).toHaveValue(given)
    await button('Crear').click()
    await expect.element(page.getByText('Debe ser la dirección https de un archivo MP4 o WebM')).toBeVisible()
    await expect.element(page.getByText('Escribe un número entero de segundos, de 0 a 36.000')).toBeVisible()
    await length().fill('36000')
    await expect.element(page.getByText('Escribe un número entero de segundos, de 0 a 36.000')).not.toBeInTheDocument()
  }
  expect(projectsTitled('Mala')).toEqual([])
})

test('The link of a video is extracted from pasted text, and a showcase is refused with a message', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Pegada')
  const video = page.getByLabelText('URL del video')
  await video.fill('https://vimeo.com/showcase/3953264')
  await button('Crear').click()
  await expect.element(page.getByText(/^Ese enlace no lleva a un solo video/)).toBeVisible()
  expect(projectsTitled('Pegada')).toEqual([])
  await video.fill('Mira esto: vimeo.com/76979871/8272103f6e\u200B')
  await expect.element(page.getByText('Video de Vimeo')).toBeVisible()
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  expect(projectsTitled('Pegada')).toMatchObject([{ video_url: 'https://vimeo.com/76979871/8272103f6e' }])
})

test('A testimonial names its project, and keeps a deleted one until another is chosen', async () => {
  const [first = ''] = addProjects({ title_es: 'Primero' }, { title_es: 'Segundo' })
  const [id = ''] = addTestimonials({ client_name: 'Lucía' }, { client_name: 'Ana', project_id: 'borrado' })
  await openConsole(`/admin/testimonials?edit=${id}`)
  await expect.element(about()).toHaveValue('')
  await about().selectOptions('Primero')
  await button('Actualizar').click()
  await expect.element(toast('Testimonio actualizado exitosamente')).toBeVisible()
  expect(testimonialsOf('Lucía')).toMatchObject([{ project_id: first }])
  const [gone] = testimonialsOf('Ana')
  await openConsole(`/admin/testimonials?edit=${gone?.id}`)
  await expect.element(about().getByRole('option', { selected: true })).toMatchTextContent('Un proyecto que ya no está')
  await page.getByLabelText('Nombre del cliente').fill('Ana B.')
  await button('Actualizar').click()
  await expect.poll(() => testimonialsOf('Ana B.')).toMatchObject([{ project_id: 'borrado' }])
})
