import { beforeEach, describe, expect, it } from 'vitest'
import { followSessions } from '../../../functions/src/accounts/liveAccount.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import type { Authenticator } from '../../support/authenticator.ts'
import { db, device, endedLater, logOf, newAdmin } from '../support.ts'
import { addedPasskey, emailOf, handlers, passkeyServer, signInWith, switchOff } from './passkeySupport.ts'

const doubted = { code: 'permission-denied', details: { reason: 'passkey-doubted' } }

/** Two minutes from now, after the reset. */
const later = () => Date.now() + 120_000
const laterHandlers = passkeyServer(later)

let admin: Caller
/** The owner, who has signed in with the new password. */
let owner: Caller
let id: string
let authenticator: Authenticator
beforeEach(async () => {
  admin = await newAdmin(db)
  owner = { ...admin, token: { ...admin.token, auth_time: Math.floor(later() / 1000) } }
  ;({ id, authenticator } = await addedPasskey(handlers, admin))
})

/** A password reset by a mailed code, as Auth reports it, a minute after the account was created. */
const reset = async () => followSessions(db, await endedLater(admin.uid, 60))

/** Returns whether a sign-in reports that passkeys wait to be confirmed. */
const hasDoubts = async () =>
  (await resetRateLimitHandler(db, device, later)({ data: { p_identifier: emailOf(owner) }, auth: owner })).doubts
const passkeys = async () => (await laterHandlers.signInWays({ data: {}, auth: owner })).passkeys

describe('After a password reset by mail', () => {
  it('an earlier passkey opens nothing until its owner has confirmed it', async () => {
    expect(await hasDoubts()).toBe(false)
    await reset()
    await expect(signInWith(authenticator)).rejects.toMatchObject(doubted)
    expect(await hasDoubts()).toBe(true)
    expect(await passkeys()).toMatchObject([{ id, is_doubted: true }])
    await laterHandlers.keep({ data: { id }, auth: owner })
    expect(await passkeys()).toMatchObject([{ id, is_doubted: false }])
    expect(await hasDoubts()).toBe(false)
    expect(await logOf(admin.uid)).toContainEqual(['passkey_kept', admin.uid])
    expect((await signInWith(authenticator)).user_id).toBe(admin.uid)
  })

  it('a session from before cannot confirm a passkey', async () => {
    await reset()
    await expect(handlers.keep({ data: { id }, auth: admin })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(signInWith(authenticator)).rejects.toMatchObject(doubted)
  })

  it('a passkey that was added since needs no confirmation', async () => {
    await reset()
    const { id: added } = await addedPasskey(laterHandlers, owner, 'Nueva')
    expect((await passkeys()).map((one) => [one.id, one.is_doubted])).toEqual([
      [id, true],
      [added, false],
    ])
  })

  it('the passkeys of an account without a password still open it, because a reset opens nothing there', async () => {
    await switchOff(admin)
    await reset()
    expect((await signInWith(authenticator)).user_id).toBe(admin.uid)
    expect(await passkeys()).toMatchObject([{ id, is_doubted: true }])
  })

  it('a passkey is confirmed by its owner only', async () => {
    await reset()
    await expect(handlers.keep({ data: { id }, auth: await newAdmin(db) })).rejects.toMatchObject({ code: 'not-found' })
    await expect(signInWith(authenticator)).rejects.toMatchObject(doubted)
  })
})
