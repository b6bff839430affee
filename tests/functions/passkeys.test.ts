import { collections } from '@studio/domain/collections'
import { describe, expect, it } from 'vitest'
import { identifierHash } from '../../functions/src/attempts.ts'
import type { Caller } from '../../functions/src/callable.ts'
import { knownDevices } from '../../functions/src/knownDevices.ts'
import { besidesPasskeys } from '../../functions/src/passkeys/gate.ts'
import { forgetPasskeys } from '../../functions/src/passkeys/store.ts'
import { requireRecentSignIn } from '../../functions/src/requireAdmin.ts'
import type { Authenticator } from '../support/authenticator.ts'
import {
  addedPasskey,
  from,
  newPasskey,
  origin,
  otherOrigin,
  passkeyServer,
  rpId,
  signInChallenge,
} from './passkeySupport.ts'
import { auth, check, db, lockOut, logOf, newAdmin, newEmail, newPerson, rest, restSignIn, roleIn } from './support.ts'

const handlers = passkeyServer()

/** Answers a challenge with a passkey, as the sign-in page does. */
async function signInWith(authenticator: Authenticator, server = handlers) {
  const challenge = await signInChallenge(server)
  return server.signIn({ data: { proof: authenticator.get({ challenge, origin, rpId }) }, ...from() })
}

/** What the functions learn of whoever uses a token of ours. */
async function callerOf(token: string): Promise<Caller> {
  const { idToken = '' } = await rest('signInWithCustomToken', { token, returnSecureToken: true })
  const decoded = await auth.verifyIdToken(idToken)
  return { uid: decoded.uid, token: decoded }
}

const ways = (admin: Caller) => handlers.signInWays({ data: {}, auth: admin })
const switchOff = (admin: Caller) => handlers.setPassword({ data: { is_on: false }, auth: admin })
const recover = (email: string, code: string, server = handlers) =>
  server.recover({ data: { p_identifier: email, code } })
const emailOf = ({ token }: Caller) => token.email ?? ''

describe('An admin with a passkey', () => {
  it('signs in with it alone, as the account that it was made for, and counts as just signed in', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    const { token, user_id } = await signInWith(authenticator)
    expect(user_id).toBe(admin.uid)
    const caller = await callerOf(token)
    expect(caller.uid).toBe(admin.uid)
    expect(emailOf(caller)).toBe(emailOf(admin))
    await expect(requireRecentSignIn({ auth, now: Date.now }, caller)).resolves.toMatchObject({ uid: admin.uid })
  })

  it('sees its name, where it belongs and when it was used last; never a key', async () => {
    const admin = await newAdmin(db)
    const { authenticator, id } = await addedPasskey(handlers, admin, '  Llave azul ')
    const known = { id, name: 'Llave azul', host: rpId, created_at: expect.any(Number) }
    expect(await ways(admin)).toEqual({
      passkeys: [{ ...known, last_used_at: null }],
      is_password_on: true,
      codes_left: 0,
    })
    await signInWith(authenticator)
    expect((await ways(admin)).passkeys).toEqual([{ ...known, last_used_at: expect.any(Number) }])
  })

  it('may have ten, each with a name that can be changed, and remove them', async () => {
    const admin = await newAdmin(db)
    for (let n = 1; n <= 9; n++) await addedPasskey(handlers, admin, `Llave ${n}`)
    const { authenticator, passkey } = await newPasskey(handlers, admin)
    const { id } = await addedPasskey(handlers, admin, 'Llave 10')
    await expect(handlers.newOptions({ data: {}, auth: admin, ...from() })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'too many passkeys',
    })
    await expect(handlers.add({ data: { name: 'Llave 11', passkey }, auth: admin, ...from() })).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await handlers.rename({ data: { id, name: 'Otra' }, auth: admin })
    expect((await ways(admin)).passkeys.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, (_, n) => `Llave ${n + 1}`),
      'Otra',
    ])
    await handlers.remove({ data: { id }, auth: admin })
    expect((await ways(admin)).passkeys).toHaveLength(9)
    await expect(signInWith(authenticator)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('is told by the browser not to make a second one on the same device, at the same name of the site', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    const here = await handlers.newOptions({ data: {}, auth: admin, ...from() })
    const there = await handlers.newOptions({ data: {}, auth: admin, ...from(otherOrigin) })
    expect(here.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    expect(there.excludeCredentials).toEqual([])
    expect(there.rp.id).toBe('montaje.web.app')
    expect(here.user.name).toBe(emailOf(admin))
  })

  it('signs in with one that does not count, time and again', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    for (let n = 0; n < 3; n++) {
      const challenge = await signInChallenge(handlers)
      const proof = authenticator.get({ challenge, origin, rpId, counter: 0 })
      await expect(handlers.signIn({ data: { proof }, ...from() })).resolves.toMatchObject({ user_id: admin.uid })
    }
  })

  it('gets one token for one answer that is sent twenty times at once', async () => {
    const { authenticator } = await addedPasskey(handlers, await newAdmin(db))
    const challenge = await signInChallenge(handlers)
    const proof = authenticator.get({ challenge, origin, rpId })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => handlers.signIn({ data: { proof }, ...from() })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('who is locked out by strangers with wrong passwords gets in all the same', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await lockOut(emailOf(admin))
    const { token } = await signInWith(authenticator)
    expect((await callerOf(token)).uid).toBe(admin.uid)
  })
})

