import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentSyncStatus, SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import type { ComponentType } from 'react'
import type { ContentData } from '../../content/data'
import type { Kept } from '../../editor/useContentForm'
import type { Mutation } from '../../ui/toast/useMutationToast'

export interface ContentListProps<Row, Draft> {
  rows: readonly Row[]
  /** How rows stand that this device has work for. */
  syncStatuses: SyncStatuses
  onEdit: (row: Row) => void
  /** Opens a new document that begins with these values. */
  onCopy: (values: Draft) => void
  onDelete: (row: Row) => void
}

export interface ContentFormProps<Row, Draft> {
  /** The document's id in the address; for a new one, what its draft is kept under. */
  document: string
  /** The stored document that is edited; none when a new one is made. */
  stored: Row | undefined
  /** What to begin with in place of the stored document: what was refused, or a copy of another one. */
  given: Kept<Draft, Row> | undefined
  /** How it stands, if this device has work for it. */
  syncStatus: DocumentSyncStatus | undefined
  language: LanguageCode | undefined
  onSave: (kept: Kept<Draft, Row>) => Mutation
  onClose: () => void
}

/** What the console has to know of a content type to list and edit it. */
export interface ContentType<Row, Draft> {
  /** The name under which its drafts are kept. */
  kind: string
  /** Where its texts stand: `admin.<words>.title` and so on. */
  words: 'projects' | 'testimonials'
  data: ContentData<Row, Draft>
  nameOf: (values: Draft, language: LanguageCode) => string
  List: ComponentType<ContentListProps<Row, Draft>>
  Form: ComponentType<ContentFormProps<Row, Draft>>
}
