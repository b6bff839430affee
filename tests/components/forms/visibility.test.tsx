import { collections } from '@studio/domain/collections'
import { emptyProject } from '@studio/domain/content/project'
import { dayAt } from '@studio/domain/content/visibility'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { formatMoment, zoneName } from '../../../web/src/i18n/format'
import { expectAccessible } from '../support/axe'
import {
  addProjects,
  addTestimonials,
  projectsTitled,
  row,
  rowNames,
  tab,
  testimonialsOf,
  toast,
} from '../support/content'
import { button, fillProject, title, untilKept } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const choice = (name: string) => page.getByRole('radio', { name })
const missing = page.getByRole('group', { name: 'Para que se vea en el sitio falta:' })
const required = 'Por favor completa todos los campos requeridos'
const tomorrow = dayAt(Date.now() + 24 * 3_600_000, defaultTimeZone)

test('A project is saved hidden with its Spanish title alone, and listed as hidden', async () => {
  await openConsole('/admin/projects?edit=new')
  await title().fill('A medias')
  await button('Crear').click()
  await expect.element(toast(required)).toBeVisible()
  await expect.element(missing.getByRole('button', { name: 'URL de la imagen' })).toBeVisible()
  await expect.element(missing.getByRole('button', { name: 'Descripción · 日本語' })).toBeVisible()
  await expectAccessible()
  await button('Guardar oculto').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  await expect.element(row('A medias')).toMatchTextContent('Oculto')
  expect(projectsTitled('A medias')).toMatchObject([{ visibility: 'hidden', title_en: '', image_url: '' }])
  await page.getByLabelText('Visibilidad').selectOptions('Oculto')
  await expect.poll(rowNames).toHaveLength(1)
})

test('Making an incomplete project visible from the list opens its first gap, and saves nothing until it is filled', async () => {
  const [id = ''] = addProjects({ ...emptyProject, title_es: 'Incompleto', visibility: 'hidden', image_url: '' })
  await openConsole('/admin/projects')
  await button('Mostrar en el sitio: Incompleto').click()
  await expect.element(choice('Visible')).toBeChecked()
  await expect.element(missing).toHaveFocus()
  await missing.getByRole('button', { name: 'Título · Deutsch' }).click()
  await expect.element(tab('de')).toHaveAttribute('aria-selected', 'true')
  await expect.element(title()).toHaveFocus()
  await button('Actualizar').click()
  await expect.element(toast(required)).toBeVisible()
  expect(server.read(collections.projects, id)).toMatchObject({ visibility: 'hidden' })
  await tab('es').click()
  await fillProject('Completo')
  await expect.element(missing).not.toBeInTheDocument()
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(server.read(collections.projects, id)).toMatchObject({ visibility: 'visible', title_de: 'Completo' })
})

test('Making a hidden project visible offers its unfinished draft first', async () => {
  const [id = ''] = addProjects({ ...emptyProject, title_es: 'Pendiente', visibility: 'hidden', image_url: '' })
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Pendiente, a medias')
  await untilKept('Pendiente, a medias')
  await openConsole('/admin/projects')
  await button('Mostrar en el sitio: Pendiente').click()
  await button('Continuar con el borrador').click()
  await expect.element(title()).toHaveValue('Pendiente, a medias')
})

test('A complete project is hidden and shown from the list with one click, which can be undone; while visible it links to its card', async () => {
  const [id = ''] = addProjects({ title_es: 'Entero' })
  await openConsole('/admin/projects')
  const see = page.getByRole('link', { name: 'Ver en el sitio: Entero' })
  await expect.element(see).toHaveAttribute('href', `/#project-${id}`)
  await button('Ocultar del sitio: Entero').click()
  await expect.element(toast('Dejará de verse en el sitio en unos dos minutos')).toBeVisible()
  await expect.element(row('Entero')).toMatchTextContent('Oculto')
  await expect.element(see).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(see).toBeVisible()
  await expect.poll(() => server.read(collections.projects, id)).toMatchObject({ visibility: 'visible' })
  await button('Ocultar del sitio: Entero').click()
  await button('Mostrar en el sitio: Entero').click()
  await expect.element(toast('Se verá en el sitio en unos dos minutos')).toBeVisible()
  expect(server.read(collections.projects, id)).toMatchObject({ visibility: 'visible' })
})

test('The translation overview includes hidden content, and marks it as hidden', async () => {
  addProjects({ ...emptyProject, title_es: 'Sin terminar', visibility: 'hidden' })
  await openConsole('/admin/translations?q=terminar')
  await expect.element(row('Sin terminar')).toMatchTextContent('Proyecto · Oculto')
})

test('A testimonial is planned for a day, even offline; an invalid day is not reported as a missing field', async () => {
  addTestimonials({ client_name: 'Planeada' })
  await openConsole('/admin/testimonials')
  await button(/^Editar.*Planeada/).click()
  await choice('Desde una fecha').click()
  const day = page.getByLabelText('Visible desde')
  await expect.element(day).toHaveValue(tomorrow)
  await day.fill('')
  await button('Actualizar').click()
  await expect.element(toast('Revisa los campos marcados: hay algo que no es válido')).toBeVisible()
  await expect.element(page.getByText('Escribe la fecha completa, con un año de 1900 a 2100')).toBeVisible()
  await day.fill('2099-12-31')
  await expect.element(page.getByText(`desde las 0:00 de ese día (${zoneName('es', defaultTimeZone)})`)).toBeVisible()
  const here = `Según la hora de este dispositivo: ${formatMoment('es', Date.parse('2099-12-31T05:00:00Z'))}`
  const isInColombia = new Date(0).getTimezoneOffset() === 300
  await expect.element(page.getByText(here)).toHaveLength(isInColombia ? 0 : 1)
  await expectAccessible()
  server.setOnline(false)
  onTestFinished(() => server.setOnline(true))
  await button('Actualizar').click()
  await expect.element(row('Planeada')).toMatchTextContent('Desde el 31/12/2099')
  server.setOnline(true)
  await expect.poll(() => testimonialsOf('Planeada')).toMatchObject([{ visibility: '2099-12-31' }])
})
