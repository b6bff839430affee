import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import type { Account } from '@studio/domain/people/account'
import { type Person, peopleFrom } from '@studio/domain/people/people'
import { adminRole, type CreateAdminForm, type InviteForm, Profile, roleId, UserRole } from '@studio/domain/people/user'
import { useMemo } from 'react'
import * as v from 'valibot'
import { call } from '../../../firebase/call'
import { collectionOf } from '../../../firebase/collection'
import { writeNow } from '../../../firebase/writes/writeNow'
import { type Live, useLive } from '../../../sync/live'

export { CallError } from '../../../firebase/callError'

const StoredRole = v.object({ id: v.string(), ...UserRole.entries })

const profiles = collectionOf(collections.profiles, async () => Profile)
const roles = collectionOf(collections.roles, async () => StoredRole)
const newestFirst = profiles.all('created_at', true)
const allRoles = roles.all()

/** Everybody with an account, newest first, with their roles; live. */
export function usePeople(): Live<Person> {
  const people = useLive(newestFirst)
  const held = useLive(allRoles)
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

/** Makes a person an admin, now; rejects without a network or when the server refuses. */
export const grantAdmin = (id: string) => writeNow([roles.create(roleId(id), { user_id: id, role: adminRole })])

/** Takes the role away, now; rejects without a network or when the server refuses. */
export const revokeAdmin = (id: string) => writeNow([roles.remove({ id: roleId(id), user_id: id, role: adminRole })])

/** What Auth knows of everybody with an account, by id; rejects with a `CallError`. */
export async function readAccounts(): Promise<ReadonlyMap<string, Account>> {
  const { accounts } = await call(calls.listAccounts, {})
  return new Map(accounts.map((account) => [account.id, account]))
}

/** Shuts somebody's account and takes the role away, now. */
export const disableAccount = (user_id: string) => call(calls.disableAccount, { user_id })

/** Opens somebody's account again, without a role. */
export const enableAccount = (user_id: string) => call(calls.enableAccount, { user_id })

/** Removes somebody's account, profile and role, now. */
export const deleteAccount = (user_id: string) => call(calls.deleteAccount, { user_id })

/** Makes another admin who chooses the password by a link; rejects with a `CallError`. */
export const inviteAdmin = (form: InviteForm) => call(calls.inviteAdmin, form)

/** Creates another admin; rejects with a `CallError`. */
export const createAdminUser = (form: CreateAdminForm) => call(calls.createAdminUser, form)
