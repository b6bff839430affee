import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { expect as anyExpect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { type Device, syncState, untilReadyOffline } from '../../tests/e2e/support/devices.ts'
import { setOffline, signIn } from '../../tests/e2e/support/studio.ts'
import { newAdmin } from '../../tests/support/people.ts'

/** What a condition of the soak may take: the machine may be busy, and a condition that fails ends its row. */
export const expect = anyExpect.configure({ timeout: 30_000 })

/** A device of its own: a context with storage and a network of its own. */
export const newDevice = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: process.env.SITE_URL ?? '',
    locale: 'es-CO',
    viewport: { width: 1280, height: 1600 },
  })

/** Signs in a new admin and waits for the console. */
export async function enterAsAdmin(page: Page) {
  const admin = await newAdmin('Ana')
  await signIn(page, admin.email)
  await page.waitForURL('**/admin')
  return admin
}

/** Signs in a new admin on a device that can be killed, and readies it to go without a network. */
export async function readyDevice(device: Device) {
  const page = await device.open()
  await enterAsAdmin(page)
  await untilReadyOffline(page)
  // A browser writes the session to the disk once a minute, and when it is closed.
  await device.context?.close()
}

/** Starts the browser of a device without a network, on a page of the console. */
export async function openOffline(device: Device, path: string): Promise<Page> {
  const page = await device.open()
  await setOffline(page, true)
  await page.goto(path)
  return page
}

/** Waits until the top bar says exactly this. */
export const untilSays = (page: Page, words: string) => expect(syncState(page, new RegExp(`${words}$`))).toBeVisible()

/** What the outbox of this device holds, oldest first, read from its disk and not from what the console says. */
export const outboxOf = (page: Page): Promise<PendingMutation[]> =>
  page.evaluate(
    () =>
      new Promise<PendingMutation[]>((resolve, reject) => {
        const opening = indexedDB.open('studio-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as PendingMutation[])
          }
        }
      }),
  )
