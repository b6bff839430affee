import { collections } from '@studio/domain/collections'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdminUserHandler } from '../../../functions/src/accounts/createAdminUser.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import {
  app,
  auth,
  newAdmin,
  newEmail,
  newPerson,
  noBodies,
  ownDatabase,
  password,
  roleIn,
  signIn,
} from '../support.ts'

/** The functions' logged errors. Set up before the logger captures the console. */
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
beforeEach(() => logged.mockClear())

const db = ownDatabase('create-admin')
const createAdminUser = createAdminUserHandler(db, auth, Date.now)
const roleOf = (uid: string) => roleIn(db, uid)

const newcomer = () => ({ email: newEmail(), full_name: 'Luz Marina Gómez', password })

const profileOf = (uid: string) => db.collection(collections.profiles).doc(uid)
const accountOf = (email: string) => auth.getUserByEmail(email).catch(() => undefined)

/** Returns the numbers of profiles and roles; only this file writes to this database. */
async function stored() {
  const counts = [collections.profiles, collections.roles].map((name) => db.collection(name).count().get())
  return (await Promise.all(counts)).map((snapshot) => snapshot.data().count)
}

describe('An admin', () => {
  it('creates another admin: account, profile and role', async () => {
    const data = newcomer()
    const admin = await newAdmin(db)
    const { user_id } = await createAdminUser({ data, auth: admin })
    expect((await accountOf(data.email))?.uid).toBe(user_id)
    expect((await profileOf(user_id).get()).data()).toEqual({
      user_id,
      full_name: 'Luz Marina Gómez',
      created_at: expect.any(Timestamp),
    })
    expect((await roleOf(user_id).get()).data()).toEqual({ user_id, role: 'admin', updated_by: admin.uid })
  })

  it('who creates another one is named in the log', async () => {
    const admin = await newAdmin(db)
    const { user_id } = await createAdminUser({ data: newcomer(), auth: admin })
    const { docs } = await db.collection(collections.auditLog).where('document_id', '==', user_id).get()
    expect(docs.map((entry) => entry.data())).toEqual([
      {
        ...{ collection: 'accounts', document_id: user_id, action: 'admin_created', by: admin.uid },
        ...{ at: expect.any(Timestamp), expires_at: expect.any(Timestamp) },
      },
    ])
  })

  it('who was just created can sign in and create the next one', async () => {
    const second = newcomer()
    await createAdminUser({ data: second, auth: await newAdmin(db) })
    const { user_id } = await createAdminUser({ data: newcomer(), auth: await signIn(second.email) })
    expect((await roleOf(user_id).get()).exists).toBe(true)
  })

  it.each([
    ['the same address', (email: string) => email],
    ['the same address in capitals', (email: string) => email.toUpperCase()],
  ])('cannot create a second one with %s, and nothing incomplete stays', async (_, variant) => {
    const admin = await newAdmin(db)
    const data = newcomer()
    const { user_id } = await createAdminUser({ data, auth: admin })
    const before = await stored()
    const again = createAdminUser({ data: { ...data, email: variant(data.email) }, auth: admin })
    await expect(again).rejects.toMatchObject({
      code: 'already-exists',
      message: 'Ya existe un usuario con este email',
    })
    expect(logged).not.toHaveBeenCalled()
    expect(await stored()).toEqual(before)
    expect((await accountOf(data.email))?.uid).toBe(user_id)
  })

  it('who sends the form five times at once creates one user', async () => {
    const admin = await newAdmin(db)
    const data = newcomer()
    const [profiles = 0, roles = 0] = await stored()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => createAdminUser({ data, auth: admin })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stored()).toEqual([profiles + 1, roles + 1])
    expect(await accountOf(data.email)).toBeDefined()
  })

  it('leaves no incomplete user behind if profile and role cannot be stored', async () => {
    const data = newcomer()
    const admin = await newAdmin(db)
    const before = await stored()
    const creation = createAdminUserHandler(db, authWithObstacle(), Date.now)({ data, auth: admin })
    await expect(creation).rejects.toMatchObject({ code: 'internal' })
    expect(logged).toHaveBeenCalledOnce()
    expect(await accountOf(data.email)).toBeUndefined()
    expect(await stored()).toEqual(before)
  })
})

