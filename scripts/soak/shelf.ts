import type { Entry } from '@studio/domain/outbox/entry'
import type { Page } from 'playwright/test'
import { valueAt } from '../../domain/outbox/merge.ts'

/** What the outbox of this device holds, oldest first, read from its disk and not from what the console says. */
export const outboxOf = (page: Page): Promise<Entry[]> =>
  page.evaluate(
    () =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('studio-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as Entry[])
          }
        }
      }),
  )

/** The text that an entry of one change gives to a field of a settings group. */
export const textIn = ({ changes: [change] }: Entry, group: string, name: string): unknown =>
  change?.path.endsWith(`/${group}`) ? valueAt(change.fields, `value.${name}`) : undefined
