import { accountLogCollection } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { kindOf } from '@studio/domain/content/contentKinds'
import { messageStatuses } from '@studio/domain/messages/message'
import { nameOfDocument, titlesOf } from '@studio/domain/outbox/describe'
import { settingsKeys } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import { rowsOfAll, useAllContent } from '../../content/allContent'
import { useContentName } from '../../i18n/useContentName'
import { useFieldNames } from '../../i18n/useFieldNames'
import { useLanguage } from '../../i18n/useLanguage'
import { useWho } from '../history/useWho'
import { contentAddress } from '../lists/contentAddress'
import { useValueWords } from '../sync/useValueWords'
import type { AuditEntry } from './data'

/** A changed field in words; `before` or `after` is missing if there was or is no value. */
export interface FieldLine {
  field: string
  name: string
  before?: string
  after?: string
  isKept: boolean
}

/** Returns functions that put log entries into the reader's language. */
export function useEntryWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const fieldName = useFieldNames()
  const nameOf = useContentName()
  const valueWords = useValueWords()
  const { who, names } = useWho()
  const content = rowsOfAll(useAllContent())

  const people = [...names].sort(([, a], [, b]) => a.localeCompare(b, language))

  const kind = (collection: string): string =>
    collection === accountLogCollection
      ? t('admin.activity.accounts')
      : t(`admin.activity.collections.${collection}` as 'admin.activity.collections.user_roles')

  const action = ({ action, collection }: AuditEntry): string => {
    if (collection === collections.roles && action === 'create') return t('admin.activity.actions.role_granted')
    if (collection === collections.roles && action === 'delete') return t('admin.activity.actions.role_revoked')
    return t(`admin.activity.actions.${action}`)
  }

  /** Returns the title of the document or the name of the account; '' if it has neither. */
  const name = ({ collection, document_id: id, action, before, after }: AuditEntry): string => {
    if (action === 'data_exported' || action === 'data_erased') return t('admin.activity.person')
    if (action === 'preview_shared' || action === 'preview_revoked') return t('admin.previews.link')
    if (action === 'release_restored') return t('admin.sync.livePage.title')
    if (collection === accountLogCollection) return who(id)
    if (collection === collections.roles) return who(id.replace(/_admin$/, ''))
    if (collection === collections.messages) return ''
    if (collection === collections.settings) {
      const key = settingsKeys.find((one) => one === id)
      return key ? t(`admin.settings.${key}.title`) : id
    }
    const contentKind = kindOf(collection)
    const row = contentKind && content[contentKind].find((one) => one.id === id)
    if (row) return nameOf(contentKind, row)
    const copy = { ...before, ...after }
    return titlesOf(copy)?.[language] || nameOfDocument(`${collection}/${id}`, copy) || id
  }

  /** Returns the path of the document in the console; undefined if it no longer exists or has no page. */
  const address = ({ collection, document_id: id, action }: AuditEntry): string | undefined => {
    const name = encodeURIComponent(id)
    const kind = kindOf(collection)
    if (kind && content[kind].some((row) => row.id === id)) return contentAddress(kind, id)
    if (collection === collections.settings) return '/admin/settings'
    if (collection === collections.messages && action !== 'delete') return `/admin/messages?open=${name}`
    return undefined
  }

  const value = (collection: string, field: string, stored: unknown): string => {
    const status = messageStatuses.find((one) => one === stored)
    if (collection === collections.messages && field === 'status' && status) return t(`admin.messages.status.${status}`)
    if (collection === collections.messages && field === 'trashed_from') return valueWords(Boolean(stored), field)
    return shortened(valueWords(stored, field))
  }

  /**
   * Returns the changed fields. For role entries the action says it all. For enquiries only the studio's updates are
   * shown, and a changed note without its text.
   */
  const fields = ({ collection, document_id, action, fields, before, after, left_out }: AuditEntry): FieldLine[] => {
    const isEnquiry = collection === collections.messages
    if (collection === collections.roles || (isEnquiry && action !== 'update')) return []
    return fields
      .filter((field) => !isEnquiry || field === 'note' || (!left_out.includes(field) && !follows(field, fields)))
      .map((field) => ({
        field,
        name: fieldName(collection, document_id, field),
        isKept: !left_out.includes(field),
        ...(field in before && { before: value(collection, field, before[field]) }),
        ...(field in after && { after: value(collection, field, after[field]) }),
      }))
  }

  return { who, people, kind, action, name, address, fields }
}

/** Trashing a message also clears its suspicion, so that field is not shown. */
const follows = (field: string, fields: readonly string[]) => field === 'suspected' && fields.includes('trashed_from')

const longest = 200

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)
