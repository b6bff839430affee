import { collections } from '@studio/domain/collections'
import { picturePath } from '@studio/domain/content/media/ownPictures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepPicture } from '../../../web/src/device/pictures'
import { samplePicture } from '../support/content'
import { server } from '../support/server'
import { editor, owner } from '../support/studio'
import {
  change,
  closePanel,
  edit,
  elsewhere,
  openPanel,
  openProjects,
  putProject,
  row,
  stored,
  syncState,
  syncStatus,
  title,
} from './places'

/** Edits the project offline while another device changes it, and opens the conflict. */
async function collide(editHere: () => Promise<void>, changeElsewhere: Parameters<typeof elsewhere>[0]) {
  putProject()
  await openProjects()
  server.setOnline(false)
  await editHere()
  elsewhere(changeElsewhere)
  server.setOnline(true)
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  return openPanel()
}

const answer = (name: string) => page.getByRole('button', { name }).click()

test('Conflicting changes of two devices are resolved field by field, and all others are kept', async () => {
  const panel = await collide(
    async () => {
      await edit('Cliente', 'de la segunda')
      await edit('Categoría', 'Solo en la segunda')
    },
    { client_name: 'de la primera', description_es: 'Solo en la primera' },
  )
  expect(stored()).toMatchObject({ client_name: 'de la primera', description_es: 'Solo en la primera' })
  await closePanel()
  await expect.element(syncStatus(row(), 'En conflicto')).toBeVisible()
  await openPanel()
  await panel.getByRole('button', { name: 'Resolver' }).click()
  const conflict = page.getByRole('dialog', { name: `Conflicto en «${title}»` })
  const field = conflict.getByRole('group', { name: 'Cliente' })
  await expect.element(field).toMatchTextContent(/Café Aurora.*de la primera.*de la segunda/)
  await expect.element(conflict.getByRole('group')).toHaveLength(1)
  await expect.element(conflict.getByRole('button', { name: 'Publicar lo elegido' })).toBeDisabled()
  await conflict.getByRole('radio', { name: 'La tuya' }).click()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await closePanel()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(stored()).toMatchObject({
    client_name: 'de la segunda',
    description_es: 'Solo en la primera',
    category_es: 'Solo en la segunda',
  })
  await expect.element(syncStatus(row(), 'Guardado en el servidor')).toBeVisible()
})

test('A text typed while a question is open leaves the first one as a further choice', async () => {
  await collide(() => change({ client_name: 'la primera mía' }), { client_name: 'de otro dispositivo' })
  await closePanel()
  server.setOnline(false)
  await change({ client_name: 'la segunda mía' })
  elsewhere({ client_name: 'otra vez de otro' })
  server.setOnline(true)
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  const panel = await openPanel()
  await panel.getByRole('button', { name: 'Resolver' }).click()
  const field = page.getByRole('group', { name: 'Cliente' })
  await expect.element(field).toMatchTextContent(/otra vez de otro.*la segunda mía.*la primera mía/)
  await field.getByRole('radio', { name: 'La tuya anterior' }).click()
  await answer('Publicar lo elegido')
  await expect.poll(() => stored()?.client_name).toBe('la primera mía')
})

const lastChange = (action: 'update' | 'delete', by: string) =>
  server.put(collections.auditLog, 'newest', {
    ...{ collection: collections.projects, document_id: 'journey', action, by },
    ...{ at: new Date(2026, 9, 5, 15, 30), base_rev: '', rev: String(stored()?.rev ?? '') },
    ...{ fields: [], before: {}, after: {}, left_out: [] },
  })

