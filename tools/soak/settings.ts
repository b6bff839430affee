import { collections } from '@studio/domain/collections'
import { ledElsewhere } from '@studio/domain/settings/ledElsewhere'
import { defaultSettings, type SettingsKey, settingsIn, settingsKeys } from '@studio/domain/settings/settings'
import type { Page } from 'playwright/test'
import { store } from '../../tests/support/store.ts'
import { settings as words } from '../../web/src/i18n/locales/es/settings.ts'
import { expect } from './devices.ts'
import { oneOf } from './row.ts'

/* The settings are the quickest way to edit by hand: every text is a field of the page and saved with Enter. */

/** A text of the settings, and how a number becomes a text that it takes. */
export interface TextField {
  group: SettingsKey
  name: string
  textFor: (n: number) => string
  isLong: boolean
}

/** A field and what is typed into it. */
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

/** All texts of the settings that an owner can change without a network: what leads chats or mails elsewhere asks who is here. */
export const textFields: readonly TextField[] = settingsKeys.flatMap((group) =>
  settingsIn(group).flatMap(([name, { kind }]) => {
    const textFor = kinds[kind]
    const before = defaultSettings[group]
    if (!textFor || ledElsewhere(group, before, { ...before, [name]: textFor(0) })) return []
    return [{ group, name, textFor, isLong: kind === 'lines' }]
  }),
)

let edits = 1_000_000

/** An edit of one of some fields, with a text that no other one has. */
export function nextEdit(random: () => number, fields = textFields): Edit {
  const field = oneOf(fields, random)
  return { field, text: field.textFor(edits++) }
}

const wordsOf = (group: SettingsKey): Record<string, string> => words[group]

/** What the console calls a group. */
export const titleOf = (group: SettingsKey) => wordsOf(group).title ?? ''

/** The field as it stands on the settings page. */
const boxOf = (page: Page, { group, name }: TextField) =>
  page
    .getByRole('region', { name: titleOf(group), exact: true })
    .getByLabel(wordsOf(group)[name] ?? '', { exact: true })

/** Types a text into a field and saves it as an owner does. */
export async function type(page: Page, { field, text }: Edit) {
  const box = boxOf(page, field)
  await box.fill(text)
  await box.press(field.isLong ? 'Control+Enter' : 'Enter')
}

/** Opens the settings and waits until the groups are known. */
export async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await untilKnown(page)
}

/** Waits until the groups are known. */
export async function untilKnown(page: Page) {
  for (const field of textFields) await expect(boxOf(page, field)).toBeEnabled()
}

/** What the settings page shows, in the order of `textFields`. */
export const shownTexts = (page: Page): Promise<string[]> =>
  Promise.all(textFields.map((field) => boxOf(page, field).inputValue()))

/** Where a group is stored. */
export const groupAt = (group: SettingsKey) => store.collection(collections.settings).doc(group)

/** What the server has, in the order of `textFields`. */
export async function storedTexts(): Promise<string[]> {
  const { docs } = await store.collection(collections.settings).get()
  const groups = new Map(docs.map((found) => [found.id, found.get('value') as Record<string, string>]))
  return textFields.map(({ group, name }) => groups.get(group)?.[name] ?? '')
}
