import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { describe, expect, it, vi } from 'vitest'
import { closeShutAccounts } from '../../../functions/src/accounts/shutAccounts.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { appoint, auth, endedLater, logOf, newAccount, newAdmin, newDevice, ownDatabase, roleIn } from '../support.ts'
import { leftOf, wholeAdmin } from './wholeAdmin.ts'

const everything = ['role', 'profile', 'passkey', 'codes', 'device']

describe('Every minute', () => {
  it('accounts that were disabled or deleted in the Firebase console lose their roles, and no others do', async () => {
    const store = ownDatabase('close-shut')
    const [open, disabled, gone] = [await newAdmin(store), await newAdmin(store), await newAdmin(store)]
    await auth.updateUser(disabled.uid, { disabled: true })
    await auth.deleteUser(gone.uid)
    await store.collection(collections.roles).doc('made by hand').set({ role: 'admin' })
    await closeShutAccounts(store, auth, Date.now)
    const left = await Promise.all(
      [open, disabled, gone].map(async ({ uid }) => (await roleIn(store, uid).get()).exists),
    )
    expect(left).toEqual([true, false, false])
  })

  it('sessions that were revoked in the Firebase console end in the rules, even among more than a hundred accounts', async () => {
    const store = ownDatabase('close-ended')
    const admin = await newAdmin(store)
    for (let n = 0; n < 120; n++) await roleIn(store, `a${n}`).set({ user_id: `a${n}`, role: 'admin' })
    const later = await endedLater(admin.uid, 60)
    const listed = {
      listUsers: async () => ({ users: [later] }),
      getUsers: async (asked: readonly object[]) => {
        expect(asked.length).toBeLessThanOrEqual(100)
        return { users: asked.some((one) => 'uid' in one && one.uid === admin.uid) ? [later] : [], notFound: [] }
      },
    }
    await closeShutAccounts(store, listed, Date.now)
    const role = await roleIn(store, admin.uid).get()
    expect(role.get('valid_since')).toBe(Date.parse(later.tokensValidAfterTime ?? '') / 1000)
    expect((await store.collection(collections.roles).count().get()).data().count).toBe(1)
  })
})

it('Every minute a password that was set by a mailed code makes the account forget its devices, even if nobody signs in', async () => {
  const store = ownDatabase('reset-by-mail')
  const admin = await newAdmin(store)
  const email = admin.token.email ?? ''
  const at = { signedInAt: Date.now() / 1000, now: Date.now() }
  await knownDevices(store).remember(email, { known: undefined, other: undefined, name: 'Chrome', ...at })
  const users = [await endedLater(admin.uid, 3600)]
  const listed = { listUsers: async () => ({ users }), getUsers: async () => ({ users, notFound: [] }) }
  await closeShutAccounts(store, listed, Date.now)
  expect(await knownDevices(store).list(email)).toEqual([])
  expect(await logOf(admin.uid, store)).toEqual([['password_reset', 'server']])
})

describe('An account that was deleted in the Firebase console', () => {
  it('loses role, profile, passkeys, recovery codes and devices; this is logged once; others keep theirs', async () => {
    const store = ownDatabase('gone')
    const [admin, other] = [await wholeAdmin(store), await wholeAdmin(store)]
    expect(await leftOf(store, admin)).toEqual(everything)
    await auth.deleteUser(admin.uid)
    for (let runs = 0; runs < 2; runs++) await closeShutAccounts(store, auth, Date.now)
    expect(await leftOf(store, admin)).toEqual([])
    expect(await logOf(admin.uid, store)).toEqual([['account_deleted', 'server']])
    expect(await leftOf(store, other)).toEqual(everything)
    expect(await logOf(other.uid, store)).toEqual([])
  })

  it('loses the rest even if its role was already gone', async () => {
    const store = ownDatabase('gone-without-role')
    const admin = await wholeAdmin(store)
    await auth.updateUser(admin.uid, { disabled: true })
    await closeShutAccounts(store, auth, Date.now)
    expect(await leftOf(store, admin)).toEqual(everything.filter((name) => name !== 'role'))
    await auth.deleteUser(admin.uid)
    await closeShutAccounts(store, auth, Date.now)
    expect(await leftOf(store, admin)).toEqual([])
  })

  it('keeps no device of an earlier sign-in, even one that is reported later', async () => {
    const store = ownDatabase('gone-devices')
    const admin = await wholeAdmin(store)
    await auth.deleteUser(admin.uid)
    await closeShutAccounts(store, auth, () => Date.now() + 60_000)
    await newDevice(admin.email, { store })
    expect(await leftOf(store, admin)).toEqual([])
  })
})

describe('An account that was created again under its id', () => {
  it('keeps only what it was given since', async () => {
    const store = ownDatabase('made-again')
    const [left, given] = [await wholeAdmin(store), { uid: randomUUID() }]
    await auth.deleteUser(left.uid)
    // Auth dates an account to the second.
    const second = Math.floor(Date.now() / 1000)
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(second), { timeout: 5000 })
    await auth.createUser({ uid: left.uid, email: left.email })
    await auth.createUser(given)
    await appoint(store, given.uid)
    await closeShutAccounts(store, auth, Date.now)
    expect(await leftOf(store, left)).toEqual(['device'])
    expect((await roleIn(store, given.uid).get()).exists).toBe(true)
  })

  it('is not mistaken for a new one in its first second', async () => {
    const store = ownDatabase('made-now')
    const { uid } = await newAccount()
    await appoint(store, uid)
    await closeShutAccounts(store, auth, Date.now)
    expect((await roleIn(store, uid).get()).exists).toBe(true)
  })
})
