import * as v from 'valibot'
import type { LanguageCode } from '../languages.ts'
import { publicSettingsFrom } from '../settings/settingsFrom.ts'
import { type ContentKind, forEachKind } from './contentKinds.ts'
import { contentTypes } from './contentTypes.ts'
import { compareValues } from './lists/order.ts'
import { type PublicContent, type PublicRows, publicContentVersion, publicRow } from './publicContent.ts'
import { isVisible } from './visibility.ts'

/** A document with its id and any fields. */
interface StoredDocument extends Record<string, unknown> {
  id: string
}

/** The collections that the public page shows, as stored and in any order. */
export type StoredContent = Readonly<Record<ContentKind | 'settings', readonly StoredDocument[]>>

const visitorsRow: Readonly<Record<ContentKind, (id: string, row: never, language: LanguageCode) => unknown>> =
  publicRow

/**
 * Returns the stored content as visitors see it at a moment, in a language. Documents without a position come last.
 * Hidden documents and those planned for a later day are left out, even for admins. Under maintenance only `isForAdmin`
 * content has its lists.
 */
export function publicContentFrom(
  language: LanguageCode,
  stored: StoredContent,
  now: number,
  isForAdmin = false,
): PublicContent {
  const settings = publicSettingsFrom(stored.settings)
  const isShown = isForAdmin || !settings.maintenance.enabled
  const rowsOf = (kind: ContentKind) =>
    [...stored[kind]]
      .sort((one, other) => placeOf(one) - placeOf(other) || compareValues(one.id, other.id))
      .map((document) => v.parse(contentTypes[kind].Stored, document))
      .filter((row) => isVisible(row, now))
      .map((row) => visitorsRow[kind](row.id, row as never, language))
  const lists = forEachKind((kind) => (isShown ? rowsOf(kind) : [])) as PublicRows
  return { version: publicContentVersion, language, settings, ...lists }
}

const placeOf = ({ order_position }: StoredDocument) =>
  typeof order_position === 'number' ? order_position : Number.MAX_SAFE_INTEGER
