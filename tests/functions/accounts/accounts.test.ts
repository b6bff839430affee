import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { describe, expect, it } from 'vitest'
import { accountsHandlers } from '../../../functions/src/accounts/accounts.ts'
import { createAdminUserHandler } from '../../../functions/src/accounts/createAdminUser.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import {
  auth,
  check,
  db,
  logOf,
  newAdmin,
  newDevice,
  newEmail,
  newPerson,
  ownDatabase,
  password,
  refusedCallers,
  restSignIn,
  roleIn,
} from '../support.ts'

const accounts = accountsHandlers(db, auth, Date.now)
const createAdminUser = createAdminUserHandler(db, auth, Date.now)
const profileOf = (uid: string, store = db) => store.collection(collections.profiles).doc(uid)
const isThere = async (uid: string) => ({
  role: (await roleIn(db, uid).get()).exists,
  profile: (await profileOf(uid).get()).exists,
  account: await auth.getUser(uid).then(
    ({ disabled }) => (disabled ? 'disabled' : 'open'),
    () => 'gone',
  ),
})

/** Returns another admin, who has signed in on a device. */
async function otherAdmin(store = db) {
  const other = await newAdmin(store)
  await profileOf(other.uid, store).set({ user_id: other.uid, full_name: 'Otra Persona', created_at: new Date() })
  const email = other.token.email ?? ''
  await newDevice(email, { store })
  return { ...other, email }
}