describe('A passkey opens nothing', () => {
  const refused = { code: 'permission-denied', message: 'passkey refused' }

  it('when the account is disabled, and again when it is enabled', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await auth.updateUser(admin.uid, { disabled: true })
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    await auth.updateUser(admin.uid, { disabled: false })
    await expect(signInWith(authenticator)).resolves.toMatchObject({ user_id: admin.uid })
  })

  it('when the account is deleted, and makes no new one', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await auth.deleteUser(admin.uid)
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    await expect(auth.getUser(admin.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('after it was forgotten with all that the account had', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await switchOff(admin)
    await forgetPasskeys(db, admin.uid)
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    expect(await ways(admin)).toEqual({ passkeys: [], is_password_on: true, codes_left: 0 })
  })
})

describe('Passkeys are made, named and removed', () => {
  it.each<[string, () => Promise<Caller | undefined>, string]>([
    ['nobody who is not signed in', async () => undefined, 'permission-denied'],
    ['nobody without the role', () => newPerson(), 'permission-denied'],
    [
      'no former admin',
      async () => {
        const admin = await newAdmin(db)
        await roleIn(db, admin.uid).delete()
        return admin
      },
      'permission-denied',
    ],
    [
      'no admin whose sign-in is older than five minutes',
      async () => {
        const admin = await newAdmin(db)
        return { ...admin, token: { ...admin.token, auth_time: admin.token.auth_time - 301 } }
      },
      'unauthenticated|failed-precondition',
    ],
  ])('by %s', async (_, somebody, codes) => {
    const caller = await somebody()
    const { passkey } = await newPasskey(handlers, await newAdmin(db))
    const id = '0'.repeat(64)
    const input = { ...(caller && { auth: caller }), ...from() }
    const answers = await Promise.allSettled([
      handlers.newOptions({ data: {}, ...input }),
      handlers.add({ data: { name: 'Llave', passkey }, ...input }),
      handlers.rename({ data: { id, name: 'Llave' }, ...input }),
      handlers.remove({ data: { id }, ...input }),
      handlers.setPassword({ data: { is_on: false }, ...input }),
      handlers.setPassword({ data: { is_on: true }, ...input }),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(codes) } })
  })

  it("by no other admin: somebody else's cannot be told from one that is not there", async () => {
    const [owner, other] = [await newAdmin(db), await newAdmin(db)]
    const { id } = await addedPasskey(handlers, owner, 'Mía')
    for (const data of [{ id }, { id: '0'.repeat(64) }]) {
      await expect(handlers.remove({ data, auth: other })).rejects.toMatchObject({ code: 'not-found' })
      const renaming = handlers.rename({ data: { ...data, name: 'Tuya' }, auth: other })
      await expect(renaming).rejects.toMatchObject({ code: 'not-found' })
    }
    expect((await ways(owner)).passkeys.map(({ name }) => name)).toEqual(['Mía'])
    expect((await ways(other)).passkeys).toEqual([])
  })

  it.each(['http://127.0.0.1:5000', 'http://[::1]:5000'])('not at %s: browsers tie them to a name', async (page) => {
    const site = () => ({ project: 'montaje', moreOrigins: page, isEmulated: true })
    const { passkeySignInOptionsHandler } = await import('../../functions/src/passkeys/signIn.ts')
    const { challenges } = await import('../../functions/src/passkeys/challenge.ts')
    const options = passkeySignInOptionsHandler({ site, challenge: challenges(() => 'secret'), now: Date.now })
    await expect(options({ data: {}, ...from(page) })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'no passkeys at this address',
    })
    await expect(options({ data: {}, ...from('http://localhost:5000') })).resolves.toMatchObject({ rpId: 'localhost' })
  })
})

