import { emptySection, type SectionDraft, sectionLocalizedFields } from '@studio/domain/content/page/section'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { inEveryLanguage } from '@studio/domain/languages'
import data from './sections.json' with { type: 'json' }
import { stored, type Texts } from './shapes.ts'

/** An item of a list of the page. `name` is the same in every language; `image` is a path on the site, or ''. */
interface ItemSeed {
  id: string
  name: string
  image: string
  texts?: Texts<'text' | 'note' | 'badge'>
}

const lists: readonly (readonly [list: string, items: readonly ItemSeed[]])[] = [
  ['people', data.people],
  ['clients', data.clients],
]

/** Returns the person and the clients as drafts, by id, with the place in their list and pictures on the given site. */
export const sectionDrafts = (siteUrl: string): [id: string, draft: SectionDraft, place: number][] =>
  lists.flatMap(([list, items]) =>
    items.map(({ id, name, image, texts }, place): [string, SectionDraft, number] => {
      const written = {
        ...emptySection,
        ...(texts && stored(texts)),
        ...inEveryLanguage('title', () => name),
        list,
        image_url: image && `${siteUrl}${image}`,
      }
      return [id, { ...written, translated_from: nextSourceHashes(written, sectionLocalizedFields, undefined) }, place]
    }),
  )
