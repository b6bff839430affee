import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { Page } from 'playwright/test'
import { valueAt } from '../../domain/outbox/merge.ts'

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

/** The text that an entry of one change gives to a field of a settings group. */
export const textIn = ({ changes: [change] }: PendingMutation, group: string, name: string): unknown =>
  change?.path.endsWith(`/${group}`) ? valueAt(change.fields, `value.${name}`) : undefined