describe('An account whose password is switched off', () => {
  const passwordless = async () => {
    const admin = await newAdmin(db)
    const { authenticator, id } = await addedPasskey(handlers, admin)
    const { codes } = await switchOff(admin)
    return { admin, authenticator, id, codes, email: emailOf(admin) }
  }

  it('has at least one passkey', async () => {
    const admin = await newAdmin(db)
    await expect(switchOff(admin)).rejects.toMatchObject({ code: 'failed-precondition', message: 'a passkey first' })
    expect((await ways(admin)).is_password_on).toBe(true)
  })

  it('is not opened by the right password, whatever ticket there is; by the passkey it is', async () => {
    const { email, authenticator, admin } = await passwordless()
    await check(email)
    const answer = await restSignIn(email)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.error?.message).toContain('this account signs in without a password')
    expect(answer.idToken).toBeUndefined()
    expect((await callerOf((await signInWith(authenticator)).token)).uid).toBe(admin.uid)
  })

  it('is opened by the password again when its owner wants so', async () => {
    const { email, admin } = await passwordless()
    expect(await handlers.setPassword({ data: { is_on: true }, auth: admin })).toEqual({ codes: [] })
    await check(email)
    expect((await restSignIn(email)).idToken).toBeDefined()
  })

  it('leaves in the log what its owner did, and never a code', async () => {
    const { admin, codes, email, id } = await passwordless()
    await switchOff(admin)
    const { codes: newer } = await switchOff(admin)
    await recover(email, newer[0] ?? '')
    await handlers.setPassword({ data: { is_on: true }, auth: admin })
    await handlers.remove({ data: { id }, auth: admin })
    const actions = [
      ...['passkey_added', 'password_sign_in_off', 'recovery_codes_made', 'recovery_codes_made', 'recovery_code_used'],
      ...['password_sign_in_on', 'passkey_removed'],
    ]
    expect(await logOf(admin.uid)).toEqual(actions.map((action) => [action, admin.uid]))
    const { docs } = await db.collection(collections.auditLog).where('document_id', '==', admin.uid).get()
    for (const code of [...codes, ...newer])
      expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain(code)
  })

  it('keeps its last passkey', async () => {
    const { admin, id } = await passwordless()
    const removing = handlers.remove({ data: { id }, auth: admin })
    await expect(removing).rejects.toMatchObject({ code: 'failed-precondition', message: 'the last passkey' })
    await addedPasskey(handlers, admin)
    await handlers.remove({ data: { id }, auth: admin })
    expect((await ways(admin)).passkeys).toHaveLength(1)
  })

  it('keeps one of two that are removed at once', async () => {
    const { admin, id } = await passwordless()
    const { id: second } = await addedPasskey(handlers, admin)
    const removed = await Promise.allSettled(
      [id, second].map((one) => handlers.remove({ data: { id: one }, auth: admin })),
    )
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ways(admin)).passkeys).toHaveLength(1)
  })

  it('has ten recovery codes, of which the store knows hashes only', async () => {
    const { admin, codes } = await passwordless()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const stored = JSON.stringify((await db.collection(collections.passwordless).doc(admin.uid).get()).data())
    for (const code of codes) expect(stored).not.toContain(code)
    expect(await ways(admin)).toMatchObject({ is_password_on: false, codes_left: 10 })
  })

  it('is opened by each code once, however it is typed', async () => {
    const { admin, codes, email } = await passwordless()
    const [first = '', second = ''] = codes
    const { token } = await recover(`  ${email.toUpperCase()} `, first.toLowerCase().replaceAll('-', ' '))
    expect((await callerOf(token ?? '')).uid).toBe(admin.uid)
    expect((await recover(email, first)).token).toBeNull()
    expect((await recover(email, second)).token).not.toBeNull()
    expect((await ways(admin)).codes_left).toBe(8)
  })

  it('gives one token for one code that comes ten times at once', async () => {
    const { codes, email } = await passwordless()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => recover(email, codes[0] ?? '')))
    const tokens = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.token)
    expect(tokens).toHaveLength(1)
  })

  it('is opened by no code of before, once new ones were given, nor when the password is on again', async () => {
    const { admin, codes, email } = await passwordless()
    const { codes: fresh } = await switchOff(admin)
    expect((await recover(email, codes[0] ?? '')).token).toBeNull()
    await handlers.setPassword({ data: { is_on: true }, auth: admin })
    expect((await recover(email, fresh[0] ?? '')).token).toBeNull()
  })

  it('is opened by no code while it is disabled; the code stays good', async () => {
    const { admin, codes, email } = await passwordless()
    await auth.updateUser(admin.uid, { disabled: true })
    expect((await recover(email, codes[0] ?? '')).token).toBeNull()
    await auth.updateUser(admin.uid, { disabled: false })
    expect((await recover(email, codes[0] ?? '')).token).not.toBeNull()
  })

  it("is not opened by another account's code", async () => {
    const [one, other] = [await passwordless(), await passwordless()]
    expect((await recover(one.email, other.codes[0] ?? '')).token).toBeNull()
  })
})

