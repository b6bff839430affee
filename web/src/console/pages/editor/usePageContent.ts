import { type ContentKind, forEachKind } from '@studio/domain/content/contentKinds'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import type { LanguageCode } from '@studio/domain/languages'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import { useState } from 'react'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { useSettingsGroups } from '../../../content/settings/data'
import { bestTime } from '../../../lib/serverTime'
import { withMark } from './frame/marks'

/** A document as its open form has it, saved or not. */
export interface TypedDocument {
  kind: ContentKind | 'settings'
  id: string
  values: object
  /** The positions in its list that the document and others would get if it were saved. */
  places?: readonly { id: string; row: object | undefined; draft: object; order_position: number }[]
}

/**
 * Returns the content for the page in the console: what this device knows, with its unsent changes and the open form's
 * values. The document in the form is shown even if it is hidden. Undefined until all lists are loaded.
 */
export function usePageContent(language: LanguageCode, typed: TypedDocument | undefined): PublicContent | undefined {
  const all = useAllContent()
  const groups = useSettingsGroups()
  const [openedAt] = useState(bestTime)
  const lists = [groups, ...Object.values(all)]
  if (lists.some(({ status }) => status === 'loading')) return undefined
  const rows = rowsOfAll(all)
  const stored = forEachKind((kind) => withTyped(rows[kind], typed?.kind === kind ? typed : undefined))
  const settings = withTypedGroup(groups.status === 'ready' ? groups.rows : [], typed)
  return marked(publicContentFrom(language, { ...stored, settings } as never, openedAt, true))
}

function withTypedGroup(groups: readonly SettingsDocument[], typed: TypedDocument | undefined) {
  if (typed?.kind !== 'settings') return groups
  return [...groups.filter(({ id }) => id !== typed.id), { id: typed.id, value: typed.values }]
}

function withTyped(rows: readonly { id: string }[], typed: TypedDocument | undefined) {
  if (!typed) return rows
  const { id, values, places = [] } = typed
  const shown = new Map<string, { id: string }>(
    places.map((place) => [place.id, { ...(place.row ?? place.draft), ...place }]),
  )
  const stored = shown.get(id) ?? rows.find((row) => row.id === id)
  shown.set(id, { ...stored, ...values, id, visibility: 'visible' } as { id: string })
  return [...rows.filter((row) => !shown.has(row.id)), ...shown.values()]
}

/** The texts that visitors see of each content type, with the form's field for each. */
const fields = {
  projects: { title: 'title', description: 'description', category: 'category', client: 'client_name' },
  testimonials: { name: 'client_name', role: 'client_role', company: 'client_company', content: 'content' },
} as const

/** Marks the texts of documents and settings with their source: 'projects/<id>/title'. */
function marked(content: PublicContent): PublicContent {
  const rows = <Row extends { id: string }>(kind: keyof typeof fields, list: readonly Row[]): Row[] =>
    list.map((row) => ({
      ...row,
      ...Object.fromEntries(
        Object.entries(fields[kind]).map(([name, field]) => [
          name,
          withMark(String(row[name as keyof Row]), `${kind}/${row.id}/${field}`),
        ]),
      ),
    }))
  const { site_info, contact_info, social_media } = content.settings
  return {
    ...content,
    projects: rows('projects', content.projects),
    testimonials: rows('testimonials', content.testimonials),
    sections: content.sections.map((item) => ({
      ...item,
      ...(item.texts && { texts: markedTexts(item.id, item.texts) }),
    })),
    settings: {
      ...content.settings,
      site_info: { ...site_info, ...markedIn(site_info, 'site_info', ['name', 'description']) },
      contact_info: {
        ...contact_info,
        ...markedIn(contact_info, 'contact_info', ['email', 'phone', 'address']),
      },
      social_media: {
        ...social_media,
        ...markedIn(social_media, 'social_media', Object.keys(social_media) as (keyof typeof social_media)[]),
      },
    },
  }
}

const markedIn = <Group, Name extends string>(
  group: Group & Record<Name, string>,
  key: string,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, withMark(group[name], `settings/${key}/${name}`)])) as Record<
    Name,
    string
  >

const markedTexts = (id: string, texts: Readonly<Partial<Record<string, string>>>) =>
  Object.fromEntries(Object.entries(texts).map(([slot, text = '']) => [slot, withMark(text, `sections/${id}/${slot}`)]))
