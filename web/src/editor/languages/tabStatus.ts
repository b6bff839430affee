import type { LanguageCode } from '@studio/domain/languages'
import { type DocumentSyncStatus, syncStatusOf } from '@studio/domain/outbox/syncStatuses'
import type { ShownStatus } from '../../ui/status/syncStatusStyles'
import type { TextField } from '../fields/TextPair'
import type { FormSnapshot } from '../useContentForm'

/** Returns the sync status of a language's texts, or undefined while their record is not stored. */
export function tabStatus<Values extends object>(
  { values, base, written }: FormSnapshot<Values, Values>,
  texts: readonly TextField[],
  code: LanguageCode,
  document: DocumentSyncStatus | undefined,
): ShownStatus | undefined {
  if (!base) return undefined
  const names = texts.map(({ name }) => `${name}_${code}`)
  const isChanged = names.some((name) => values[name as keyof Values] !== base[name as keyof Values])
  return isChanged || names.some((name) => written.includes(name)) ? 'unsaved' : syncStatusOf(document, names)
}
