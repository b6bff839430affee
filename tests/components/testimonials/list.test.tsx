import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addTestimonials,
  changeElsewhere,
  heading,
  row,
  rowNames,
  samplePicture,
  tab,
  testimonialsOf,
  toast,
} from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const name = () => page.getByLabelText('Nombre del cliente')

async function openNew() {
  await openConsole('/admin/testimonials')
  await button('Nuevo Testimonio').click()
}

async function fillTestimonial(client: string) {
  await name().fill(client)
  await page.getByLabelText('Rol').fill('Productora')
  await page.getByLabelText('Testimonio').fill(`Lo que dice ${client}`)
  await button('Llenar los campos vacíos con el español').click()
}

test('The owner creates a testimonial with its stars, and the list shows it', async () => {
  await openNew()
  const rating = page.getByLabelText('Calificación')
  await expect.element(rating).toHaveValue('5')
  await fillTestimonial('Lucía')
  await rating.fill('4')
  await expect.element(page.getByRole('figure').getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  await button('Crear').click()
  await expect.element(toast('Testimonio creado exitosamente')).toBeVisible()
  await expect.element(row('Lucía').getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  await expect.element(row('Lucía')).toMatchTextContent(/Productora/)
  expect(testimonialsOf('Lucía')).toMatchObject([{ rating: 4, client_role_ja: 'Productora' }])
})

test('The owner edits a testimonial', async () => {
  addTestimonials({ client_name: 'Lucía' })
  await openConsole('/admin/testimonials')
  await button('Editar el testimonio de Lucía').click()
  await expect.element(heading('Editar Testimonio')).toBeVisible()
  await page.getByLabelText('Empresa').fill('La Empresa')
  await button('Actualizar').click()
  await expect.element(toast('Testimonio actualizado exitosamente')).toBeVisible()
  expect(testimonialsOf('Lucía')).toMatchObject([{ client_company_es: 'La Empresa' }])
})

test('The owner deletes a testimonial after a question', async () => {
  addTestimonials({ client_name: 'Lucía' })
  await openConsole('/admin/testimonials')
  await button('Eliminar el testimonio de Lucía').click()
  const question = page.getByRole('alertdialog', { name: 'Eliminar testimonio?' })
  await expect.element(question).toMatchTextContent('Esta acción no se puede deshacer.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Testimonio eliminado exitosamente')).toMatchTextContent('Lucía')
  await expect.element(row('Lucía')).not.toBeInTheDocument()
  expect(testimonialsOf('Lucía')).toEqual([])
})

test('The table is in the interface’s language, and in Spanish if a testimonial lacks it', async () => {
  addTestimonials({ client_name: 'Jonas', client_role_de: '' })
  await openConsole('/admin/testimonials', { language: 'de', width: 1440 })
  await expect.element(page.getByRole('columnheader', { name: 'Firma' })).toBeVisible()
  await expect.element(row('Jonas')).toMatchTextContent('Producer in Español')
  await expect.element(row('Jonas')).toMatchTextContent('What the client says, in Deutsch')
})

test('Testimonials are searched, filtered by stars and sorted', async () => {
  addTestimonials(
    { client_name: 'Bea Harbour', rating: 2 },
    { client_name: 'Ana Harbour', rating: 4, content_fr: 'Très Harbour' },
    { client_name: 'Cleo Harbour', rating: 4 },
  )
  await openConsole('/admin/testimonials?q=Harbour', { language: 'en' })
  await expect.poll(rowNames).toEqual(['Bea Harbour', 'Ana Harbour', 'Cleo Harbour'])
  await page.getByLabelText('Sort by').selectOptions('Rating: highest first')
  await expect.poll(rowNames).toEqual(['Ana Harbour', 'Cleo Harbour', 'Bea Harbour'])
  await page.getByRole('combobox', { name: 'Rating' }).selectOptions('4')
  await expect.poll(rowNames).toEqual(['Ana Harbour', 'Cleo Harbour'])
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('tres harbour')
  await expect.poll(rowNames).toEqual(['Ana Harbour'])
  await button('Clear search and filters').click()
  await expect.element(search).toHaveValue('')
  await expect.element(search).toHaveFocus()
})

test('A missing picture is replaced by the person’s initial', async () => {
  await openNew()
  await name().fill('Mario')
  const avatar = page.getByRole('figure').getByText('M', { exact: true })
  await page.getByLabelText('URL del avatar').fill(samplePicture('volta'))
  await expect.element(avatar).not.toBeInTheDocument()
  await page.getByLabelText('URL del avatar').fill(samplePicture('none'))
  await expect.element(avatar).toBeVisible()
  expect(document.querySelector('figure img')).toBeNull()
})

test('Missing fields are reported: the name in the interface’s language, texts in their tab’s', async () => {
  await openNew()
  await button('Crear').click()
  await expect.element(toast('Por favor completa todos los campos requeridos')).toBeVisible()
  await expect.element(page.getByText('Nombre requerido')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  await expect.element(page.getByText('Rol requerido')).toBeVisible()
  await tab('ja').click()
  await expect.element(page.getByText('役割必須')).toBeVisible()
  await expect.element(page.getByText('コメント必須')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('Offline a new testimonial is stored on the device, and published later', async () => {
  await openNew()
  await fillTestimonial('Elena')
  server.setOnline(false)
  await button('Crear').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  await expect.element(row('Elena').getByLabelText('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
  expect(testimonialsOf('Elena')).toEqual([])
  server.setOnline(true)
  await expect.element(toast('Testimonio creado exitosamente')).toBeVisible()
  expect(testimonialsOf('Elena')).toHaveLength(1)
})

test('A change that conflicts with another device’s is reported as failed, and the other one stays', async () => {
  const [id = ''] = addTestimonials({ client_name: 'Alcanzada' })
  await openConsole(`/admin/testimonials?edit=${id}`)
  await name().fill('Alcanzada mía')
  changeElsewhere(collections.testimonials, id, { client_name: 'Alcanzada suya' })
  await button('Actualizar').click()
  await expect.element(toast('Error al actualizar testimonio')).toBeVisible()
  expect(testimonialsOf('Alcanzada suya')).toHaveLength(1)
})

test('An admin whose role is revoked while writing sees a notice, and nothing is stored', async () => {
  const [id = ''] = addTestimonials({ client_name: 'Denegada' })
  await openConsole(`/admin/testimonials?edit=${id}`)
  await name().fill('Denegada 2')
  const answer = server.hold()
  await button('Actualizar').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.put(collections.roles, roleId(owner.uid), undefined)
  answer()
  await expect.element(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  expect(testimonialsOf('Denegada 2')).toEqual([])
})
