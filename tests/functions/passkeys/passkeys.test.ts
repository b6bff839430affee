import { describe, expect, it } from 'vitest'
import { requireRecentAdmin } from '../../../functions/src/accounts/requireAdmin.ts'
import { forgetPasskeys } from '../../../functions/src/passkeys/store.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { auth, db, lockOut, logOf, newAdmin, newDevice, newPerson, roleIn } from '../support.ts'
import {
  addedPasskey,
  callerOf,
  emailOf,
  from,
  handlers,
  newPasskey,
  origin,
  otherOrigin,
  rpId,
  signInChallenge,
  signInWith,
  switchOff,
  ways,
} from './passkeySupport.ts'

describe('An admin with a passkey', () => {
  it('signs in with it alone, to the account it was made for, and counts as just signed in', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    const { token, user_id } = await signInWith(authenticator)
    expect(user_id).toBe(admin.uid)
    const caller = await callerOf(token)
    expect(caller.uid).toBe(admin.uid)
    expect(emailOf(caller)).toBe(emailOf(admin))
    await expect(requireRecentAdmin({ db, auth, now: Date.now }, caller)).resolves.toMatchObject({ uid: admin.uid })
  })

  it('sees a sign-in by it on an unknown device, even one that bypassed the page', async () => {
    const admin = await newAdmin(db)
    const email = emailOf(admin)
    const { authenticator } = await addedPasskey(handlers, admin)
    const known = await newDevice(email)
    const before = await knownDevices(db).list(email)
    await signInWith(authenticator, handlers, known)
    expect(await knownDevices(db).list(email)).toEqual(before)
    await signInWith(authenticator)
    expect(await knownDevices(db).list(email)).toEqual([
      expect.objectContaining({ unclaimed: true, name: '' }),
      ...before,
    ])
  })

  it('sees its name, its host and when it was last used, but never a key', async () => {
    const admin = await newAdmin(db)
    const { authenticator, id } = await addedPasskey(handlers, admin, '  Llave azul ')
    const known = { id, name: 'Llave azul', host: rpId, created_at: expect.any(Number), is_doubted: false }
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
      details: { reason: 'too-many-passkeys' },
    })
    await expect(handlers.add({ data: { name: 'Llave 11', passkey }, auth: admin, ...from() })).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await handlers.rename({ data: { id, name: 'Otra' }, auth: admin })
    expect((await ways(admin)).passkeys.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, (_, n) => `Llave ${n + 1}`),
      'Otra',
    ])
    expect((await logOf(admin.uid)).at(-1)).toEqual(['passkey_renamed', admin.uid])
    await handlers.remove({ data: { id }, auth: admin })
    expect((await ways(admin)).passkeys).toHaveLength(9)
    await expect(signInWith(authenticator)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('gets options that prevent a second one on the same device, for the same host', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    const here = await handlers.newOptions({ data: {}, auth: admin, ...from() })
    const there = await handlers.newOptions({ data: {}, auth: admin, ...from(otherOrigin) })
    expect(here.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    expect(there.excludeCredentials).toEqual([])
    expect(there.rp.id).toBe('montaje.web.app')
    expect(here.user.name).toBe(emailOf(admin))
  })

  it('signs in repeatedly with one that has no counter', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    for (let n = 0; n < 3; n++) {
      const challenge = await signInChallenge(handlers)
      const proof = authenticator.get({ challenge, origin, rpId, counter: 0 })
      await expect(handlers.signIn({ data: { proof }, ...from() })).resolves.toMatchObject({ user_id: admin.uid })
    }
  })

  it('gets one token for an answer sent twenty times at once', async () => {
    const { authenticator } = await addedPasskey(handlers, await newAdmin(db))
    const challenge = await signInChallenge(handlers)
    const proof = authenticator.get({ challenge, origin, rpId })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => handlers.signIn({ data: { proof }, ...from() })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('can sign in even while strangers have locked the password', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await lockOut(emailOf(admin))
    const { token } = await signInWith(authenticator)
    expect((await callerOf(token)).uid).toBe(admin.uid)
  })
})

describe('A passkey opens nothing', () => {
  const refused = { code: 'permission-denied', message: 'passkey refused' }

  it('while the account is disabled, but again once it is enabled', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await auth.updateUser(admin.uid, { disabled: true })
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    await auth.updateUser(admin.uid, { disabled: false })
    await expect(signInWith(authenticator)).resolves.toMatchObject({ user_id: admin.uid })
  })

  it('if the account is deleted, and creates no new one', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await auth.deleteUser(admin.uid)
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    await expect(auth.getUser(admin.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('after it was deleted with the account’s other data', async () => {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    await switchOff(admin)
    await forgetPasskeys(db, admin.uid)
    await expect(signInWith(authenticator)).rejects.toMatchObject(refused)
    expect(await ways(admin)).toEqual({ passkeys: [], is_password_on: true, codes_left: 0 })
  })
})

describe('Passkeys are not created, renamed or removed', () => {
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

  it("by another admin, for whom somebody else's looks like a missing one", async () => {
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

  it.each(['http://127.0.0.1:5000', 'http://[::1]:5000'])(
    'at %s, because browsers tie them to a host name',
    async (page) => {
      const site = () => ({ project: 'montaje', moreOrigins: page, isEmulated: true })
      const { passkeySignInOptionsHandler } = await import('../../../functions/src/passkeys/signIn.ts')
      const { challenges } = await import('../../../functions/src/passkeys/challenge.ts')
      const options = passkeySignInOptionsHandler({ site, challenge: challenges(() => 'secret'), now: Date.now })
      await expect(options({ data: {}, ...from(page) })).rejects.toMatchObject({
        code: 'failed-precondition',
        details: { reason: 'no-passkeys-here' },
      })
      await expect(options({ data: {}, ...from('http://localhost:5000') })).resolves.toMatchObject({
        rpId: 'localhost',
      })
    },
  )
})
