import type * as v from 'valibot'
import { captions, choice, localizedText, picture, visibility } from '../fields/fieldKinds.ts'
import { contentFrom } from '../fields/fieldTable.ts'
import { listIds } from './part.ts'

/** Maximum lengths of the page's texts, in characters. */
export const sectionLengths = { badge: 60, title: 200, text: 1000, action: 80, note: 1000 } as const

/**
 * The owner's texts for one part of the page, or an item of a list. An empty text means the default one. A hidden item
 * is removed from its list; a hidden part shows its default texts.
 */
export const section = contentFrom({
  /** The list of an item; '' for any other part. */
  list: choice(listIds),
  image_url: picture('imageUrl'),
  badge: localizedText(sectionLengths.badge),
  title: localizedText(sectionLengths.title, undefined, { namesRow: true }),
  text: localizedText(sectionLengths.text),
  action: localizedText(sectionLengths.action),
  note: localizedText(sectionLengths.note),
  visibility: visibility(),
  /** Only the showreel's part has captions; its note holds the chapters. */
  captions: captions({ since: 4 }),
})

/** Everything derived from the table, as for projects. */
export const { Draft: SectionDraft, Stored: Section, empty: emptySection, localized: sectionLocalizedFields } = section

/** The values of a part's form. */
export type SectionDraft = v.InferOutput<typeof SectionDraft>
export type Section = v.InferOutput<typeof Section>
