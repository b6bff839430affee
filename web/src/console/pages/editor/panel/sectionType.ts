import type { ListView } from '@studio/domain/content/lists/contentList'
import { sectionList } from '@studio/domain/content/lists/sectionList'
import type { PictureShapeName } from '@studio/domain/content/media/picture'
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
  people: ['title', 'text', 'note', 'badge'],
  privacy: ['title', 'text'],
}

/** The names of a person's texts: their name, two sentences, the languages they speak, and their city. */
const personTexts: Partial<Record<Slot, string>> = {
  title: 'personName',
  text: 'personText',
  note: 'personLanguages',
  badge: 'personCity',
}

/** The lists whose items have a picture: its shape, and the name of its field. */
const pictures: Partial<Record<ListId, { shape: PictureShapeName; label: string }>> = {
  people: { shape: 'avatar', label: 'portrait' },
  clients: { shape: 'logo', label: 'logo' },
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
  const picture = list && pictures[list]
  const labelOf = (slot: Slot) =>
    texts?.[slot] === chapters ? 'chapters' : (list === 'people' && personTexts[slot]) || slot
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
        label: (t) => t(`admin.sections.form.${labelOf(slot)}` as 'admin.sections.form.title'),
        ...(longSlots.includes(slot) && !(list === 'people' && slot === 'note') && { rows: 4 }),
        ...(slot === 'captions' && { isCaptions: true }),
        ...(texts?.[slot] === chapters && { Hint: ChaptersCheck }),
        ...(texts && { defaultText: (language: LanguageCode) => defaultText(texts[slot] ?? '', language) }),
      })),
      plainFields: picture
        ? [
            {
              name: 'image_url',
              kind: 'picture',
              shape: picture.shape,
              label: (t) => t(`admin.sections.form.${picture.label}` as 'admin.sections.form.imageUrl'),
            },
          ]
        : [],
      preview: () => null,
    },
  }
}
