import { collections } from '@studio/domain/collections'
import { describe, expect, it } from 'vitest'
import { refusePasswordIfOff } from '../../../functions/src/passkeys/passkeyLimits.ts'
import { earlierRecoveryHash } from '../../../functions/src/passkeys/recoveryHash.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { identifierHash } from '../../../functions/src/signIn/attempts.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { auth, check, db, logOf, newAdmin, newEmail, newPerson, restSignIn } from '../support.ts'
import {
  addedPasskey,
  callerOf,
  emailOf,
  handlers,
  passkeyServer,
  recover,
  signInWith,
  switchOff,
  ways,
} from './passkeySupport.ts'

describe('An account whose password is switched off', () => {
  const passwordless = async () => {
    const admin = await newAdmin(db)
    const { authenticator, id } = await addedPasskey(handlers, admin)
    const { codes } = await switchOff(admin)
    return { admin, authenticator, id, codes, email: emailOf(admin) }
  }

  it('has at least one passkey', async () => {
    const admin = await newAdmin(db)
    await expect(switchOff(admin)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'passkey-first' },
    })
    expect((await ways(admin)).is_password_on).toBe(true)
  })

  it('is opened by the passkey, but not by the right password, even with a ticket', async () => {
    const { email, authenticator, admin } = await passwordless()
    await check(email)
    const answer = await restSignIn(email)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.error?.message).toContain('password-is-off')
    expect(answer.idToken).toBeUndefined()
    expect((await callerOf((await signInWith(authenticator)).token)).uid).toBe(admin.uid)
  })

  it('is opened by the password again once its owner switches it on', async () => {
    const { email, admin } = await passwordless()
    expect(await handlers.setPassword({ data: { is_on: true }, auth: admin })).toEqual({ codes: [] })
    await check(email)
    expect((await restSignIn(email)).idToken).toBeDefined()
  })

  it('logs its owner’s actions, and never a code', async () => {
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
    await expect(removing).rejects.toMatchObject({ code: 'failed-precondition', details: { reason: 'last-passkey' } })
    await addedPasskey(handlers, admin)
    await handlers.remove({ data: { id }, auth: admin })
    expect((await ways(admin)).passkeys).toHaveLength(1)
  })

  it('keeps one of two passkeys that are removed at once', async () => {
    const { admin, id } = await passwordless()
    const { id: second } = await addedPasskey(handlers, admin)
    const removed = await Promise.allSettled(
      [id, second].map((one) => handlers.remove({ data: { id: one }, auth: admin })),
    )
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ways(admin)).passkeys).toHaveLength(1)
  })

  it('has ten recovery codes, stored only as hashes', async () => {
    const { admin, codes } = await passwordless()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const stored = JSON.stringify((await db.collection(collections.passwordless).doc(admin.uid).get()).data())
    for (const code of codes) expect(stored).not.toContain(code)
    expect(await ways(admin)).toMatchObject({ is_password_on: false, codes_left: 10 })
  })

  it('is opened by codes of the earlier, shorter form until new ones are made', async () => {
    const { admin, email } = await passwordless()
    const earlier = ['7K2M-9QXA-0000-1111', '7K2M-9QXA-0000-2222']
    await db
      .collection(collections.passwordless)
      .doc(admin.uid)
      .set({ user_id: admin.uid, codes: earlier.map((code) => earlierRecoveryHash(admin.uid, code)), since: 1 })
    expect((await recover(email, '7k2m9qxa00001111')).token).not.toBeNull()
    expect((await recover(email, earlier[0] ?? '')).token).toBeNull()
    await switchOff(admin)
    expect((await recover(email, earlier[1] ?? '')).token).toBeNull()
  })

  it('is opened once by each code, in any spelling', async () => {
    const { admin, codes, email } = await passwordless()
    const [first = '', second = ''] = codes
    const { token } = await recover(`  ${email.toUpperCase()} `, first.toLowerCase().replaceAll('-', ' '))
    expect((await callerOf(token ?? '')).uid).toBe(admin.uid)
    expect((await recover(email, first)).token).toBeNull()
    expect((await recover(email, second)).token).not.toBeNull()
    expect((await ways(admin)).codes_left).toBe(8)
  })

  it('gets one token for a code sent ten times at once', async () => {
    const { codes, email } = await passwordless()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => recover(email, codes[0] ?? '')))
    const tokens = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.token)
    expect(tokens).toHaveLength(1)
  })

  it('is not opened by earlier codes once there are new ones, nor once the password is on again', async () => {
    const { admin, codes, email } = await passwordless()
    const { codes: fresh } = await switchOff(admin)
    expect((await recover(email, codes[0] ?? '')).token).toBeNull()
    await handlers.setPassword({ data: { is_on: true }, auth: admin })
    expect((await recover(email, fresh[0] ?? '')).token).toBeNull()
  })

  it('is not opened by a code while it is disabled; the code stays valid', async () => {
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

describe('A device that was known before a new password is unknown', () => {
  /**
   * Sets a new password and signs in with the function that `prepare` returns. Returns the sign-in times of the devices
   * that are still known, in seconds after the new password.
   */
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
    const left = (await knownDevices(db).list(emailOf(admin))).filter(({ unclaimed }) => !unclaimed)
    return left.map(({ signed_in_at }) => signed_in_at - since)
  }

  it('after a sign-in by passkey', async () => {
    const stay = await staying(async (admin) => {
      const { authenticator } = await addedPasskey(handlers, admin)
      await switchOff(admin)
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
  it('five times in 15 minutes; after that even a right one fails, and there is no ticket for a password', async () => {
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

  it('and counted together with passwords', async () => {
    const email = newEmail()
    for (let n = 0; n < 3; n++) await check(email)
    expect(await recover(email, '0000')).toMatchObject({ remaining: 1 })
  })

  it('without leaving a ticket with which a password could pass the gate', async () => {
    const { token } = await newPerson()
    const email = token.email ?? ''
    await recover(email, '0000')
    expect((await restSignIn(email)).idToken).toBeUndefined()
  })

  it('with the same answers for addresses with and without an account', async () => {
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
  const passes = (event: Parameters<ReturnType<typeof refusePasswordIfOff>>[0]) => {
    const asked: unknown[] = []
    const gate = refusePasswordIfOff(db, async (one) => void asked.push(one))
    return gate(event).then(
      () => (asked.length > 0 ? 'asked' : 'let through'),
      ({ code }: { code: string }) => code,
    )
  }

  it('lets our own tokens pass, should Auth ever ask about one', async () => {
    expect(await passes({ data: { uid: 'one' }, credential: { signInMethod: 'custom' } })).toBe('let through')
    expect(await passes({ data: { uid: 'one' }, credential: { signInMethod: 'password' } })).toBe('asked')
    expect(await passes({})).toBe('asked')
  })

  it('stays closed if the store does not answer', async () => {
    const broken = new Proxy(db, {
      get: () => () => {
        throw new Error('no answer')
      },
    })
    await expect(refusePasswordIfOff(broken, async () => undefined)({ data: { uid: 'one' } })).rejects.toMatchObject({
      code: 'internal',
    })
  })
})
