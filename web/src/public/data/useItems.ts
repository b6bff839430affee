import { itemsOf } from '@studio/domain/content/page/items'
import type { ListId, Slot } from '@studio/domain/content/page/part'
import type { PublicSection } from '@studio/domain/content/publicContent'
import { useContent } from './content'

type Texts = Partial<Record<Slot, string>>

/** An item of one of the page's lists. `name` is undefined if the owner has added it. */
export interface ShownItem<Name extends string> extends Pick<PublicSection, 'imageUrl'> {
  id: string
  name: Name | undefined
  texts: Texts
  /** The languages of those texts that lack a translation. */
  textLanguages: NonNullable<PublicSection['textLanguages']>
}

/**
 * Returns the items of a list that visitors see, in the owner's order. `names` are the default items, `textsOf` returns
 * their texts.
 */
export function useItems<Name extends string>(
  list: ListId,
  names: readonly Name[],
  textsOf: (name: Name) => Texts,
): ShownItem<Name>[] {
  const now = useContent()
  const rows = now.status === 'ready' ? now.content.sections : []
  return itemsOf(list, names, rows)
    .filter(({ row }) => !row?.isHidden)
    .map(({ id, name, row }) => ({
      ...{ id, name },
      texts: (name === undefined ? row?.texts : textsOf(name)) ?? {},
      textLanguages: row?.textLanguages ?? {},
      imageUrl: row?.imageUrl ?? '',
    }))
}
