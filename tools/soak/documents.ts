import { type SettingsKey, settingsKeys } from '@studio/domain/settings/settings'
import type { Page } from 'playwright/test'
import { edit, storedProject } from '../../tests/e2e/support/devices.ts'
import { settings } from '../../web/src/i18n/locales/es/settings.ts'
import { expect } from './desk.ts'
import { groupAt, shownTexts, storedTexts, textFields, type } from './settings.ts'

/** A document with some texts that an owner can edit in the console, and how. */
export interface Editable {
  /** What the console calls it. */
  name: string
  page: 'Configuración' | 'Proyectos'
  fields: readonly string[]
  textFor: (field: string, n: number) => string
  /** Edits one text as an owner does; the page is open. */
  edit: (page: Page, field: string, text: string) => Promise<void>
  stored: () => Promise<Readonly<Record<string, string>>>
  /** Waits until the open page shows what the server has. */
  untilShown: (page: Page) => Promise<void>
}

/** Follows a link of the console's menu. */
export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Consola' }).getByRole('link', { name, exact: true }).click()

/** The groups of the settings that have several texts. */
export const groupDocuments = (): Editable[] =>
  settingsKeys.flatMap((group) => {
    const own = textFields.filter((field) => field.group === group)
    return own.length > 1 ? [groupDocument(group)] : []
  })

function groupDocument(group: SettingsKey): Editable {
  const own = new Map(textFields.filter((field) => field.group === group).map((field) => [field.name, field]))
  return {
    name: settings[group].title,
    page: 'Configuración',
    fields: [...own.keys()],
    textFor: (name, n) => own.get(name)?.textFor(n) ?? '',
    edit: async (page, name, text) => {
      const field = own.get(name)
      if (field) await type(page, field, text)
    },
    stored: async () => (await groupAt(group).get()).get('value'),
    untilShown: (page) => expect(async () => expect(await shownTexts(page)).toEqual(await storedTexts())).toPass(),
  }
}

/** Stores a project and edits the two texts of it that its row shows. */
export async function projectDocument(): Promise<Editable> {
  const { title, read } = await storedProject('Cadena')
  const labels: Record<string, string> = { client_name: 'Cliente', category_es: 'Categoría' }
  const stored = async () => {
    const { client_name, category_es } = await read()
    return { client_name, category_es }
  }
  return {
    name: title,
    page: 'Proyectos',
    fields: Object.keys(labels),
    textFor: (_, n) => `Edición ${n}`,
    edit: (page, field, text) => edit(page, title, labels[field] ?? '', text),
    stored,
    untilShown: (page) =>
      expect(async () => {
        const row = page.getByRole('row').filter({ hasText: title })
        for (const text of Object.values(await stored())) await expect(row).toContainText(text, { timeout: 1000 })
      }).toPass(),
  }
}