describe('An admin sees all accounts', () => {
  it('with e-mail, last sign-in, devices and state', async () => {
    // A separate database, because listing accounts cleans up after those that other tests have deleted.
    const store = ownDatabase('accounts-list')
    const admin = await newAdmin(store)
    const { uid, email } = await otherAdmin(store)
    const invited = await auth.createUser({ email: newEmail(), disabled: true })
    const { accounts: all } = await accountsHandlers(store, auth, Date.now).listAccounts({ data: {}, auth: admin })
    const of = (id: string) => all.find((one) => one.id === id)
    expect(of(uid)).toEqual({ id: uid, email, last_sign_in: expect.any(Number), devices: 1, disabled: false })
    expect(Math.abs((of(uid)?.last_sign_in ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(of(invited.uid)).toMatchObject({ devices: 0, disabled: true })
  })
})

describe('An admin disables another one', () => {
  it('who loses role, sessions and devices, and all access', async () => {
    const admin = await newAdmin(db)
    const other = await otherAdmin()
    await accounts.disableAccount({ data: { user_id: other.uid }, auth: admin })
    expect(await isThere(other.uid)).toEqual({ role: false, profile: true, account: 'disabled' })
    expect(await knownDevices(db).list(other.email)).toEqual([])
    await check(other.email)
    expect((await restSignIn(other.email)).idToken).toBeUndefined()
    const newcomer = { email: newEmail(), full_name: 'Luz', password }
    const refused = { code: 'permission-denied' }
    await expect(createAdminUser({ data: newcomer, auth: other })).rejects.toMatchObject(refused)
    await expect(accounts.listAccounts({ data: {}, auth: other })).rejects.toMatchObject(refused)
  })

  it('and enables the account again, without a role', async () => {
    const admin = await newAdmin(db)
    const other = await otherAdmin()
    await accounts.disableAccount({ data: { user_id: other.uid }, auth: admin })
    await accounts.enableAccount({ data: { user_id: other.uid }, auth: admin })
    expect(await isThere(other.uid)).toEqual({ role: false, profile: true, account: 'open' })
    expect(await logOf(other.uid)).toEqual([
      ['account_disabled', admin.uid],
      ['account_enabled', admin.uid],
    ])
    await check(other.email)
    expect((await restSignIn(other.email)).idToken).toEqual(expect.any(String))
  })
})

describe('An admin deletes another account', () => {
  it('with its role, profile and devices', async () => {
    const admin = await newAdmin(db)
    const other = await otherAdmin()
    await accounts.deleteAccount({ data: { user_id: other.uid }, auth: admin })
    expect(await isThere(other.uid)).toEqual({ role: false, profile: false, account: 'gone' })
    expect(await logOf(other.uid)).toEqual([['account_deleted', admin.uid]])
    expect(await knownDevices(db).list(other.email)).toEqual([])
  })

  it('even if an earlier deletion failed half-way', async () => {
    const admin = await newAdmin(db)
    const other = await otherAdmin()
    await auth.deleteUser(other.uid)
    await accounts.deleteAccount({ data: { user_id: other.uid }, auth: admin })
    expect(await isThere(other.uid)).toEqual({ role: false, profile: false, account: 'gone' })
  })

  it('once: if another admin deletes it again, the log still names the first', async () => {
    const [first, second] = [await newAdmin(db), await newAdmin(db)]
    const other = await otherAdmin()
    for (const admin of [first, second]) await accounts.deleteAccount({ data: { user_id: other.uid }, auth: admin })
    expect(await logOf(other.uid)).toEqual([['account_deleted', first.uid]])
  })

  it('and nothing is logged for an account that never existed', async () => {
    const [admin, user_id] = [await newAdmin(db), randomUUID()]
    await accounts.deleteAccount({ data: { user_id }, auth: admin })
    expect(await logOf(user_id)).toEqual([])
  })
})

it.each(['a/b', '../x', '', 'x'.repeat(129)])('%s is no account: nothing is done', async (user_id) => {
  const admin = await newAdmin(db)
  for (const name of dangerous)
    await expect(accounts[name]({ data: { user_id }, auth: admin })).rejects.toMatchObject({ code: 'invalid-argument' })
})

const dangerous = ['disableAccount', 'enableAccount', 'deleteAccount'] as const

describe('An account is not changed', () => {
  it.each(dangerous)('if it is the caller’s: %s', async (name) => {
    const admin = await otherAdmin()
    await expect(accounts[name]({ data: { user_id: admin.uid }, auth: admin })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'own-account' },
    })
    expect(await isThere(admin.uid)).toEqual({ role: true, profile: true, account: 'open' })
  })

  it.each(refusedCallers(db))('for %s', async (_, newCaller, code) => {
    const caller = await newCaller()
    const other = await otherAdmin()
    for (const name of dangerous)
      await expect(accounts[name]({ data: { user_id: other.uid }, auth: caller })).rejects.toMatchObject({ code })
    expect(await isThere(other.uid)).toEqual({ role: true, profile: true, account: 'open' })
  })

  it('by an admin who signed in more than five minutes ago', async () => {
    const admin = await newAdmin(db)
    const other = await otherAdmin()
    const later = accountsHandlers(db, auth, () => Date.now() + 301_000)
    for (const name of dangerous)
      await expect(later[name]({ data: { user_id: other.uid }, auth: admin })).rejects.toMatchObject({
        code: 'failed-precondition',
        details: { reason: 'recent-sign-in-needed' },
      })
    expect(await isThere(other.uid)).toEqual({ role: true, profile: true, account: 'open' })
  })

  it.each(['disableAccount', 'enableAccount'] as const)('if it does not exist: %s', async (name) => {
    const admin = await newAdmin(db)
    await expect(accounts[name]({ data: { user_id: 'nobody' }, auth: admin })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('If admins disable or delete each other at once,', () => {
  it.each([2, 5])('one of %i is left', async (size) => {
    const store = ownDatabase(`accounts-${size}`)
    const own = accountsHandlers(store, auth, Date.now)
    const admins: Caller[] = []
    for (let n = 0; n < size; n++) admins.push(await newAdmin(store))
    await Promise.allSettled(
      admins.map((one, at) => {
        const other = admins[(at + 1) % size]?.uid ?? ''
        return own[at % 2 ? 'deleteAccount' : 'disableAccount']({ data: { user_id: other }, auth: one })
      }),
    )
    const left = await Promise.all(admins.map(async ({ uid }) => (await roleIn(store, uid).get()).exists))
    expect(left.filter(Boolean).length).toBeGreaterThanOrEqual(1)
    const who = admins[left.indexOf(true)]
    expect((await auth.getUser(who?.uid ?? '')).disabled).toBe(false)
  })
})

it('An account without a role can be disabled and deleted as well', async () => {
  const admin = await newAdmin(db)
  const person = await newPerson()
  await accounts.disableAccount({ data: { user_id: person.uid }, auth: admin })
  expect(await isThere(person.uid)).toMatchObject({ account: 'disabled' })
  await accounts.deleteAccount({ data: { user_id: person.uid }, auth: admin })
  expect(await isThere(person.uid)).toMatchObject({ account: 'gone' })
})
