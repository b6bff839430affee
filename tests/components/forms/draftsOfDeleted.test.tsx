import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addTestimonials, addTranslatedProject, heading, projectsTitled, toast } from '../support/content'
import { button, press, title, untilKept } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

test('The draft of a project that is deleted here continues as a new project, even after a reload', async () => {
  const drafts = page.getByRole('region', { name: 'Borradores sin terminar' })
  const id = addTranslatedProject('Eliminado')
  await openConsole('/admin/projects')
  await button('Editar Eliminado').click()
  await title().fill('Eliminado 2')
  await button('Cancelar').click()
  await button('Salir y dejar el borrador').click()
  await button('Eliminar Eliminado').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Proyecto eliminado exitosamente')).toBeVisible()
  await expect.element(drafts).toMatchTextContent('Ese contenido se eliminó: el borrador sigue como nuevo.')

  await button('Cerrar sesión').click()
  const leaving = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect.element(leaving).toMatchTextContent('Aún hay 1 borrador sin terminar.')
  await press('{Escape}')
  await drafts.getByRole('button', { name: 'Continuar: Eliminado 2' }).click()
  await expect.element(heading('Nuevo Proyecto')).toBeVisible()
  await title().fill('Eliminado 3')
  await untilKept('Eliminado 3')
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(heading('Nuevo Proyecto')).toBeVisible()
  await expect.element(title()).toHaveValue('Eliminado 3')
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  await expect.element(drafts).not.toBeInTheDocument()
  expect(projectsTitled('Eliminado')).toEqual([])
  expect(projectsTitled('Eliminado 3')).toHaveLength(1)
  expect(server.read(collections.projects, id)).toBeUndefined()
  // The new project's translations are older than the Spanish text, which the draft had changed.
  await button('Editar Eliminado 3').click()
  await expect
    .element(page.getByText(new RegExp(`^${languageCodes.length - 1} traducciones son anteriores`)))
    .toBeVisible()
})

test('A project deleted elsewhere is reported as gone, or continues as new from its draft', async () => {
  const name = page.getByLabelText('Nombre del cliente')
  const gone = toast('Lo que ibas a editar ya no existe.')
  const [id = ''] = addTestimonials({ client_name: 'Lejos' })
  const address = `/admin/testimonials?edit=${id}`
  await openConsole(address)
  await name.fill('Lejos 2')
  await untilKept('Lejos 2', 'testimonial')
  server.put(collections.testimonials, id, undefined)
  const { path, router } = await openConsole(address)
  await expect.element(gone).toMatchTextContent('sigue como nuevo')
  await expect.element(heading('Nuevo Testimonio')).toBeVisible()
  await expect.element(name).toHaveValue('Lejos 2')
  await button('Cancelar').click()
  await button('Descartar y salir').click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Lejos' })).not.toBeInTheDocument()
  expect(path() + router.state.location.search).toBe('/admin/testimonials')
})

test('A project deleted elsewhere without a draft is reported as gone, and the list is shown', async () => {
  const [id = ''] = addTestimonials({ client_name: 'Lejos' })
  server.put(collections.testimonials, id, undefined)
  const { path, router } = await openConsole(`/admin/testimonials?edit=${id}`)
  const gone = toast('Lo que ibas a editar ya no existe.')
  await expect.element(gone).toBeVisible()
  await expect.element(gone).not.toMatchTextContent('sigue como nuevo')
  await expect.poll(() => path() + router.state.location.search).toBe('/admin/testimonials')
})
