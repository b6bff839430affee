import { collections } from '@studio/domain/collections'
import { newDevices } from '@studio/domain/people/account'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownAccountHandlers } from '../../../functions/src/accounts/ownAccount.ts'
import { identifierHash } from '../../../functions/src/signIn/attempts.ts'
import { signInGate } from '../../../functions/src/signIn/beforeSignIn.ts'
import { knownDevices, maxDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import {
  auth,
  callerOf,
  check,
  db,
  device,
  lockOut,
  newAccount,
  newAdmin,
  newDevice,
  newEmail,
  password,
  refreshed,
  rest,
  restSignIn,
  wholeLogOf,
} from '../support.ts'

const deviceAt = (ms: number) => ({
  known: undefined,
  other: undefined,
  name: 'Firefox, Linux',
  signedInAt: ms / 1000,
  now: ms,
})

const noToken = { status: 400, error: { message: expect.stringContaining('BLOCKING_FUNCTION_ERROR_RESPONSE') } }
const token = { status: 200, idToken: expect.any(String) }

describe('Over plain REST, the right password gives', () => {
  it('no token to somebody without a ticket', async () => {
    expect(await restSignIn((await newAccount()).email)).toMatchObject(noToken)
  })

  it('a token, which is logged; a refused attempt is not', async () => {
    const { uid, email } = await newAccount()
    await restSignIn(email)
    await check(email)
    await restSignIn(email, 'wrong password')
    expect(await wholeLogOf(uid)).toEqual([])
    await check(email)
    await restSignIn(email)
    expect(await wholeLogOf(uid)).toEqual([['signed_in', uid]])
  })

  it('no token while the identifier is locked', async () => {
    const { email } = await newAccount()
    await lockOut(email)
    expect(await restSignIn(email)).toMatchObject(noToken)
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('one token for one allowed attempt', async () => {
    const { email } = await newAccount()
    await check(email)
    expect(await restSignIn(email)).toMatchObject(token)
    expect(await restSignIn(email)).toMatchObject(noToken)
  })

  it('a token on the fifth attempt, which resets the attempts', async () => {
    const { email } = await newAccount()
    for (let tries = 0; tries < 5; tries++) {
      await check(email)
      if (tries < 4) expect(await restSignIn(email, 'wrong password')).toMatchObject({ status: 400 })
    }
    expect(await restSignIn(email)).toMatchObject(token)
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('exactly two tokens to eight requests at once after two allowed attempts', async () => {
    const { email } = await newAccount()
    await check(email)
    await check(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => restSignIn(email)))
    expect(answers.filter(({ idToken }) => idToken)).toHaveLength(2)
  })

  it('a token to a known device while strangers have locked the identifier', async () => {
    const { email } = await newAccount()
    const known = await newDevice(email)
    await lockOut(email)
    expect(await check(email, known)).toMatchObject({ allowed: true })
    expect(await restSignIn(email)).toMatchObject(token)
    expect(await check(email)).toMatchObject({ allowed: false })
  })
})

describe('An existing session', () => {
  it('is refreshed without an attempt, even while the identifier is locked', async () => {
    const { email } = await newAccount()
    await check(email)
    const { refreshToken } = await restSignIn(email)
    await lockOut(email)
    expect(await refreshed(refreshToken)).not.toBe('')
  })
})

describe('Nobody can register', () => {
  it('with e-mail and password, and no account is left behind', async () => {
    const email = newEmail()
    expect(await rest('signUp', { email, password, returnSecureToken: true })).toMatchObject(noToken)
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('but an admin can create an account', async () => {
    await expect(auth.getUserByEmail((await newAccount()).email)).resolves.toBeDefined()
  })
})

describe('The gate', () => {
  afterEach(() => vi.useRealTimers())
  const now = Date.parse('2026-11-20T12:00:00.000Z')

  it.each([
    ['a minute', 60_000, true],
    ['a minute and a millisecond', 60_001, false],
  ])('accepts a ticket of %s: %j', async (_, age, isTaken) => {
    const email = newEmail()
    vi.useFakeTimers({ now, toFake: ['Date'] })
    await check(email)
    const passed = signInGate(
      db,
      auth,
      () => now + age,
    )({ data: { email } }).then(
      () => true,
      () => false,
    )
    expect(await passed).toBe(isTaken)
  })

  it('refuses an account without an address', async () => {
    await expect(signInGate(db, auth, Date.now)({ data: {} })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(signInGate(db, auth, Date.now)({})).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('forgets the devices that were known before a new password, and no later one', async () => {
    const { uid, email } = await newAccount()
    const old = await newDevice(email)
    await check(email)
    expect(await restSignIn(email)).toMatchObject(token)
    // The known device, and the one that the gate recorded for this sign-in.
    expect(await knownDevices(db).list(email)).toHaveLength(2)

    await auth.updateUser(uid, { password: 'another horse battery' })
    // Auth counts in whole seconds. Devices are compared with its time of the new password.
    const since = Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '')
    await knownDevices(db).remember(email, deviceAt(since - 1000))
    await knownDevices(db).remember(email, deviceAt(since))
    await check(email)
    expect(await restSignIn(email, 'another horse battery')).toMatchObject(token)
    const left = (await knownDevices(db).list(email)).map(({ signed_in_at }) => signed_in_at * 1000)
    expect(left.every((at) => at >= since)).toBe(true)
    expect(left).toContain(since)
    expect(device.idIn(old, email, Date.now()).known).toBeDefined()
  })

  it('records a sign-in over REST that is never reported; the devices list shows it a minute later', async () => {
    const admin = await newAdmin(db)
    const email = admin.token.email ?? ''
    const seenAt = (ms: number) => ownAccountHandlers(db, auth, () => ms).ownDevices({ data: {}, auth: admin })
    const reset = resetRateLimitHandler(db, device, Date.now)
    await reset({ data: { p_identifier: email }, auth: admin })
    const before = await seenAt(Date.now() + 61_000)
    expect(before.devices).toHaveLength(1)
    await check(email)
    expect(await restSignIn(email)).toMatchObject(token)
    expect(await seenAt(Date.now())).toEqual(before)
    const { devices } = await seenAt(Date.now() + 61_000)
    expect(devices).toHaveLength(2)
    expect(devices[0]).toMatchObject({ name: '' })
    expect(newDevices(devices, undefined, before.devices[0]?.id)).toEqual([devices[0]])
  })

  it('records no second device if the one that signed in identifies itself, and none for a known one', async () => {
    const { email } = await newAccount()
    await check(email)
    const caller = await callerOf((await restSignIn(email)).idToken)
    const { device: known } = await resetRateLimitHandler(
      db,
      device,
      Date.now,
    )({
      data: { p_identifier: email },
      auth: caller,
    })
    expect(await knownDevices(db).list(email)).toMatchObject([
      { signed_in_at: caller.token.auth_time, unclaimed: false },
    ])
    await check(email, known)
    expect(await restSignIn(email)).toMatchObject(token)
    expect(await knownDevices(db).list(email)).toHaveLength(1)
  })

  it('reads as many counters as the account has devices, however many others exist', async () => {
    const { email } = await newAccount()
    const identifier = identifierHash(email)
    const junk = Array.from({ length: 400 }, () => ({
      attempts: 1,
      last_attempt_at: 0,
      locked_until: null,
      identifier,
    }))
    const batch = db.batch()
    for (const counter of junk) batch.create(db.collection(collections.rateLimits).doc(), counter)
    await batch.commit()
    for (let signIns = 0; signIns < maxDevices + 3; signIns++) await check(email, await newDevice(email))
    await check(email)
    expect(await knownDevices(db).list(email)).toHaveLength(maxDevices)
    expect(await knownDevices(db).counters(email)).toHaveLength(maxDevices + 1)
  })

  it('gives the same answer for a locked address with or without an account', async () => {
    const [known, unknown] = [(await newAccount()).email, newEmail()]
    const answers = async (email: string) => {
      const said = []
      for (let tries = 0; tries < 7; tries++) {
        const { allowed, remaining, locked_until } = await check(email)
        said.push({ allowed, remaining, isLocked: locked_until !== null })
      }
      return said
    }
    expect(await answers(known)).toEqual(await answers(unknown))
  })
})
