import { collections } from '@studio/domain/collections'
import { type SettingsKey, settingsIn, settingsKeys } from '@studio/domain/settings/settings'
import type { Locator, Page } from 'playwright/test'
import { store } from '../../tests/support/store.ts'
import { settings as words } from '../../web/src/i18n/locales/es/settings.ts'
import { expect } from './desk.ts'

/* The settings are the quickest way to edit by hand: every text is a field of the page and saved with Enter. */

/** A text of the settings, and how a number becomes a text that it takes. */
export interface TextField {
  group: SettingsKey
  name: string
  textFor: (n: number) => string
  isLong: boolean
}

const kinds: Record<string, (n: number) => string> = {
  line: (n) => `Edición ${n}`,
  lines: (n) => `Edición ${n}, con una segunda frase que también debe llegar entera`,
  url: (n) => `https://example.com/${n}`,
  email: (n) => `edit-${n}@example.com`,
  phone: (n) => `+57 ${n}`,
}

/** All texts of the settings. */
export const textFields: readonly TextField[] = settingsKeys.flatMap((group) =>
  settingsIn(group).flatMap(([name, { kind }]) => {
    const textFor = kinds[kind]
    return textFor ? [{ group, name, textFor, isLong: kind === 'lines' }] : []
  }),
)

const wordsOf = (group: SettingsKey): Record<string, string> => words[group]

/** The field as it stands on the settings page. */
export const boxOf = (page: Page, { group, name }: TextField): Locator =>
  page
    .getByRole('region', { name: wordsOf(group).title ?? '', exact: true })
    .getByLabel(wordsOf(group)[name] ?? '', { exact: true })

/** Types a text into a field and saves it as an owner does. */
export async function type(page: Page, field: TextField, text: string) {
  const box = boxOf(page, field)
  await box.fill(text)
  await box.press(field.isLong ? 'Control+Enter' : 'Enter')
}

/** Opens the settings and waits until the groups are known. */
export async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  for (const field of textFields) await expect(boxOf(page, field)).toBeEnabled()
}

/** What the settings page shows, in the order of `textFields`. */
export async function shownTexts(page: Page): Promise<string[]> {
  const boxes = page.locator('main section').locator('input:not([type=checkbox]), textarea')
  const shown = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  return shown.slice(0, textFields.length)
}

/** Where a group is stored. */
export const groupAt = (group: SettingsKey) => store.collection(collections.settings).doc(group)

/** What the server has, in the order of `textFields`. */
export async function storedTexts(): Promise<string[]> {
  const { docs } = await store.collection(collections.settings).get()
  const groups = new Map(docs.map((found) => [found.id, found.get('value') as Record<string, string>]))
  return textFields.map(({ group, name }) => groups.get(group)?.[name] ?? '')
}
