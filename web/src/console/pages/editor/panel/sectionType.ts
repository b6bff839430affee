import type { ListView } from '@studio/domain/content/lists/contentList'
import { sectionList } from '@studio/domain/content/lists/sectionList'
import { type ListId, type Slot, slots, wordSlots } from '@studio/domain/content/page/part'
import { partWith } from '@studio/domain/content/page/parts'
import { emptySection, type Section, type SectionDraft, section } from '@studio/domain/content/page/section'
import { partIdOf } from '@studio/domain/content/page/versions'
import { fallbacks, type LanguageCode, localized } from '@studio/domain/languages'
import { contentDataOf } from '../../../../content/data'
import { ChaptersCheck } from '../../../../editor/fields/ChaptersCheck'
import type { ContentType } from '../../../lists/contentType'

/** The texts of an item that the owner adds to a list. */
const slotsOf: Readonly<Record<ListId, readonly Slot[]>> = {
  values: ['title', 'text'],
  services: ['title', 'text'],
  steps: ['title', 'text'],
  payments: ['title', 'text', 'note'],
  faqs: ['title', 'text'],
  clients: ['title'],
  privacy: ['title', 'text'],
}

/** The showreel's chapters. */
const chapters = 'showreel.chapters'

/** The slots with several lines. */
const longSlots: readonly Slot[] = ['text', 'note', 'captions']

/** Returns the content type of one part of the page, whose form has only the texts that the part shows. */
export function sectionType(
  id: string,
  list: ListId | undefined,
  defaultText: (key: string, language: LanguageCode) => string,
): ContentType<Section, SectionDraft, Slot, ListView> {
  const texts = partWith(partIdOf(id))?.texts
  const shown = texts ? slots.filter((slot) => texts[slot] !== undefined) : list ? slotsOf[list] : wordSlots
  return {
    kind: 'sections',
    table: { ...section, empty: { ...emptySection, list: list ?? '' } },
    data: contentDataOf.sections,
    nameOf: (values, language) => localized(values, 'title', language, fallbacks.console),
    anchorOf: () => '',
    columns: [],
    list: sectionList,
    filters: [],
    form: {
      texts: shown.map((slot) => ({
        name: slot,
        label: (t) => t(`admin.sections.form.${texts?.[slot] === chapters ? 'chapters' : slot}`),
        ...(longSlots.includes(slot) && { rows: 4 }),
        ...(slot === 'captions' && { isCaptions: true }),
        ...(texts?.[slot] === chapters && { Hint: ChaptersCheck }),
        ...(texts && { defaultText: (language: LanguageCode) => defaultText(texts[slot] ?? '', language) }),
      })),
      plainFields: [],
      preview: () => null,
    },
  }
}
