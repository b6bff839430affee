import { createHash } from 'node:crypto'
import { contentKinds } from '@studio/domain/content/contentKinds'
import { contentTypes, nameOfContent } from '@studio/domain/content/contentTypes'
import { partWith } from '@studio/domain/content/page/parts'
import type { StoredContent } from '@studio/domain/content/publicContentFrom'
import { isVisible } from '@studio/domain/content/visibility'
import { defaultLanguage } from '@studio/domain/languages'
import type { Release, ReleasedItem, ReleasedKind } from '@studio/domain/publishing/release'
import { publicSettingsKeys } from '@studio/domain/settings/settings'
import { publicSettingsFrom } from '@studio/domain/settings/settingsFrom'
import * as v from 'valibot'

/** Each item that visitors see, with a hash of its fields and its name. */
export type ReleasedContent = Readonly<Record<string, { hash: string; name: string }>>

/** Maximum number of items that a release names. */
const mostItems = 12

/** Fields that visitors never see. */
const technical = new Set(['rev', 'base_rev', 'updated_by', 'translated_from'])

const hashOf = (fields: unknown) => createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12)

/** Returns what visitors see of the stored content on a day, item by item. */
export function releasedContent(content: StoredContent, today: string): ReleasedContent {
  const settings = publicSettingsFrom(content.settings)
  return Object.fromEntries([
    ...publicSettingsKeys.map((key) => [`settings/${key}`, { hash: hashOf(settings[key]), name: '' }]),
    ...contentKinds.flatMap((kind) =>
      content[kind]
        .map((document) => v.parse(contentTypes[kind].Stored, document))
        .filter((row) => isVisible(row, today) || isDefault(kind, row.id))
        .map((row) => {
          const fields = Object.entries(row).filter(([name]) => !technical.has(name))
          return [`${kind}/${row.id}`, { hash: hashOf(fields), name: nameOfContent(kind, row, defaultLanguage) }]
        }),
    ),
  ])
}

/** Returns whether an item is one of the page's own, whose document only changes it. */
const isDefault = (kind: ReleasedKind, id: string) => kind === 'sections' && partWith(id) !== undefined

/** Returns the items that differ. */
export function releasedItems(before: ReleasedContent, after: ReleasedContent): Pick<Release, 'items' | 'more'> {
  const items = [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((path): ReleasedItem[] => {
    const [was, is] = [before[path], after[path]]
    if (was?.hash === is?.hash) return []
    const [kind, id] = path.split('/') as [ReleasedKind, string]
    const change = (was && is) || isDefault(kind, id) ? 'changed' : is ? 'added' : 'removed'
    return [{ change, kind, id, name: (is ?? was)?.name ?? '' }]
  })
  return { items: items.slice(0, mostItems), more: Math.max(0, items.length - mostItems) }
}
