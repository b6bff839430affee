import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import type { LanguageCode } from '@studio/domain/languages'
import type { Account } from '@studio/domain/people/account'
import { type Person, peopleFrom } from '@studio/domain/people/people'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { adminRole, type CreateAdminForm, type InviteForm, Profile, roleId } from '@studio/domain/people/user'
import { useMemo } from 'react'
import { call } from '../../../firebase/call'
import { collectionOf } from '../../../firebase/collection'
import { askForReset } from '../../../firebase/session/passwordReset'
import { writeNow } from '../../../firebase/writes/writeNow'
import { type Live, useLive } from '../../../sync/live'
import { roles, useRoles } from '../../people/data'

export { CallError } from '../../../firebase/callError'

const profiles = collectionOf(collections.profiles, async () => Profile)
const newestFirst = profiles.all('created_at', true)

/** Returns all people with an account and their roles, newest first; live. */
export function usePeople(): Live<Person> {
  const people = useLive(newestFirst)
  const held = useRoles()
  return useMemo(() => {
    if (people.status !== 'ready') return people
    if (held.status !== 'ready') return held
    return {
      status: 'ready',
      rows: peopleFrom(people.rows, held.rows),
      isPartial: people.isPartial,
      isFromServer: people.isFromServer && held.isFromServer,
      pending: new Set(),
      syncStatuses: new Map(),
    }
  }, [people, held])
}

/** Grants the admin role without the outbox. Rejects without a network or if the server refuses. */
export const grantAdmin = (id: string) => writeNow([roles.create(roleId(id), { user_id: id, role: adminRole })])

/** Revokes the admin role without the outbox. Rejects without a network or if the server refuses. */
export const revokeAdmin = (id: string) => writeNow([roles.remove({ id: roleId(id), user_id: id, role: adminRole })])

/** Returns all accounts in Auth by id. Rejects with a `CallError`. */
export async function readAccounts(): Promise<ReadonlyMap<string, Account>> {
  const { accounts } = await call(calls.listAccounts, {})
  return new Map(accounts.map((account) => [account.id, account]))
}

/** Disables an account and revokes its role. Rejects with a `CallError`. */
export const disableAccount = (user_id: string) => call(calls.disableAccount, { user_id })

/** Enables an account again, without a role. Rejects with a `CallError`. */
export const enableAccount = (user_id: string) => call(calls.enableAccount, { user_id })

/** Deletes an account with its profile and role. Rejects with a `CallError`. */
export const deleteAccount = (user_id: string) => call(calls.deleteAccount, { user_id })

/** Creates another admin with a password that nobody knows. Rejects with a `CallError`. */
export const inviteAdmin = (form: InviteForm) => call(calls.inviteAdmin, form)

/** Has Auth mail a link by which an invited admin sets their password. Returns whether Auth has taken the mail. */
export const sendInvitation = (email: string, language: LanguageCode): Promise<boolean> =>
  askForReset(normalizeIdentifier(email), language).then(
    () => true,
    (error: unknown) => {
      console.warn('the invitation could not be mailed', error instanceof Error ? error.message : error)
      return false
    },
  )

/** Creates another admin with a password. Rejects with a `CallError`. */
export const createAdminUser = (form: CreateAdminForm) => call(calls.createAdminUser, form)
