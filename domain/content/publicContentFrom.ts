import * as v from 'valibot'
import type { LanguageCode } from '../languages.ts'
import { studioZoneOf } from '../settings/settings.ts'
import { publicSettingsFrom } from '../settings/settingsFrom.ts'
import { type ContentKind, forEachKind } from './contentKinds.ts'
import { type ContentRow, contentTypes } from './contentTypes.ts'
import { compareValues } from './lists/compareValues.ts'
import { partWith } from './page/parts.ts'
import { lastVersions } from './page/versions.ts'
import { lastSound, pricesOf } from './priceList.ts'
import { type PublicContent, type PublicKind, type PublicRows, publicContentVersion } from './publicContent.ts'
import { forEachPublicKind, isComplete, ownTexts, publicRow, publicSection, reelLanguagesOf } from './publicRows.ts'
import { dayAt, isVisible } from './visibility.ts'

/** A document with its id and any fields. */
interface StoredDocument extends Record<string, unknown> {
  id: string
}

/** The collections that the public page shows, as stored and in any order. */
export type StoredContent = Readonly<Record<ContentKind | 'settings', readonly StoredDocument[]>>

const completeRow: Readonly<Record<PublicKind, (row: never) => boolean>> = isComplete
const visitorsRow: Readonly<Record<PublicKind, (id: string, row: never, language: LanguageCode) => unknown>> = publicRow

/**
 * Returns the stored content as visitors see it at a moment, in a language. Documents without a position come last.
 * Hidden documents and those planned for a later day in the studio's time zone are left out, even for admins. So are
 * incomplete ones, such as a project without a title. During maintenance all lists are empty, unless `isForAdmin`.
 */
export function publicContentFrom(
  language: LanguageCode,
  stored: StoredContent,
  now: number,
  isForAdmin = false,
): PublicContent {
  const settings = publicSettingsFrom(stored.settings)
  const isShown = isForAdmin || !settings.maintenance.enabled
  const today = dayAt(now, studioZoneOf(settings))
  const rowsOf = <Kind extends ContentKind>(kind: Kind): ContentRow<Kind>[] =>
    [...stored[kind]]
      .sort((one, other) => placeOf(one) - placeOf(other) || compareValues(one.id, other.id))
      .map((document) => v.parse(contentTypes[kind].Stored, document) as ContentRow<Kind>)
  const listOf = (kind: PublicKind) =>
    rowsOf(kind)
      .filter((row) => isVisible(row, today))
      .map((row) => visitorsRow[kind](row.id, row as never, language))
      .filter((row) => completeRow[kind](row as never))
  const sections = lastVersions(rowsOf('sections').filter((row) => isVisible(row, today) || isRemoved(row)))
  const written = sections.filter(({ visibility }) => visibility !== 'hidden')
  const lists = forEachPublicKind((kind) => (isShown ? listOf(kind) : [])) as PublicRows
  const prices = isShown ? lastSound(rowsOf('prices').filter((row) => isVisible(row, today))) : undefined
  return {
    version: publicContentVersion,
    language,
    settings,
    ...lists,
    // The page's own texts also show while the site is closed.
    texts: ownTexts(written, language),
    ...reelLanguagesOf(written, language),
    sections: sections
      .filter(({ list }) => list !== '')
      .map((row) => publicSection(row.id, row, language))
      .filter(isComplete.sections),
    ...(prices && { prices: pricesOf(prices) }),
  }
}

/** Returns whether a document removes a default item from its list. */
const isRemoved = ({ id, list, visibility }: ContentRow<'sections'>) =>
  visibility === 'hidden' && list !== '' && partWith(id) !== undefined

/**
 * Returns what a preview link shows: the stored content as visitors would see it if everything were public, even during
 * maintenance. It has exactly the shape that visitors get. Default items that the owner has removed stay removed.
 */
export function previewContentFrom(language: LanguageCode, stored: StoredContent, now: number): PublicContent {
  const shown = forEachKind((kind) => stored[kind].map((document) => ({ ...document, visibility: 'visible' })))
  const sections = stored.sections.map((document) =>
    isRemoved(v.parse(contentTypes.sections.Stored, document) as ContentRow<'sections'>)
      ? document
      : { ...document, visibility: 'visible' },
  )
  return publicContentFrom(language, { ...stored, ...shown, sections }, now, true)
}

const placeOf = ({ order_position }: StoredDocument) =>
  typeof order_position === 'number' ? order_position : Number.MAX_SAFE_INTEGER
