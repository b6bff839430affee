import { sessionName } from '@studio/domain/people/sessionLimits'
import { expect, it } from 'vitest'
import { requireAdmin } from '../../../functions/src/accounts/requireAdmin.ts'
import { signOutHandler } from '../../../functions/src/accounts/signOut.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { auth, db, newAdmin, roleIn, signedInEarlier, storeUse } from '../support.ts'

const dayMs = 86_400_000
const after = (ms: number) => ({ db, auth, now: () => Date.now() + ms })
const sessionsOf = async ({ uid }: Caller) => (await roleIn(db, uid).get()).get('sessions')

it('A session works five minutes and four weeks after sign-in, and ends after 30 days without use', async () => {
  const admin = await newAdmin(db)
  for (const ms of [0, 300_000, 28 * dayMs]) {
    // Removes the stored use, so that each is a first use.
    await roleIn(db, admin.uid).update({ sessions: {} })
    expect(await requireAdmin(after(ms), admin)).toBe(admin)
  }
  await roleIn(db, admin.uid).update({ sessions: {} })
  await expect(requireAdmin(after(30 * dayMs), admin)).rejects.toMatchObject({ code: 'unauthenticated' })
})

it('A session in use works five weeks after sign-in and up to 90 days, and no longer', async () => {
  const admin = await newAdmin(db)
  for (const days of [20, 35, 60, 89]) expect(await requireAdmin(after(days * dayMs), admin)).toBe(admin)
  await expect(requireAdmin(after(90 * dayMs), admin)).rejects.toMatchObject({ code: 'unauthenticated' })
})

it('The use of a session is stored once a day, and sessions that are long over are forgotten', async () => {
  const admin = await newAdmin(db)
  await roleIn(db, admin.uid).update({ sessions: { 1: 0 } })
  await requireAdmin(after(0), admin)
  expect(await sessionsOf(admin)).toEqual({ 1: 0 })
  const later = after(dayMs)
  await requireAdmin(later, admin)
  const used = await sessionsOf(admin)
  expect(Object.keys(used)).toEqual([sessionName(admin.token)])
  await requireAdmin(after(dayMs + 60_000), admin)
  expect(await sessionsOf(admin)).toEqual(used)
})

it('Signing out ends this session for all who hold its token, and no other', async () => {
  const admin = await newAdmin(db)
  const other: Caller = { ...admin, token: { ...admin.token, auth_time: admin.token.auth_time + 7 } }
  await signOutHandler(after(0))({ data: {}, auth: admin })
  await expect(requireAdmin(after(0), admin)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(requireAdmin(after(dayMs), admin)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await requireAdmin(after(0), other)).toBe(other)
})

it('A use that is stored late does not bring back a session that was signed out meanwhile', async () => {
  const admin = await newAdmin(db)
  let isSignedOut = false
  const slow = new Proxy(auth, {
    get: (target, name) => {
      if (name !== 'getUser') return Reflect.get(target, name)
      return async (uid: string) => {
        if (!isSignedOut) await storeUse(db, admin, 0)
        isSignedOut = true
        return target.getUser(uid)
      }
    },
  })
  await requireAdmin({ db, auth: slow, now: () => Date.now() + dayMs }, admin)
  expect(await sessionsOf(admin)).toEqual({ [sessionName(admin.token)]: 0 })
})

it('A new proof of identity begins a new session with limits of its own', async () => {
  const admin = signedInEarlier(await newAdmin(db), 0)
  const again: Caller = { ...admin, token: { ...admin.token, auth_time: admin.token.auth_time + 89 * 86_400 } }
  await expect(requireAdmin(after(100 * dayMs), admin)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await requireAdmin(after(100 * dayMs), again)).toBe(again)
})
