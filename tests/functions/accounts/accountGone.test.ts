import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountGoneHandler } from '../../../functions/src/accounts/accountGone.ts'
import { auth, db, logOf, newEmail } from '../support.ts'
import { leftOf, wholeAdmin } from './wholeAdmin.ts'

describe('An account that is deleted anywhere', () => {
  it('keeps what it has when it was made again under its id before anybody heard of it', async () => {
    const admin = await wholeAdmin()
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
