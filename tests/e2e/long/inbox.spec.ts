import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { countedMessages, replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test, toast } from '../support/studio'

const inbox = store.collection(collections.messages)
/** Counts the stored enquiries with a status in the inbox, without the trash. */
const storedWith = async (status: string) =>
  (await inbox.where('status', '==', status).where('suspected', '==', false).count().get()).data().count
const counts = (page: Page) => page.getByRole('region', { name: 'Mensajes en total' }).getByRole('definition')
const loaded = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const choose = (page: Page, filter: string) => page.getByLabel('Filtrar por estado').selectOption({ label: filter })
const chooseShown = (page: Page) => page.getByLabel('Seleccionar los mostrados').check()

test('The owner works through an inbox of several pages: counted exactly, changed and deleted in bulk', async ({
  ownerPage: page,
}) => {
  const aside = [
    ...countedMessages(3, { status: 'read' }),
    ...countedMessages(2, { status: 'replied' }),
    ...countedMessages(4, { suspected: true }),
  ]
  await replaceInbox([...countedMessages(70), ...aside])
  await page.goto('/admin')
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Mensajes nuevos').getByText('19+', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^\(19\+\) /)

  await page.getByRole('link', { name: 'Ver mensajes nuevos' }).click()
  await expect(counts(page)).toHaveText(['70', '3', '2', '75', '4'])
  await expect(loaded(page, '50 de 70 mensajes cargados')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toContainText('Persona 70')
  await page.getByRole('button', { name: 'Cargar 20 más' }).click()
  await expect(loaded(page, '70 de 70 mensajes cargados')).toBeVisible()

  await chooseShown(page)
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect(toast(page, 'Se actualizó el estado de 70 mensajes')).toBeVisible()
  expect(await storedWith('archived')).toBe(70)
  await expect(page.getByText('No hay mensajes.')).toBeVisible()
  await expect(counts(page)).toHaveText(['0', '3', '2', '75', '4'])

  await choose(page, 'Leídos')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await chooseShown(page)
  await page.getByRole('group', { name: 'Acciones con los mensajes' }).getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, '3 mensajes eliminados')).toBeVisible()
  expect(await storedWith('read')).toBe(0)
  expect((await inbox.where('trashed_from', '==', 'inbox').count().get()).data().count).toBe(3)

  await choose(page, 'Sospechosos')
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await chooseShown(page)
  await page.getByRole('button', { name: 'Mover a la bandeja de entrada' }).click()
  await expect(toast(page, '4 mensajes movidos a la bandeja de entrada')).toBeVisible()
  await choose(page, 'Todos')
  await expect(counts(page)).toHaveText(['4', '0', '2', '76'])
  await page.reload()
  await expect(loaded(page, '50 de 76 mensajes cargados')).toBeVisible()
})
