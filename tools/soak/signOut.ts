import type { Browser } from 'playwright/test'
import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { residue, storedProject } from '../../tests/e2e/support/devices.ts'
import { setOffline, unique } from '../../tests/e2e/support/studio.ts'
import { messageDocument } from '../../tests/support/factories.ts'
import { store } from '../../tests/support/store.ts'
import { enterAsAdmin, expect, inSpanish, openBrowser, untilSays } from './desk.ts'
import type { Row } from './row.ts'
import { openSettings, textFields, type } from './settings.ts'

const times = 20

/**
 * An owner signs out in one of two tabs, in turns online and offline, with a form half filled in in the other: then
 * nothing private is left anywhere on the device.
 */
export const row: Row = async ({ note }): Promise<Figure[]> => {
  const browser = await openBrowser()
  const left: string[] = []
  // One project for all: a long list draws only the rows that are in view.
  const { title } = await storedProject('Privado')
  for (let time = 0; time < times; time += 1) {
    left.push(...(await signOutOnce(browser, title, time % 2 === 1)))
    note(`${time + 1} times${left.length > 0 ? `, left: ${left.join(', ')}` : ''}`)
  }
  await browser.close()
  return [
    exactly(
      `Signed out with two tabs, ${times / 2} × online and ${times / 2} × offline: private strings left`,
      0,
      left.length,
    ),
  ]
}

/** Signs in, works, signs out; says which private strings are still there. */
async function signOutOnce(browser: Browser, title: string, isOffline: boolean): Promise<string[]> {
  const context = await browser.newContext(inSpanish())
  const [first, second] = [await context.newPage(), await context.newPage()]
  // Nobody looks at the other tab: whatever its browser asks before leaving, the answer is to stay.
  second.on('dialog', (dialog) => dialog.dismiss())
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  const [unsent, unsaved] = [unique('sin-enviar'), unique('sin-guardar')]
  await store.collection('contact_messages').add(messageDocument({ email: enquiry, created_at: new Date() }))
  const { email } = await enterAsAdmin(first)
  await openSettings(first)
  await second.goto('/admin/messages')
  await second.getByRole('row').filter({ hasText: enquiry }).waitFor()
  await second.goto('/admin/projects')
  await second.getByRole('button', { name: `Editar ${title}` }).click()
  await second.evaluate(() => navigator.serviceWorker.ready)
  const secrets = [email, enquiry, unsaved]
  await second.getByLabel('Cliente').first().fill(unsaved)
  await setOffline(first, isOffline)
  if (isOffline) {
    const [field] = textFields
    if (field) await type(first, field, unsent)
    await untilSays(first, 'pendientes: 1')
    secrets.push(unsent)
  }
  // Whoever looks for nothing finds nothing: all of it was there.
  await expect
    .poll(async () => {
      const found = await residue(second)
      return secrets.filter((text) => !found.includes(text))
    })
    .toEqual([])

  await first.getByRole('button', { name: 'Cerrar sesión' }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  for (const tab of [first, second]) await expect(tab).toHaveURL(/\/$/)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  const places = [await residue(first), await residue(second), JSON.stringify(await context.cookies())]
  await context.close()
  return secrets.filter((text) => places.some((place) => place.includes(text)))
}
