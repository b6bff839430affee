import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { edit, row as rowOf } from '../../tests/e2e/support/devices.ts'
import { store } from '../../tests/support/store.ts'
import { oneOf } from './row.ts'
import { nextEdit, openSettings, shownTexts, storedTexts, type } from './settings.ts'

/** A page of the console: how to open it and edit it at random, and how to read the shown and the stored state. */
export interface Place {
  open: (page: Page) => Promise<void>
  edit: (page: Page, random: () => number) => Promise<void>
  shown: (page: Page) => Promise<unknown>
  stored: () => Promise<unknown>
}

export const settingsPage: Place = {
  open: openSettings,
  edit: (page, random) => type(page, nextEdit(random)),
  shown: shownTexts,
  stored: storedTexts,
}

let edits = 0

/** The list of projects: their texts are edited in their form, their order by keyboard. */
export const projectsPage = (titles: readonly string[]): Place => ({
  open: async (page) => {
    await page.goto('/admin/projects')
    for (const title of titles) await rowOf(page, title).waitFor()
  },
  edit: async (page, random) => {
    const title = oneOf(titles, random)
    if (random() < 0.5) {
      const handle = rowOf(page, title).getByRole('button', { name: `Mover ${title}` })
      await handle.press(oneOf(['Alt+ArrowUp', 'Alt+ArrowDown'], random))
    } else await edit(page, title, oneOf(['Cliente', 'Categoría'], random), `Edición ${edits++}`)
  },
  shown: (page) =>
    page
      .locator('main tbody tr[data-index]')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('th, td')].slice(1, 4).map((cell) => cell.textContent?.trim())),
      ),
  stored: async () => {
    const { docs } = await store.collection(collections.projects).orderBy('order_position').get()
    return docs.map((found) =>
      ['title_es', 'category_es', 'client_name'].map((field) => String(found.get(field) || '-')),
    )
  },
})
