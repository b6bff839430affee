import { collections } from '@studio/domain/collections'
import { changedFields } from '@studio/domain/content/fields/changedFields'
import { picturePath } from '@studio/domain/content/media/ownPictures'
import { emptySection, Section, type SectionDraft, sectionLocalizedFields } from '@studio/domain/content/page/section'
import { PriceList } from '@studio/domain/content/priceList'
import { Project, type ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import { followingTexts } from '@studio/domain/content/translation/copies'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { type Marks, withMark } from '@studio/domain/content/translation/textMarks'
import { ContactMessage } from '@studio/domain/messages/message'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import { collectionOf, type Write } from '../../web/src/firebase/collection.ts'
import { newId } from '../../web/src/firebase/newId.ts'

/* The writes of the owner's forms and buttons. */

const projects = collectionOf<Project>(collections.projects, async () => Project)
const sections = collectionOf<Section>(collections.sections, async () => Section)
const prices = collectionOf<PriceList>(collections.prices, async () => PriceList)
const groups = collectionOf<SettingsDocument>(collections.settings, async () => SettingsDocument)
export const messages = collectionOf<ContactMessage>(collections.messages, async () => ContactMessage)

/** A document with a title in all languages. */
export type Titled = Project | Section
type Typed = Partial<ProjectDraft> | Partial<SectionDraft>
const isSection = (row: Titled): row is Section => 'list' in row

/** Saves a form, with the marks and source hashes that it computes. Returns undefined if nothing was changed. */
export function saved(row: Titled, typed: Typed, marks: Marks = row.text_marks): Write | undefined {
  const draft = { ...row, ...typed, text_marks: marks } as Titled
  Object.assign(draft, followingTexts(draft, 'title'))
  draft.translated_from = isSection(row)
    ? nextSourceHashes(draft as Section, sectionLocalizedFields, row, Object.keys(typed))
    : nextSourceHashes(draft as Project, projectLocalizedFields, row, Object.keys(typed))
  const changed = changedFields<Titled>(draft, row)
  if (Object.keys(changed).length === 0) return undefined
  const fields = { ...changed, text_marks: marks }
  return isSection(row) ? sections.patch(row, fields) : projects.patch(row, fields)
}

export const translated = (row: Titled, name: 'title_fr' | 'title_it', text: string) =>
  saved(row, { [name]: text }, withMark(row.text_marks, name, undefined))

export const copied = (row: Titled, name: 'title_fr' | 'title_it') =>
  saved(row, { [name]: row.title_es }, withMark(row.text_marks, name, 'copied'))

export const removed = (row: Titled) => (isSection(row) ? sections.remove(row) : projects.remove(row))

export const withPicture = (row: Project, name: string): Write | undefined =>
  row.image_url === picturePath(name)
    ? undefined
    : projects.patch(row, { image_url: picturePath(name), text_marks: row.text_marks })

export const newProject = (document: Values) => projects.create(newId(), document)

/** Stores the owner's text for a part of the page. Every device gives that document the same name. */
export const part = (rows: readonly Section[], id: string, title_es: string): Write | undefined => {
  const row = rows.find((one) => one.id === id)
  return row ? saved(row, { title_es }) : sections.create(id, { ...emptySection, title_es, order_position: 0 })
}

/** Reverses the order of the page's parts. */
export const reversed = (rows: readonly Section[]): Write[] =>
  rows
    .toReversed()
    .flatMap((row, order_position) =>
      row.order_position === order_position ? [] : [sections.patch(row, { order_position })],
    )

export const priced = (row: PriceList, name: 'basic_price' | 'pack_1_basic', amount: number): Write | undefined =>
  row[name] === amount ? undefined : prices.patch(row, { [name]: amount, text_marks: row.text_marks })

export const newPrices = (document: Values) => prices.create(newId(), document)

export const setGroup = (row: SettingsDocument, value: Values) =>
  groups.patch(row, { key: row.key, value: { ...row.value, ...value }, updated_by: 'owner' })
