import { collections } from '@studio/domain/collections'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fillContact, openContact } from '../public/contactPage'
import { addProjects, projectsTitled, row, toast } from '../support/content'
import { alter, bringBack, takeOut } from '../support/contentFile'
import { button, fillProject, title } from '../support/form'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import * as places from '../sync/places'

/* Buttons that are pressed twice in a row, as many people press every button. */

const question = page.getByRole('alertdialog')
const callsOf = (name: string) => functions.calls.filter((call) => call.name === name)

test('A double press of «Apply» imports a file once, as one step', async () => {
  const [id = ''] = addProjects({ title_es: 'Quedo' })
  const { file } = await takeOut()
  const altered = alter(file, id, { title_fr: 'Je reste' })
  altered.projects.push({ ...file.projects.find((one) => one.id === id), id: 'fresh', title_es: 'Nuevo mío' })
  await bringBack(altered)
  const apply = /^Aplicar \d+ cambios?$/
  await button(apply).dblClick()
  await question.getByRole('button', { name: apply }).dblClick()
  await expect.element(toast('Contenido restaurado exitosamente')).toBeVisible()
  expect(projectsTitled('Nuevo mío')).toHaveLength(1)
  await toast('Contenido restaurado exitosamente').getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => projectsTitled('Nuevo mío')).toHaveLength(0)
  await expect.poll(() => server.read(collections.projects, id)?.title_fr).not.toBe('Je reste')
})

test('A double press of «Create» stores one project', async () => {
  await openConsole('/admin/projects?edit=new')
  await expect.element(title()).toBeVisible()
  await fillProject('Una vez')
  await button('Crear').dblClick()
  await expect.element(row('Una vez')).toBeVisible()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  expect(projectsTitled('Una vez')).toHaveLength(1)
})

test('A double press of «Delete» deletes only its own project, which can be restored', async () => {
  addProjects({ title_es: 'Se va' }, { title_es: 'Se queda' })
  await openConsole('/admin/projects')
  await button('Eliminar Se va').dblClick()
  await question.getByRole('button', { name: 'Eliminar' }).dblClick()
  await expect.element(row('Se va')).not.toBeInTheDocument()
  await expect.poll(() => projectsTitled('Se va')).toHaveLength(0)
  expect(projectsTitled('Se queda')).toHaveLength(1)
  await button('Deshacer').click()
  await expect.poll(() => projectsTitled('Se va')).toHaveLength(1)
})

test('A double press publishes the chosen side of a conflict once', async () => {
  places.putProject()
  await places.openProjects()
  server.setOnline(false)
  await places.edit('Cliente', 'de aquí')
  places.elsewhere({ client_name: 'de allá' })
  server.setOnline(true)
  await expect.element(places.syncState('Por decidir: 1')).toBeVisible()
  const panel = await places.openPanel()
  await panel.getByRole('button', { name: 'Resolver' }).dblClick()
  await page.getByRole('radio', { name: 'La tuya' }).click()
  await button('Publicar lo elegido').dblClick()
  await expect.poll(() => places.stored()?.client_name).toBe('de aquí')
  await places.closePanel()
  await expect.element(places.syncState('Sincronizado')).toBeVisible()
})

test('A double press sends one enquiry and opens one chat', async () => {
  const chats = await openContact()
  await fillContact('ana@example.com')
  await page.getByRole('button', { name: /^Enviar/ }).dblClick()
  await expect.element(toast('¡Mensaje enviado!')).toBeVisible()
  expect(callsOf('submitContact')).toHaveLength(1)
  expect(chats).toHaveLength(1)
  vi.restoreAllMocks()
})

test('A double press creates one invitation', async () => {
  await openConsole('/admin/create-user')
  const card = page.getByRole('region', { name: 'Invitar por correo' })
  await card.getByRole('button', { name: 'Invitar' }).click()
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await card.getByRole('button', { name: 'Crear la cuenta y enviar el enlace' }).dblClick()
  await expect.element(card.getByText('Cuenta creada. luz@studio.test recibe')).toBeVisible()
  expect(callsOf('inviteAdmin')).toHaveLength(1)
  expect(server.resets).toEqual(['luz@studio.test'])
})
