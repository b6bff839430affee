import { collections } from '@studio/domain/collections'
import { kindOf } from '@studio/domain/content/contentKinds'
import type { ContentRows } from '@studio/domain/content/contentTypes'
import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { useContentName } from '../../../i18n/useContentName'

/** A document that uses an uploaded file. */
export type FileUse = FileSummary['used_by'][number]

/**
 * Returns a function that names the use of a file as lists do. The server only knows a document's Spanish name. `setting`
 * names the file's place in the settings.
 */
export function useNameOfUse(content: ContentRows, setting: string) {
  const nameOf = useContentName()
  return ({ collection, id, name }: FileUse): string => {
    if (collection === collections.settings) return setting
    const kind = kindOf(collection)
    const row = kind && content[kind].find((one) => one.id === id)
    return (row && nameOf(kind, row)) || name || id
  }
}
