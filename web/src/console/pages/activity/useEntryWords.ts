import { accountsInLog } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { kindOf } from '@studio/domain/content/contentKinds'
import { nameOfContent } from '@studio/domain/content/contentTypes'
import { messageStatuses } from '@studio/domain/messages/message'
import { nameOfDocument, titlesOf } from '@studio/domain/outbox/describe'
import { settingsKeys } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { useFieldNames } from '../../../i18n/useFieldNames'
import { useLanguage } from '../../../i18n/useLanguage'
import { useWho } from '../../history/useWho'
import { useValueWords } from '../../sync/useValueWords'
import type { AuditEntry } from './data'

/** One field of an entry in words; without `before` or `after` where there was nothing or is nothing. */
export interface FieldLine {
  field: string
  name: string
  before?: string
  after?: string
  isKept: boolean
}

/** Entries of the log in the words of whoever reads them. */
export function useEntryWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const fieldName = useFieldNames()
  const valueWords = useValueWords()
  const { who, names } = useWho()
  const content = rowsOfAll(useAllContent())

  const people = [...names].sort(([, a], [, b]) => a.localeCompare(b, language))

  const kind = (collection: string): string =>
    collection === accountsInLog
      ? t('admin.activity.accounts')
      : t(`admin.activity.collections.${collection}` as 'admin.activity.collections.user_roles')

  const action = ({ action, collection }: AuditEntry): string => {
    if (collection === collections.roles && action === 'create') return t('admin.activity.actions.role_granted')
    if (collection === collections.roles && action === 'delete') return t('admin.activity.actions.role_revoked')
    return t(`admin.activity.actions.${action}`)
  }

  /** What people call the document or the account; '' for what has no name. */
  const name = ({ collection, document_id: id, action, before, after }: AuditEntry): string => {
    if (action === 'data_exported' || action === 'data_erased') return t('admin.activity.person')
    if (collection === accountsInLog) return who(id)
    if (collection === collections.roles) return who(id.replace(/_admin$/, ''))
    if (collection === collections.messages) return ''
    if (collection === collections.settings) {
      const key = settingsKeys.find((one) => one === id)
      return key ? t(`admin.settings.${key}.title`) : id
    }
    const contentKind = kindOf(collection)
    const row = contentKind && content[contentKind].find((one) => one.id === id)
    if (row) return nameOfContent(contentKind, row, language) || id
    const copy = { ...before, ...after }
    return titlesOf(copy)?.[language] || nameOfDocument(`${collection}/${id}`, copy) || id
  }

  /** Where the document can be looked at; nowhere where it is gone, or is no document. */
  const address = ({ collection, document_id: id, action }: AuditEntry): string | undefined => {
    const name = encodeURIComponent(id)
    const kind = kindOf(collection)
    if (kind && content[kind].some((row) => row.id === id)) return `/admin/${kind}?edit=${name}`
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

  /** The fields that changed. Of roles the action says all; of enquiries only the studio's own doings are told, and a note without its text. */
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

/** A message that goes to the trash has no suspicion there: the trash says it all. */
const follows = (field: string, fields: readonly string[]) => field === 'suspected' && fields.includes('trashed_from')

const longest = 200

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)
