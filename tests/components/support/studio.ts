import { accountLogCollection } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { nextRevision } from '@studio/domain/nextRevision'
import { roleId } from '@studio/domain/people/user'
import { settingsKeys } from '@studio/domain/settings/settings'
import { accounts, password } from '../../../scripts/seed/accounts'
import { messages } from '../../../scripts/seed/messages'
import { projectDrafts } from '../../../scripts/seed/projects'
import { settingsOf } from '../../../scripts/seed/settings'
import { testimonialDrafts } from '../../../scripts/seed/testimonials'
import {
  messageDocument,
  newRevision,
  profileDocument,
  projectDocument,
  roleDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories'
import type { Account } from './server'

const day = 24 * 60 * 60 * 1000

/** Accounts of the sample studio: two admins, and someone without a role. */
export const [owner, editor, client] = accounts.map(({ uid, email }): Account => ({ uid, email, password })) as [
  Account,
  Account,
  Account,
]

const named = <Document>(entries: readonly (readonly [string, Document])[]) => Object.fromEntries(entries)

const hour = 60 * 60 * 1000

/** Returns the sample studio's log: an edit, a new project, a group of settings, an enquiry, a role, an account. */
function auditSamples() {
  const entry = (hoursAgo: number, fields: object) => ({
    ...{ base_rev: '', rev: '', fields: [], before: {}, after: {}, left_out: [], by: owner.uid },
    ...{ at: new Date(Date.now() - hoursAgo * hour), expires_at: new Date(Date.now() + 400 * day) },
    ...fields,
  })
  const edited = { collection: collections.projects, document_id: 'cafe-aurora', action: 'update' }
  const texts = (word: string) => Object.fromEntries(['es', 'en', 'fr', 'ar'].map((code) => [`title_${code}`, word]))
  return {
    edit: entry(1, {
      ...edited,
      ...{ fields: ['client_name', 'featured'], before: { client_name: 'Aurora', featured: false } },
      after: { client_name: 'Café Aurora', featured: true },
    }),
    many: entry(2, {
      ...edited,
      by: editor.uid,
      fields: Object.keys(texts('')),
      before: texts('A'),
      after: texts('B'),
    }),
    made: entry(3, {
      ...{ collection: collections.projects, document_id: 'gone', action: 'create' },
      ...{ fields: ['title_es', 'note'], after: { title_es: '=Un proyecto' }, left_out: ['note'] },
    }),
    group: entry(26, {
      ...{ collection: collections.settings, document_id: 'contact_info', action: 'update', fields: ['whatsapp'] },
      ...{ before: { whatsapp: '' }, after: { whatsapp: '+57 300 000 0000' } },
    }),
    enquiry: entry(27, {
      ...{ collection: collections.messages, document_id: 'abc', action: 'create', by: 'visitor' },
      ...{ fields: ['email', 'name', 'status'], left_out: ['email', 'name'], after: { status: 'new' } },
    }),
    read: entry(28, {
      ...{ collection: collections.messages, document_id: 'abc', action: 'update', fields: ['status'] },
      ...{ before: { status: 'new' }, after: { status: 'read' } },
    }),
    role: entry(50, { collection: collections.roles, document_id: roleId(editor.uid), action: 'create' }),
    account: entry(51, { collection: accountLogCollection, document_id: editor.uid, action: 'admin_created' }),
    erased: entry(75, { collection: accountLogCollection, document_id: 'f'.repeat(64), action: 'data_erased' }),
    ended: entry(99, { collection: collections.messages, document_id: 'old', action: 'delete', by: 'server' }),
  }
}

/** Returns the documents of the sample studio, as `npm start` shows it: by collection, by id. */
export const sampleStudio = () => ({
  [collections.projects]: named(
    projectDrafts(location.origin).map(([id, draft], order_position) => [
      id,
      projectDocument({ ...draft, order_position, ...nextRevision(newRevision()) }),
    ]),
  ),
  [collections.testimonials]: named(
    testimonialDrafts(location.origin).map(([id, draft], order_position) => [
      id,
      testimonialDocument({ ...draft, order_position, ...nextRevision(newRevision()) }),
    ]),
  ),
  [collections.settings]: named(
    settingsKeys.map((key) => [key, settingsDocument(key, owner.uid, settingsOf(location.origin)[key])]),
  ),
  [collections.messages]: named(
    messages.map(({ id, reference = '', suspected = false, daysAgo, ...message }) => [
      id,
      messageDocument({
        ...message,
        reference_link: reference,
        suspected,
        created_at: new Date(Date.now() - daysAgo * day),
      }),
    ]),
  ),
  [collections.profiles]: named(
    accounts.map(({ uid, full_name, daysAgo }) => [
      uid,
      profileDocument(uid, { full_name, created_at: new Date(Date.now() - daysAgo * day) }),
    ]),
  ),
  [collections.auditLog]: auditSamples(),
  [collections.roles]: named(
    accounts.filter(({ admin }) => admin).map(({ uid }) => [roleId(uid), roleDocument(uid)] as const),
  ),
})