/** Returns the emulator's Auth, but as soon as an account exists, a document blocks the place of its role. */
function authWithObstacle(): Auth {
  const real = getAuth(app)
  const createUser: Auth['createUser'] = async (properties) => {
    const account = await real.createUser(properties)
    await roleOf(account.uid).set({ in: 'the way' })
    return account
  }
  return new Proxy(real, {
    get: (target, name) => {
      if (name === 'createUser') return createUser
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

describe('Creating an admin is refused', () => {
  const formerAdmin = async () => {
    const admin = await newAdmin(db)
    await roleOf(admin.uid).delete()
    return admin
  }
  const withRole = async (role: Record<string, unknown>) => {
    const person = await newPerson()
    await roleOf(person.uid).set({ user_id: person.uid, ...role })
    return person
  }

  it.each([
    ['somebody who is not signed in', async () => undefined],
    ['somebody without a role', () => newPerson()],
    ['a former admin', formerAdmin],
    ['somebody with another role', () => withRole({ role: 'editor' })],
    ["the holder of somebody else's role", () => withRole({ role: 'admin', user_id: 'another' })],
    ['the holder of a role with further fields', () => withRole({ role: 'admin', until: 'tomorrow' })],
  ])('to %s', async (_, newCaller) => {
    const caller = await newCaller()
    const data = newcomer()
    const before = await stored()
    await expect(createAdminUser({ data, auth: caller })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await accountOf(data.email)).toBeUndefined()
    expect(await stored()).toEqual(before)
  })

  it.each<[string, (admin: Caller) => Promise<unknown>]>([
    ['whose account is disabled', ({ uid }) => auth.updateUser(uid, { disabled: true })],
    ['whose account is gone', ({ uid }) => auth.deleteUser(uid)],
  ])('to an admin %s, with a token that has not expired', async (_, end) => {
    const caller = await newAdmin(db)
    await end(caller)
    const before = await stored()
    await expect(createAdminUser({ data: newcomer(), auth: caller })).rejects.toMatchObject({ code: 'unauthenticated' })
    // The role was removed with the deleted or disabled account.
    expect(await roleOf(caller.uid).get()).toMatchObject({ exists: false })
    await roleOf(caller.uid).set({ user_id: caller.uid, role: 'admin' })
    expect(await stored()).toEqual(before)
  })

  it('to an admin whose sessions were revoked, or who signed in more than five minutes ago', async () => {
    const caller = await newAdmin(db)
    const later = (ms: number) => createAdminUserHandler(db, auth, () => Date.now() + ms)
    await expect(later(5 * 60_000 + 1000)({ data: newcomer(), auth: caller })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'recent-sign-in-needed' },
    })
    const { token } = caller
    const ended = { ...caller, token: { ...token, auth_time: token.auth_time - 10 } }
    await auth.revokeRefreshTokens(caller.uid)
    await expect(createAdminUser({ data: newcomer(), auth: ended })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  let admin: Caller
  beforeAll(async () => {
    admin = await newAdmin(db)
  })

  it.each(noBodies)('when the body is %s', async (_, data) => {
    const answer = createAdminUser({ data, auth: admin })
    await expect(answer).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { role: 'admin' }, 'invalid'],
    ['an e-mail that is a number', { email: 5 }, 'emailFormat'],
    ['an e-mail without an @', { email: 'luz' }, 'emailAt'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'emailLong'],
    ['a name of spaces', { full_name: '  ' }, 'fullNameMissing'],
    ['a name that is null', { full_name: null }, 'fullNameMissing'],
    ['a name of 101 letters', { full_name: 'a'.repeat(101) }, 'nameLong'],
    ['a password of five characters', { password: '12345' }, 'passwordShort'],
    ['a password that is a number', { password: 123456 }, 'passwordShort'],
    ['a password of 129 characters', { password: 'a'.repeat(129) }, 'passwordLong'],
    ['a password of blanks', { password: '      ' }, 'passwordBlank'],
    ['one of the most common passwords', { password: '123456' }, 'passwordCommon'],
    ['one of them in capitals', { password: 'ILoveYou' }, 'passwordCommon'],
    ['a password that equals the name', { password: 'luzmarina' }, 'passwordAbout'],
    ['a password that equals the e-mail', { email: 'luz@example.com', password: 'Luz@example.com' }, 'passwordAbout'],
  ])('with %s', async (_, change, key) => {
    const answer = createAdminUser({ data: { ...newcomer(), ...change }, auth: admin })
    await expect(answer).rejects.toMatchObject({
      code: 'invalid-argument',
      message: key,
      ...(key !== 'invalid' && { details: { reason: key } }),
    })
  })
})
