import { type ContentKind, forEachKind } from '@studio/domain/content/contentKinds'
import type { ContentRow, ContentRows } from '@studio/domain/content/contentTypes'
import { type ContentData, contentDataOf } from './data'

/** What can be done with the documents of any content type. */
type AnyData = Pick<ContentData<ContentRow, never>, 'useAll' | 'bringBack' | 'restore'>

/** What is known of a content type's list. */
type AnyList = ReturnType<AnyData['useAll']>

/** The data of a content type that is not known beforehand. */
export const anyDataOf: Readonly<Record<ContentKind, AnyData>> = contentDataOf

const useAll = (kind: ContentKind): AnyList => contentDataOf[kind].useAll()

/** The lists of all content types, live. */
export const useAllContent = () => forEachKind(useAll)

/** The rows of all lists; a list that is not there yet has none. */
export const rowsOfAll = (all: Readonly<Record<ContentKind, AnyList>>): ContentRows =>
  forEachKind((kind) => {
    const live = all[kind]
    return live.status === 'ready' ? live.rows : []
  })
