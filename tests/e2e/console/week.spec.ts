import { readFileSync } from 'node:fs'
import { collections } from '@studio/domain/collections'
import { replaceInbox, storeMessage } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test, toast } from '../support/studio'

/* The inbox after a week, in a real browser with the real store. All cases are tested in tests/components/messages. */

const inbox = store.collection(collections.messages)
const suspected = async () => (await inbox.where('suspected', '==', true).get()).docs.map((one) => one.get('name'))

test('The owner moves spam aside from a message, the list and in bulk, and brings it back', async ({
  ownerPage: page,
}) => {
  await replaceInbox(['Ada', 'Bea', 'Cai', 'Dan', 'Eva'].map((name) => ({ name, status: 'read' as const })))
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'Ver el mensaje de Ada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como spam' }).click()
  await expect.poll(suspected).toEqual(['Ada'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Marcar como spam: Bea' }).click()
  for (const name of ['Cai', 'Dan']) await page.getByLabel(`Seleccionar el mensaje de ${name}`).check()
  await page.getByRole('button', { name: 'Marcar como spam', exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/Eva/])
  await expect.poll(async () => (await suspected()).toSorted()).toEqual(['Ada', 'Bea', 'Cai', 'Dan'])

  await page.getByLabel('Filtrar por estado').selectOption({ label: 'Sospechosos' })
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await page.getByLabel('Seleccionar los mostrados').check()
  await page.getByRole('button', { name: 'Mover a la bandeja de entrada', exact: true }).click()
  await expect(toast(page, '4 mensajes movidos a la bandeja de entrada')).toBeVisible()
  await expect.poll(suspected).toEqual([])
})

test('The owner finds an enquiry by type and budget, exports it, answers with own words in its language, and is reminded', async ({
  ownerPage: page,
}) => {
  const common = { status: 'read', subject: 'reel' } as const
  await replaceInbox([
    { name: 'Ana', ...common, budget: 'bajo' },
    { name: 'Ben', ...common, subject: 'ugc', budget: 'alto' },
  ])
  const camille = { name: 'Camille', language: 'fr', phone: '+33 6 12 34 56 78', budget: 'alto' } as const
  const id = await storeMessage({ ...common, ...camille })
  await page.goto('/admin/messages')
  await page.getByLabel('Tipo de video').selectOption('reel')
  await page.getByLabel('Presupuesto').selectOption('alto')
  await expect(page.getByRole('rowheader')).toHaveText([/Camille/])
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const start = page.getByRole('dialog').getByRole('button', { name: 'Exportar', exact: true })
  const [file] = await Promise.all([page.waitForEvent('download'), start.click()])
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('+33 6 12 34 56 78')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Ver el mensaje de Camille' }).click()
  await page.getByLabel('Recordármelo').selectOption({ index: 1 })
  await expect.poll(async () => (await inbox.doc(id).get()).get('remind_on')).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  const reply = page.getByRole('dialog', { name: 'Responder a Camille' })
  await reply.getByRole('button', { name: 'Mis textos y firma' }).click()
  const own = page.getByRole('dialog', { name: 'Mis textos en francés' })
  await own.getByLabel('Pedir detalles').fill('Merci, on vous rappelle demain.')
  await own.getByLabel('Firma').fill('Valeria, Montaje')
  await own.getByRole('button', { name: 'Actualizar' }).click()
  const answer = reply.getByRole('textbox', { name: 'Respuesta' })
  await expect(answer).toHaveValue(/^Bonjour Camille,.*on vous rappelle demain\..*Valeria, Montaje$/s)
  await expect(reply.getByRole('link', { name: 'Responder por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/33612345678\?/,
  )
})

test('The owner finds a user by e-mail', async ({ ownerPage: page }) => {
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill('editor@studio')
  await expect(page.getByRole('rowheader')).toHaveText([/Tomás Rueda/])
})
