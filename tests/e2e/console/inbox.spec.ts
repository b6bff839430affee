import { readFileSync } from 'node:fs'
import { collections } from '@studio/domain/collections'
import type { ContactMessage } from '@studio/domain/messages/message'
import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright/test'
import { replaceInbox, storeMessage, storeMessages } from '../../support/messages'
import { store } from '../../support/store'
import { expect, offlineErrors, setOffline, test, toast } from '../support/studio'
import { inBothLooks, lookAt, phoneInSpanish, type View } from '../support/views'

/* What of the inbox needs the real store; what it shows and says is in tests/components/messages. */

test.use({ expectedErrors: offlineErrors })

/** So many messages, one a minute, the newest first; the last one is Persona `from`. */
const many = (count: number, given: Partial<Pick<ContactMessage, 'status' | 'suspected'>> = {}, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    ...given,
    name: `Persona ${from + count - 1 - at}`,
    created_at: new Date(Date.now() - at * 60_000),
  }))

const inbox = store.collection(collections.messages)
/** How many stored enquiries of the inbox, and not of the trash, have a status. */
const storedWith = async (status: string) =>
  (await inbox.where('status', '==', status).where('suspected', '==', false).count().get()).data().count
const counts = (page: Page) => page.getByRole('region', { name: 'Mensajes en total' }).getByRole('definition')
const loaded = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const choose = (page: Page, filter: string) => page.getByLabel('Filtrar por estado').selectOption({ label: filter })
const chooseShown = (page: Page) => page.getByLabel('Seleccionar los mostrados').check()

test('The owner works through an inbox of several pages: counted by the server, changed and deleted many at once', async ({
  ownerPage: page,
}) => {
  const aside = [...many(3, { status: 'read' }), ...many(2, { status: 'replied' }), ...many(4, { suspected: true })]
  await replaceInbox([...many(70), ...aside])
  await page.goto('/admin')
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Mensajes nuevos').getByText('19+', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^\(19\+\) /)
  await expect(card('Mensajes por semana').getByRole('img', { name: 'Mensajes por semana. Total: 75' })).toBeVisible()

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

test('All messages of a large inbox come out as CSV, each once', async ({ ownerPage: page }) => {
  // More than are read at once.
  await replaceInbox(many(480))
  await storeMessages(many(60, { status: 'archived' }, 481))
  await inBothLooks(phoneInSpanish, (view) => exportAll(page, view))
})

async function exportAll(page: Page, view: View) {
  const { t } = await lookAt(page, view)
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: t('admin.messages.csv.open') }).click()
  const start = page.getByRole('dialog').getByRole('button', { name: t('admin.messages.csv.start'), exact: true })
  const [file] = await Promise.all([page.waitForEvent('download'), start.click()])
  const text = readFileSync(await file.path(), 'utf8')
  if (view.language === 'es') {
    await expect(page.getByRole('dialog').getByText('540 mensajes exportados')).toBeVisible()
    expect(file.suggestedFilename()).toMatch(/^mensajes-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toMatch(/^\ufeff"Recibido";"Estado";"Nombre";"Email"/)
  }
  expect(text).toMatch(new RegExp(`^\ufeff"${t('admin.messages.dialog.received')}"[;,]`))
  expect(text).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d/m)
  expect(new Set(text.match(/Persona \d+/g)).size).toBe(540)
  expect(text.split('\r\n')).toHaveLength(541)
}

test('An inbox that another tab calls heard too early is not called empty', async ({ ownerPage: first }) => {
  await replaceInbox([])
  await storeMessage({ name: 'Tomás' })
  await first.goto('/admin/settings')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Configuración')
  const second = await first.context().newPage()
  await second.goto('/admin')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await second.evaluate(() => {
    const empties: string[] = []
    Object.assign(globalThis, { empties })
    new MutationObserver(() => {
      const main = document.querySelector('main')?.textContent ?? ''
      if (main.includes('No hay mensajes')) empties.push(main)
    }).observe(document, { subtree: true, childList: true })
  })
  // What the SDK's tabs tell each other: a third one, long gone, had already heard all that is asked for next.
  await first.evaluate(() => {
    const known = Object.keys(localStorage).find((key) => key.startsWith('firestore_clients_')) ?? ''
    const about = known.slice('firestore_clients_'.length, known.lastIndexOf('_'))
    const targets = Array.from({ length: 60 }, (_, at) => 2 * at + 2)
    const updateTimeMs = Date.now()
    for (const id of targets)
      if (!localStorage.getItem(`firestore_targets_${about}_${id}`))
        localStorage.setItem(
          `firestore_targets_${about}_${id}`,
          JSON.stringify({ targetId: id, state: 'current', updateTimeMs }),
        )
    localStorage.setItem(`firestore_clients_${about}_gone`, JSON.stringify({ activeTargetIds: targets, updateTimeMs }))
  })
  await second.getByRole('link', { name: 'Mensajes' }).first().click()
  await expect(second.getByRole('row').filter({ hasText: 'Tomás' })).toBeVisible()
  expect(await second.evaluate(() => (globalThis as unknown as { empties: string[] }).empties)).toEqual([])
})

test('A search finds what is old, archived or taken for a robot’s, also once the network is cut; what is erased leaves the device', async ({
  ownerPage: page,
}) => {
  const old = { created_at: new Date(Date.now() - 86_400_000), message: 'Un corto sobre cervezas artesanales' }
  await replaceInbox([
    ...many(120),
    { ...old, name: 'Archivada', status: 'archived' },
    { ...old, name: 'Sospechosa', suspected: true },
    { ...old, name: 'Borrada', suspected: null, trashed_from: 'inbox' },
  ])
  const erased = await storeMessage({ ...old, name: 'Olvidada' })
  await page.goto('/admin/messages?status=new')
  const search = page.getByLabel('Buscar en los mensajes')
  await search.pressSequentially('ARTESANALES cerv', { delay: 50 })
  await expect(page.getByRole('rowheader')).toHaveText([/Olvidada|Archivada|Sospechosa/, /./, /./])
  await expect(page.getByText('3 resultados. Se buscó en los 124 mensajes, en todos los estados.')).toBeVisible()
  // The log tells of the deletion, and the search hears of it. Triggers rest here: the test writes what one would.
  await inbox.doc(erased).delete()
  await store.collection(collections.auditLog).add({
    ...{ collection: collections.messages, document_id: erased, action: 'delete', by: '', fields: [] },
    at: Timestamp.now(),
  })
  await expect(page.getByText('2 resultados. Se buscó en los 123 mensajes')).toBeVisible()

  await setOffline(page, true)
  await search.fill('persona 7 ')
  await expect(page.getByText('Sin conexión, con lo que este dispositivo sabía el')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver el mensaje de Persona 7', exact: true })).toBeVisible()
  await setOffline(page, false)
  await expect(page.getByText('en todos los estados')).toBeVisible()
})
