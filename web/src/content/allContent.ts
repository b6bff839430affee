import { type ContentKind, forEachKind } from '@studio/domain/content/contentKinds'
import type { ContentRow, ContentRows } from '@studio/domain/content/contentTypes'
import { type ContentData, contentDataOf } from './data'

/** The operations that exist for any content type. */
type AnyData = Pick<ContentData<ContentRow, never>, 'useAll' | 'bringBack' | 'restore'>

/** The state of a content type's list. */
type AnyList = ReturnType<AnyData['useAll']>

/** The data of a content type that is chosen at run time. */
export const anyDataOf: Readonly<Record<ContentKind, AnyData>> = contentDataOf

const useAll = (kind: ContentKind): AnyList => contentDataOf[kind].useAll()

/** Returns the live lists of all content types. */
export const useAllContent = () => forEachKind(useAll)

/** Returns the rows of all lists; none for a list that has not loaded. */
export const rowsOfAll = (all: Readonly<Record<ContentKind, AnyList>>): ContentRows =>
  forEachKind((kind) => {
    const live = all[kind]
    return live.status === 'ready' ? live.rows : []
  })
