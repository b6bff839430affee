import { collections } from '@studio/domain/collections'
import { describe, expect, it, vi } from 'vitest'
import { followSessions } from '../../../functions/src/accounts/liveAccount.ts'
import { ownAccountHandlers } from '../../../functions/src/accounts/ownAccount.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { auth, db, endedLater, logOf, newAdmin, newDevice, roleIn } from '../support.ts'

const own = ownAccountHandlers(db, auth, Date.now)
const validSince = async (uid: string) => (await roleIn(db, uid).get()).get('valid_since')
const endedInAuth = async (uid: string) => Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '') / 1000

/** Ends an account's only device. */
async function endedDevice(caller: Awaited<ReturnType<typeof newAdmin>>) {
  const email = caller.token.email ?? ''
  await newDevice(email)
  const [device] = await knownDevices(db).list(email)
  return own.endDevice({ data: { id: device?.id }, auth: caller })
}

describe('The role stores the second from which sessions are valid', () => {
  it.each<[string, (auth: Awaited<ReturnType<typeof newAdmin>>) => Promise<unknown>]>([
    ['a new password', (auth) => own.changePassword({ data: { password: 'cebra lenta bajo lluvia' }, auth })],
    ['an ended device', (auth) => endedDevice(auth)],
    ['ended sessions', (auth) => own.endSessions({ data: {}, auth })],
  ])('after %s, which is logged once', async (_, end) => {
    const admin = await newAdmin(db)
    await db.collection(collections.profiles).doc(admin.uid).set({ user_id: admin.uid, full_name: 'Valeria Montes' })
    const madeAt = Date.parse((await auth.getUser(admin.uid)).metadata.creationTime)
    // Auth counts in seconds: revoking sessions also affects those of the same second.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(madeAt + 1000), { interval: 20, timeout: 5000 })
    await end(admin)
    expect(await validSince(admin.uid)).toBe(await endedInAuth(admin.uid))
    await followSessions(db, await auth.getUser(admin.uid))
    expect(await logOf(admin.uid)).toHaveLength(1)
  })
})

describe('A password that was set by a mailed code', () => {
  it('at the next sign-in is logged once, ends sessions in the rules and forgets devices', async () => {
    const admin = await newAdmin(db)
    const email = admin.token.email ?? ''
    await newDevice(email)
    const account = await endedLater(admin.uid, 3600)
    await Promise.all([followSessions(db, account), followSessions(db, account)])
    await followSessions(db, account)
    expect(await logOf(admin.uid)).toEqual([['password_reset', 'server']])
    expect(await validSince(admin.uid)).toBe(Date.parse(account.tokensValidAfterTime ?? '') / 1000)
    expect(await knownDevices(db).list(email)).toEqual([])
  })

  it('is not logged if it is the account’s first password', async () => {
    const admin = await newAdmin(db)
    await followSessions(db, await endedLater(admin.uid, 1))
    expect(await logOf(admin.uid)).toEqual([])
  })
})
