import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { expect as anyExpect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { type Device, syncState, untilReadyOffline } from '../../tests/e2e/support/devices.ts'
import { setOffline, signIn } from '../../tests/e2e/support/studio.ts'
import { newAdmin } from '../../tests/support/people.ts'

/** A long timeout, because the machine may be busy and a failed condition ends its row. */
export const expect = anyExpect.configure({ timeout: 30_000 })

/** Creates a separate device: a context with its own storage and network. */
export const newDevice = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: process.env.SITE_URL ?? '',
    locale: 'es-CO',
    viewport: { width: 1280, height: 1600 },
  })

/** Signs in as a new admin and waits for the console. */
export async function enterAsAdmin(page: Page) {
  const admin = await newAdmin('Ana')
  await signIn(page, admin.email)
  await page.waitForURL('**/admin')
  return admin
}

/** Signs in as a new admin on a device that can be killed, and waits until it can work offline. */
export async function readyDevice(device: Device) {
  const page = await device.open()
  await enterAsAdmin(page)
  await untilReadyOffline(page)
  // A browser writes the session to disk once a minute and when it is closed.
  await device.context?.close()
}

/** Starts a device's browser offline, on a page of the console. */
export async function openOffline(device: Device, path: string): Promise<Page> {
  const page = await device.open()
  await setOffline(page, true)
  await page.goto(path)
  return page
}

/** Waits until the top bar shows exactly this status. */
export const untilSays = (page: Page, words: string) => expect(syncState(page, new RegExp(`${words}$`))).toBeVisible()

/** Returns the device's outbox, oldest entry first, read from its database instead of the interface. */
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
