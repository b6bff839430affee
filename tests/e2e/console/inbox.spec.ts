import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { countedMessages, replaceInbox, storeMessage, storeMessages } from '../../support/messages'
import { expect, offlineErrors, test } from '../support/studio'
import { inBothViews, phoneInSpanish, setView, type View } from '../support/views'

/* Behaviour of the inbox that needs the real store; its texts are tested in tests/components/messages. */

test.use({ expectedErrors: offlineErrors })

test('All messages of a large inbox are exported as CSV, each once', async ({ ownerPage: page }) => {
  // The messages fill more than one page of results.
  await replaceInbox(countedMessages(480))
  await storeMessages(countedMessages(60, { status: 'archived' }, 481))
  await inBothViews(phoneInSpanish, (view) => exportAll(page, view))
})

async function exportAll(page: Page, view: View) {
  const { t } = await setView(page, view)
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
  expect(text).toMatch(new RegExp(`^\ufeff"${t('admin.messages.dialog.received')}";`))
  expect(text).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d/m)
  expect(new Set(text.match(/Persona \d+/g)).size).toBe(540)
  expect(text.split('\r\n')).toHaveLength(541)
}

test('An inbox that another tab marks as loaded too early is not shown as empty', async ({ ownerPage: first }) => {
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
  // Simulates the SDK's messages between tabs: a third tab, closed long ago, had already received all that is requested
  // next.
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
