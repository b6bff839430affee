import { collections } from '@studio/domain/collections'
import { redirectsVisitors } from '@studio/domain/settings/redirectsVisitors'
import { defaultSettings, type SettingsKey, settingsIn, settingsKeys } from '@studio/domain/settings/settings'
import type { Page } from 'playwright/test'
import { store } from '../../tests/support/store.ts'
import { settings as words } from '../../web/src/i18n/locales/es/settings.ts'
import { expect } from './devices.ts'
import { oneOf } from './row.ts'

/* The settings are the quickest page to edit: every text is a field of the page and is saved with Enter. */

/** A text of the settings, with a function that turns a number into a valid text. */
export interface TextField {
  group: SettingsKey
  name: string
  textFor: (n: number) => string
  isLong: boolean
}

export interface Edit {
  field: TextField
  text: string
}

const kinds: Record<string, (n: number) => string> = {
  line: (n) => `Edición ${n}`,
  lines: (n) => `Edición ${n}, con una segunda frase que también debe llegar entera`,
  profile: (n) => `https://example.com/${n}`,
  email: (n) => `edit-${n}@example.com`,
  phone: (n) => `+57 ${n}`,
}

/**
 * All texts of the settings that can be changed offline. Changes that redirect chats or mails need a recent sign-in.
 */
export const textFields: readonly TextField[] = settingsKeys.flatMap((group) =>
  settingsIn(group).flatMap(([name, { kind }]) => {
    const textFor = kinds[kind]
    const before = defaultSettings[group]
    if (!textFor || redirectsVisitors(group, before, { ...before, [name]: textFor(0) })) return []
    return [{ group, name, textFor, isLong: kind === 'lines' }]
  }),
)

let edits = 1_000_000

/** Returns an edit of a random field, with a unique text. */
export function nextEdit(random: () => number, fields = textFields): Edit {
  const field = oneOf(fields, random)
  return { field, text: field.textFor(edits++) }
}

const wordsOf = (group: SettingsKey): Record<string, string> => words[group]

/** Returns the console's title of a group. */
export const titleOf = (group: SettingsKey) => wordsOf(group).title ?? ''

/** Returns the field's input on the settings page. */
const boxOf = (page: Page, { group, name }: TextField) =>
  page
    .getByRole('region', { name: titleOf(group), exact: true })
    .getByLabel(wordsOf(group)[name] ?? '', { exact: true })

/** Types a text into a field and saves it like an owner. */
export async function type(page: Page, { field, text }: Edit) {
  const box = boxOf(page, field)
  await box.fill(text)
  await box.press(field.isLong ? 'Control+Enter' : 'Enter')
}

/** Opens the settings and waits until the groups are loaded. */
export async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await untilKnown(page)
}

/** Waits until the groups are loaded. */
export async function untilKnown(page: Page) {
  for (const field of textFields) await expect(boxOf(page, field)).toBeEnabled()
}

/** Returns the texts that the settings page shows, in the order of `textFields`. */
export const shownTexts = (page: Page): Promise<string[]> =>
  Promise.all(textFields.map((field) => boxOf(page, field).inputValue()))

/** Returns the document of a group. */
export const groupAt = (group: SettingsKey) => store.collection(collections.settings).doc(group)

/** Returns the stored texts, in the order of `textFields`. */
export async function storedTexts(): Promise<string[]> {
  const { docs } = await store.collection(collections.settings).get()
  const groups = new Map(docs.map((found) => [found.id, found.get('value') as Record<string, string>]))
  return textFields.map(({ group, name }) => groups.get(group)?.[name] ?? '')
}
