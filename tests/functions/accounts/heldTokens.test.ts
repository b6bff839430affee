import { collections } from '@studio/domain/collections'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownAccountHandlers } from '../../../functions/src/accounts/ownAccount.ts'
import { closeShutAccounts } from '../../../functions/src/accounts/shutAccounts.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { identifierHash } from '../../../functions/src/signIn/attempts.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import {
  appoint,
  auth,
  callerOf,
  check,
  db,
  device,
  logOf,
  newAdmin,
  newDevice,
  ownDatabase,
  refreshed,
  rest,
  restSignIn,
  roleIn,
  signIn,
} from '../support.ts'

/**
 * Session tokens that an attacker has kept. Until they expire, Auth accepts them any number of times, whatever has
 * happened to the account since.
 */

const own = ownAccountHandlers(db, auth, Date.now)

let admin: Caller
let email: string
beforeEach(async () => {
  admin = await newAdmin(db)
  email = admin.token.email ?? ''
  await db.collection(collections.profiles).doc(admin.uid).set({ user_id: admin.uid, full_name: 'Valeria Montes' })
})

/** Waits for the next second, because Auth revokes sessions to the second. */
const untilSecondAfter = (at: number) =>
  vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(at), { interval: 20, timeout: 5000 })

/** Returns the token that continues a session after it has ended another device. */
async function tokenOfEndedDevice(handlers = own) {
  await newDevice(email)
  const [last] = await knownDevices(db).list(email)
  return (await handlers.endDevice({ data: { id: last?.id }, auth: admin })).token
}

/** Opens a session with a token, as an attacker could. */
async function exchanged(token: string) {
  const { idToken = '', refreshToken = '' } = await rest('signInWithCustomToken', { token, returnSecureToken: true })
  return { idToken, refreshToken, caller: await callerOf(idToken) }
}

/** Returns the status of a request for enquiries with an ID token. */
async function statusOfReading(idToken: string) {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  const documents = `projects/${GCLOUD_PROJECT}/databases/(default)/documents`
  const url = `http://${FIRESTORE_EMULATOR_HOST}/v1/${documents}/${collections.messages}?pageSize=1`
  return (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).status
}

/** Sets an account's password with an ID token, as Auth allows in every session. */
const setPassword = async (idToken: string, secret: string) => {
  const { status } = await rest('update', { idToken, password: secret })
  expect(status).toBe(200)
}

describe('A token that opens a session', () => {
  it('expires after a minute', async () => {
    const [, payload = ''] = (await tokenOfEndedDevice()).split('.')
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(30)
    expect(exp - iat).toBeLessThanOrEqual(60)
  })

  it('gives no access with a password that it sets after all sessions were ended', async () => {
    const token = await tokenOfEndedDevice()
    await untilSecondAfter(Math.ceil(Date.now() / 1000))
    await own.endSessions({ data: {}, auth: await signIn(email) })
    await untilSecondAfter(Math.ceil(Date.now() / 1000))
    await setPassword((await exchanged(token)).idToken, "the intruder's own")
    for (const _ of [1, 2]) {
      await check(email)
      const answer = await restSignIn(email, "the intruder's own")
      expect(answer.idToken).toBeUndefined()
      expect(answer.error?.message).toContain('password-set-too-soon')
    }
    expect(await logOf(admin.uid)).toContainEqual(['password_reset', 'server'])
  })

  it('does not block a password that the owner sets later', async () => {
    await own.endSessions({ data: {}, auth: admin })
    const known = db.collection(collections.knownDevices).doc(identifierHash(email))
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
    await known.update({ ended_at: minutesAgo(11), valid_since: minutesAgo(11) })
    await auth.updateUser(admin.uid, { password: "the owner's new one" })
    await check(email)
    expect(await restSignIn(email, "the owner's new one")).toMatchObject({ status: 200 })
  })
})

describe('A stolen token that continues a session', () => {
  it.each<[string, (auth: Caller) => Promise<unknown>]>([
    ['signed out everywhere', (auth) => own.endSessions({ data: {}, auth })],
    ['set a new password', (auth) => own.changePassword({ data: { password: 'cebra lenta bajo lluvia' }, auth })],
  ])('opens nothing once its account has %s, however often it is refreshed', async (_, end) => {
    const token = await tokenOfEndedDevice()
    const before = await exchanged(token)
    expect(await statusOfReading(before.idToken)).toBe(200)
    await untilSecondAfter(Math.ceil(Date.now() / 1000))
    await end(await signIn(email))
    const session = await exchanged(token)
    expect(await statusOfReading(session.idToken)).toBe(403)
    await expect(own.ownDevices({ data: {}, auth: session.caller })).rejects.toMatchObject({ code: 'unauthenticated' })
    const next = await refreshed(session.refreshToken)
    expect(await statusOfReading(next)).toBe(403)
    const reset = { data: { p_identifier: email }, auth: session.caller }
    expect(await resetRateLimitHandler(db, device, Date.now)(reset)).toMatchObject({ device: '' })
  })

  it('does not count as a new proof of identity', async () => {
    await untilSecondAfter(admin.token.auth_time + 1)
    const { caller } = await exchanged(await tokenOfEndedDevice())
    const at = (seconds: number) =>
      ownAccountHandlers(db, auth, () => (admin.token.auth_time + seconds) * 1000).endSessions({
        data: {},
        auth: caller,
      })
    await expect(at(301)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'recent-sign-in-needed' },
    })
    await expect(at(299)).resolves.toEqual({ done: true })
  })

  it('adds one known device, however often it is used', async () => {
    const token = await tokenOfEndedDevice()
    const reset = resetRateLimitHandler(db, device, Date.now)
    for (let times = 0; times < 2; times++) {
      const { caller } = await exchanged(token)
      await reset({ data: { p_identifier: email }, auth: caller })
      await untilSecondAfter(caller.token.auth_time)
    }
    expect(await knownDevices(db).list(email)).toHaveLength(1)
  })

  it('brings no role back if it recreates an account that was deleted directly in Auth', async () => {
    const store = ownDatabase('held-tokens')
    await appoint(store, admin.uid)
    const token = await tokenOfEndedDevice()
    await untilSecondAfter(Math.ceil(Date.now() / 1000))
    await auth.deleteUser(admin.uid)
    await exchanged(token)
    await closeShutAccounts(store, auth, Date.now)
    expect((await roleIn(store, admin.uid).get()).exists).toBe(false)
  })
})

it('For an unknown device no session is ended and no token returned', async () => {
  await expect(own.endDevice({ data: { id: 'any' }, auth: admin })).rejects.toMatchObject({ code: 'not-found' })
})