describe('A device that was known before a new password is not known', () => {
  /** Signs in by way of what `prepare` sets up; gives the seconds, after the new password, of the devices that stay. */
  async function staying(prepare: (admin: Caller) => Promise<() => Promise<unknown>>) {
    const admin = await newAdmin(db)
    const signIn = await prepare(admin)
    await auth.updateUser(admin.uid, { password: 'another horse battery' })
    const since = Date.parse((await auth.getUser(admin.uid)).tokensValidAfterTime ?? '') / 1000
    const devices = [since - 1, since].map((signed_in_at) => ({
      ...{ id: `of ${signed_in_at}`, name: '', first_at: 0, last_at: 0 },
      signed_in_at,
    }))
    const known = db.collection(collections.knownDevices).doc(identifierHash(emailOf(admin)))
    await known.set({ devices, valid_since: 0 })
    await signIn()
    return (await knownDevices(db).list(emailOf(admin))).map(({ signed_in_at }) => signed_in_at - since)
  }

  it('after a sign-in by passkey', async () => {
    const stay = await staying(async (admin) => {
      const { authenticator } = await addedPasskey(handlers, admin)
      return () => signInWith(authenticator)
    })
    expect(stay).toEqual([0])
  })

  it('after one by recovery code', async () => {
    const stay = await staying(async (admin) => {
      await addedPasskey(handlers, admin)
      const { codes } = await switchOff(admin)
      return () => recover(emailOf(admin), codes[0] ?? '')
    })
    expect(stay).toEqual([0])
  })
})

describe('Codes are tried', () => {
  it('five times in 15 minutes, and a right one counts no more then; nor is there a ticket for a password', async () => {
    const admin = await newAdmin(db)
    await addedPasskey(handlers, admin)
    const { codes } = await switchOff(admin)
    const email = emailOf(admin)
    for (const remaining of [4, 3, 2, 1, 0])
      expect(await recover(email, '0000-0000-0000-0000')).toMatchObject({ allowed: true, remaining, token: null })
    expect(await recover(email, codes[0] ?? '')).toMatchObject({ allowed: false, token: null })
    const later = passkeyServer(() => Date.now() + 15 * 60_000 + 1)
    expect((await recover(email, codes[0] ?? '', later)).token).not.toBeNull()
  })

  it('in the same count as passwords', async () => {
    const email = newEmail()
    for (let n = 0; n < 3; n++) await check(email)
    expect(await recover(email, '0000')).toMatchObject({ remaining: 1 })
  })

  it('without a ticket: no password gets past the gate by it', async () => {
    const { token } = await newPerson()
    const email = token.email ?? ''
    await recover(email, '0000')
    expect((await restSignIn(email)).idToken).toBeUndefined()
  })

  it('with the same answers for an address that has an account or has none', async () => {
    const { token } = await newAdmin(db)
    const answers = async (identifier: string) => {
      const said = []
      for (let n = 0; n < 6; n++) {
        const { allowed, remaining, token: given } = await recover(identifier, '0000-0000-0000-0000')
        said.push({ allowed, remaining, given })
      }
      return said
    }
    const known = await answers(token.email ?? '')
    expect(await answers(newEmail())).toEqual(known)
  })
})

describe('The gate', () => {
  const passes = (event: Parameters<ReturnType<typeof besidesPasskeys>>[0]) => {
    const asked: unknown[] = []
    const gate = besidesPasskeys(db, async (one) => void asked.push(one))
    return gate(event).then(
      () => (asked.length > 0 ? 'asked' : 'let through'),
      ({ code }: { code: string }) => code,
    )
  }

  it('lets our own tokens through, should it ever be asked about one', async () => {
    expect(await passes({ data: { uid: 'one' }, credential: { signInMethod: 'custom' } })).toBe('let through')
    expect(await passes({ data: { uid: 'one' }, credential: { signInMethod: 'password' } })).toBe('asked')
    expect(await passes({})).toBe('asked')
  })

  it('stays shut when the store does not answer', async () => {
    const broken = new Proxy(db, {
      get: () => () => {
        throw new Error('no answer')
      },
    })
    await expect(besidesPasskeys(broken, async () => undefined)({ data: { uid: 'one' } })).rejects.toMatchObject({
      code: 'internal',
    })
  })
})
