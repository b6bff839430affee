import type { Page } from 'playwright/test'
import { syncState } from '../../tests/e2e/support/devices.ts'
import { oneOf } from './row.ts'

const open = (page: Page) => page.getByRole('button', { name: 'Resolver', exact: true })

/** The documents that the console asks its owner about; the panel stays open when there are any. */
export async function conflictsShown(page: Page): Promise<string[]> {
  if (!(await syncState(page, 'Por decidir').isVisible())) return []
  await syncState(page, 'Por decidir').click()
  await open(page).first().waitFor()
  return page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: open(page) })
    .locator('xpath=./span')
    .allTextContents()
}

/**
 * Opens a conflict and chooses a side for each field at random; `mine` are the texts of this device that collide.
 * Says which of them were chosen; undefined when the console asks about other fields than these.
 */
export async function resolveConflict(
  page: Page,
  name: string,
  mine: readonly string[],
  random: () => number,
): Promise<Set<string> | undefined> {
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
  const fields = page.getByRole('dialog').getByRole('group')
  await fields.first().waitFor()
  const chosen = new Set<string>()
  for (const text of mine) {
    const side = oneOf(['La tuya', 'La del sitio'], random)
    await fields.filter({ hasText: text }).getByRole('radio', { name: side }).check()
    if (side === 'La tuya') chosen.add(text)
  }
  const isExact = (await fields.count()) === mine.length
  await page.getByRole('button', { name: 'Publicar lo elegido' }).click()
  return isExact ? chosen : undefined
}

/** Closes the panel of what waits and collides. */
export const closePanel = (page: Page) => page.getByRole('button', { name: 'Cerrar', exact: true }).click()
