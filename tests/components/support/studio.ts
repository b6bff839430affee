import { collections } from '@studio/domain/collections'
import { nextRevision } from '@studio/domain/nextRevision'
import { roleId } from '@studio/domain/people/user'
import { settingsKeys } from '@studio/domain/settings/settings'
import { accounts, password } from '../../../scripts/seed/accounts'
import { messages } from '../../../scripts/seed/messages'
import { projectDrafts } from '../../../scripts/seed/projects'
import { settings } from '../../../scripts/seed/settings'
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

/** Accounts of the sample studio: two admins, and somebody without a role. */
export const [owner, editor, client] = accounts.map(({ uid, email }): Account => ({ uid, email, password })) as [
  Account,
  Account,
  Account,
]

const named = <Document>(entries: readonly (readonly [string, Document])[]) => Object.fromEntries(entries)

/** The documents of the sample studio, as `npm start` shows it: by collection, by id. */
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
  [collections.settings]: named(settingsKeys.map((key) => [key, settingsDocument(key, owner.uid, settings[key])])),
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
  [collections.roles]: named(
    accounts.filter(({ admin }) => admin).map(({ uid }) => [roleId(uid), roleDocument(uid)] as const),
  ),
})
