import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { describe, expect, it, vi } from 'vitest'
import { accountGoneHandler } from '../../../functions/src/accounts/accountGone.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { appoint, auth, db, logOf, newAccount, newDevice, newEmail, roleIn } from '../support.ts'

async function newAdmin() {
  const { uid, email } = await newAccount()
  await db.collection(collections.profiles).doc(uid).set({ full_name: 'Gone', email })
  await appoint(db, uid)
  await newDevice(email)
  return { uid, email }
}

const leftOf = async ({ uid, email }: { uid: string; email: string }) => {
  const documents = [db.collection(collections.profiles).doc(uid), roleIn(db, uid)]
  const found = (await db.getAll(...documents)).filter(({ exists }) => exists)
  return found.length + (await knownDevices(db).list(email)).length
}

describe('An account that is deleted anywhere', () => {
  it('loses role, profile and devices within seconds', async () => {
    const admin = await newAdmin()
    expect(await leftOf(admin)).toBe(3)
    await auth.deleteUser(admin.uid)
    await vi.waitFor(async () => expect(await leftOf(admin)).toBe(0), { timeout: 15_000, interval: 200 })
    await vi.waitFor(async () => expect(await logOf(admin.uid)).toEqual([['account_deleted', 'server']]))
  })

  it('keeps what it has when it was made again under its id before anybody heard of it', async () => {
    const admin = await newAdmin()
    await accountGoneHandler(db, auth, Date.now)(admin)
    expect(await leftOf(admin)).toBe(3)
  })

  it('is nothing to hear of twice', async () => {
    const nobody = { uid: randomUUID(), email: newEmail() }
    await accountGoneHandler(db, auth, Date.now)(nobody)
    await accountGoneHandler(db, auth, Date.now)({ uid: nobody.uid })
    expect(await leftOf(nobody)).toBe(0)
    expect(await logOf(nobody.uid)).toEqual([])
  })
})
