import { collections } from '@studio/domain/collections'
import { sessionFrom } from '@studio/domain/people/sessionToken'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownAccountHandlers } from '../../../functions/src/accounts/ownAccount.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import {
  auth,
  callerOf,
  check,
  db,
  device,
  isAlive,
  logOf,
  newAdmin,
  newDevice,
  refusedCallers,
  rest,
  restSignIn,
} from '../support.ts'

const own = ownAccountHandlers(db, auth, Date.now)
const devices = knownDevices(db)
const profileOf = (uid: string) => db.collection(collections.profiles).doc(uid)
const nextPassword = 'cebra lenta bajo lluvia'

let admin: Caller
let email: string
beforeEach(async () => {
  admin = await newAdmin(db)
  email = admin.token.email ?? ''
  await profileOf(admin.uid).set({ user_id: admin.uid, full_name: 'Valeria Montes', created_at: new Date() })
})

/** Opens another session of the account, which began in an earlier second, on a device that becomes known. */
async function otherSession() {
  await newDevice(email)
  await check(email)
  const { idToken } = await restSignIn(email)
  const { token } = await callerOf(idToken)
  await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(token.auth_time + 1), {
    interval: 20,
    timeout: 5000,
  })
  return () => isAlive(idToken)
}

/** Continues with the token that a call returned, as the console does. */
async function goOn(token: string) {
  const { idToken } = await rest('signInWithCustomToken', { token, returnSecureToken: true })
  return { caller: await callerOf(idToken), isAlive: () => isAlive(idToken) }
}

describe('An admin changes their own name', () => {
  it('which is stored in the profile, without surrounding spaces', async () => {
    await own.changeName({ data: { full_name: ' Valeria M. ' }, auth: admin })
    expect((await profileOf(admin.uid).get()).data()).toMatchObject({ user_id: admin.uid, full_name: 'Valeria M.' })
    expect(await logOf(admin.uid)).toEqual([['name_changed', admin.uid]])
  })

  it.each([[''], ['   '], ['a'.repeat(101)]])('but not to %j', async (full_name) => {
    await expect(own.changeName({ data: { full_name }, auth: admin })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    expect((await profileOf(admin.uid).get()).get('full_name')).toBe('Valeria Montes')
  })
})

describe('An admin changes their own password', () => {
  it('which ends all sessions and devices except the current one', async () => {
    const other = await otherSession()
    expect(await other()).toBe(true)
    const { token } = await own.changePassword({ data: { password: nextPassword }, auth: admin })
    expect(await other()).toBe(false)
    expect(await devices.list(email)).toEqual([])
    expect(await logOf(admin.uid)).toEqual([['password_changed', admin.uid]])
    const session = await goOn(token)
    expect(session.caller.uid).toBe(admin.uid)
    expect(await session.isAlive()).toBe(true)
    await resetRateLimitHandler(db, device, Date.now)({ data: { p_identifier: email }, auth: session.caller })
    expect(await devices.list(email)).toHaveLength(1)
  })

  it('and can sign in only with the new one', async () => {
    await own.changePassword({ data: { password: nextPassword }, auth: admin })
    await check(email)
    expect((await restSignIn(email)).idToken).toBeUndefined()
    expect((await restSignIn(email, nextPassword)).idToken).toEqual(expect.any(String))
  })

  it.each([
    ['12345', 'passwordShort'],
    ['      ', 'passwordBlank'],
    ['iloveyou', 'passwordCommon'],
    ['valeriamontes', 'passwordAbout'],
  ])('but not to %j', async (password, message) => {
    const other = await otherSession()
    await expect(own.changePassword({ data: { password }, auth: admin })).rejects.toMatchObject({ message })
    expect(await other()).toBe(true)
  })
})

describe('An admin sees their known devices', () => {
  it('by name and times, and nothing else', async () => {
    await newDevice(email)
    await newDevice((await newAdmin(db)).token.email ?? '')
    const { devices: seen } = await own.ownDevices({ data: {}, auth: admin })
    const times = { first_at: expect.any(Number), last_at: expect.any(Number) }
    expect(seen).toEqual([{ id: expect.any(String), name: 'Chrome, Linux', ...times, is_here: false }])
  })

  it('and which one this session began on, even if the browser has lost its id', async () => {
    await newDevice(email)
    const signedInAt = sessionFrom(admin.token) / 1000
    const signIn = { known: undefined, other: undefined, name: 'Firefox, Windows', signedInAt, now: Date.now() }
    await devices.remember(email, signIn)
    const { devices: seen } = await own.ownDevices({ data: {}, auth: admin })
    expect(seen.map(({ name, is_here }) => [name, is_here])).toEqual([
      ['Firefox, Windows', true],
      ['Chrome, Linux', false],
    ])
  })

  it('and ends one, which is then unknown and has no session', async () => {
    await newDevice(email)
    const other = await otherSession()
    const [last, ...others] = await devices.list(email)
    const { token } = await own.endDevice({ data: { id: last?.id }, auth: admin })
    expect(others.length).toBeGreaterThan(0)
    expect(await devices.list(email)).toEqual(others)
    expect(await other()).toBe(false)
    expect(await (await goOn(token)).isAlive()).toBe(true)
  })

  it('and signs out everywhere', async () => {
    const other = await otherSession()
    await own.endSessions({ data: {}, auth: admin })
    expect(await devices.list(email)).toEqual([])
    expect(await other()).toBe(false)
  })
})

describe('The account page’s calls are refused', () => {
  it.each(refusedCallers(db))('to %s', async (_, newCaller, code) => {
    const caller = await newCaller()
    const attempts = [
      () => own.changePassword({ data: { password: nextPassword }, auth: caller }),
      () => own.endDevice({ data: { id: 'any' }, auth: caller }),
      () => own.endSessions({ data: {}, auth: caller }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code })
  })
})

it('Ending sessions requires a sign-in within the last five minutes', async () => {
  const later = ownAccountHandlers(db, auth, () => Date.now() + 301_000)
  const tooLate = { code: 'failed-precondition', details: { reason: 'recent-sign-in-needed' } }
  for (const attempt of [
    () => later.changePassword({ data: { password: nextPassword }, auth: admin }),
    () => later.endDevice({ data: { id: 'any' }, auth: admin }),
    () => later.endSessions({ data: {}, auth: admin }),
  ])
    await expect(attempt()).rejects.toMatchObject(tooLate)
})