test('A conflict is announced on the page, and its dialog says who changed the other side and when', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ client_name: 'de la segunda' })
  elsewhere({ client_name: 'de la primera', updated_by: editor.uid })
  lastChange('update', editor.uid)
  server.setOnline(true)
  const notice = page.getByRole('status').filter({ hasText: `Conflicto en «${title}»` })
  await expect.element(notice).toMatchTextContent('solo se pueden publicar si tú decides')
  await page.getByRole('link', { name: 'Testimonios' }).first().click()
  await notice.getByRole('button', { name: 'Resolver' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Último cambio en el sitio: Tomás Rueda · 5\/10\/2026, 3:30/)
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(editor.uid)
  await page.getByRole('radio', { name: 'La tuya' }).click()
  await answer('Publicar lo elegido')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(() => stored()?.client_name).toBe('de la segunda')
})

test('A change by the same account is shown as from another of its devices, even before the log has it', async () => {
  const panel = await collide(() => change({ client_name: 'aquí' }), { client_name: 'allá', updated_by: owner.uid })
  await panel.getByRole('button', { name: 'Resolver' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Último cambio en el sitio: tu cuenta, en otro dispositivo')
})

test('The person who deleted a document is named if the log has it', async () => {
  const panel = await collide(() => change({ client_name: 'vuelve' }), undefined)
  lastChange('delete', owner.uid)
  await panel.getByRole('button', { name: 'Resolver' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/tu cuenta, en otro dispositivo · 5\/10\/2026/)
})

test('Two pictures are shown for the choice; a missing one is reported', async () => {
  const [here, gone] = ['a1'.repeat(32), 'b2'.repeat(32)]
  const bytes = new Uint8Array(await (await fetch(samplePicture())).arrayBuffer())
  const small = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  await keepPicture(owner.uid, here, { large: small, medium: small, small })
  const panel = await collide(() => change({ image_url: picturePath(here) }), { image_url: picturePath(gone) })
  await panel.getByRole('button', { name: 'Resolver' }).click()
  const field = page.getByRole('group', { name: 'URL de la imagen' })
  const picture = field.getByRole('img')
  await expect.element(picture).toHaveAttribute('src', `data:image/webp;base64,${small}`)
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  await expect.element(field).toMatchTextContent('No se puede mostrar la imagen: quizá ya no existe.')
  await expect.element(field).not.toMatchTextContent('/media/')
})

test('The site’s text stays if it is chosen', async () => {
  const panel = await collide(() => change({ client_name: 'de la segunda' }), { client_name: 'de la primera' })
  await panel.getByRole('button', { name: 'Resolver' }).click()
  await page.getByRole('radio', { name: 'La del sitio' }).click()
  await answer('Publicar lo elegido')
  await closePanel()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  await expect.element(row()).toMatchTextContent(/de la primera/)
  expect(stored()).toMatchObject({ client_name: 'de la primera' })
})

test('A project edited here and deleted elsewhere can be restored', async () => {
  const panel = await collide(() => change({ client_name: 'vuelve' }), undefined)
  await panel.getByRole('button', { name: 'Resolver' }).click()
  await expect.element(page.getByText('Se eliminó en otro dispositivo')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('vuelve')).toBeVisible()
  await answer('Volver a crearlo con lo mío')
  await closePanel()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'vuelve', title_es: title })
})

test('A project edited here and deleted elsewhere can be discarded', async () => {
  const panel = await collide(() => change({ client_name: 'se va' }), undefined)
  await panel.getByRole('button', { name: 'Resolver' }).click()
  await answer('Dejarlo eliminado')
  await closePanel()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  await expect.element(row()).not.toBeInTheDocument()
  expect(stored()).toBeUndefined()
})

const deletesHere = async () => {
  await page.getByRole('button', { name: `Eliminar ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
}

for (const [choice, client] of [
  ['Conservarlo', 'sigue'],
  ['Eliminarlo de todos modos', undefined],
] as const)
  test(`A project deleted here and edited elsewhere asks the owner: ${choice}`, async () => {
    const panel = await collide(deletesHere, { client_name: 'sigue' })
    await panel.getByRole('button', { name: 'Resolver' }).click()
    await answer(choice)
    await closePanel()
    await expect.element(syncState('Sincronizado')).toBeVisible()
    await expect.poll(() => stored()?.client_name).toBe(client)
  })
