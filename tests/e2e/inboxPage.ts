import type { Page } from 'playwright/test'
import { expect } from './studio'

/* The inbox, as its tests see it. */

/** The row of a message. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** The cell that names its status. */
export const status = (page: Page, name: string) => row(page, name).getByRole('cell').nth(1)
/** Opens a message. */
export const view = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ver el mensaje de ${name}`, exact: true }).click()
/** The message that is open. */
export const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the inbox on the messages of one test. */
export async function openInbox(page: Page, mark: string, query = '') {
  await page.goto(`/admin/messages?q=${encodeURIComponent(mark)}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensajes')
}
