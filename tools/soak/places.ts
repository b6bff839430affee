import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { edit } from '../../tests/e2e/support/devices.ts'
import { store } from '../../tests/support/store.ts'
import { oneOf } from './row.ts'
import { openSettings, shownTexts, storedTexts, textFields, type } from './settings.ts'

/** A page of the console: how it is opened and edited at random, what it shows and what the server has. */
export interface Place {
  open: (page: Page) => Promise<void>
  /** One edit, whose text carries the number. */
  edit: (page: Page, n: number, random: () => number) => Promise<void>
  shown: (page: Page) => Promise<unknown>
  stored: () => Promise<unknown>
}

/** All texts of the settings. */
export const settingsPage = (): Place => ({
  open: openSettings,
  edit: async (page, n, random) => {
    const field = oneOf(textFields, random)
    await type(page, field, field.textFor(n))
  },
  shown: shownTexts,
  stored: storedTexts,
})

/** The list of projects: texts of these projects by their form, and places of theirs by keyboard. */
export const projectsPage = (titles: readonly string[]): Place => ({
  open: async (page) => {
    await page.goto('/admin/projects')
    for (const title of titles) await rowOf(page, title).waitFor()
  },
  edit: async (page, n, random) => {
    const title = oneOf(titles, random)
    if (random() < 0.5) {
      await rowOf(page, title)
        .getByRole('button', { name: `Mover ${title}` })
        .press(oneOf(['Alt+ArrowUp', 'Alt+ArrowDown'], random))
      return
    }
    await edit(page, title, oneOf(['Cliente', 'Categoría'], random), `Edición ${n}`)
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

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
