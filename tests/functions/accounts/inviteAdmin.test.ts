import { collections } from '@studio/domain/collections'
import { describe, expect, it, vi } from 'vitest'
import { inviteAdminHandler } from '../../../functions/src/accounts/inviteAdmin.ts'
import {
  app,
  auth,
  check,
  db,
  logOf,
  newAdmin,
  newEmail,
  refusedCallers,
  rest,
  restSignIn,
  roleIn,
} from '../support.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const invite = inviteAdminHandler(db, auth, Date.now)
const newcomer = () => ({ email: newEmail(), full_name: 'Luz Marina Gómez' })
const accountOf = (email: string) => auth.getUserByEmail(email).catch(() => undefined)
/** The codes of the links that Auth has mailed to an address. */
async function codesFor(email: string) {
  const { projectId } = app.options
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${projectId}/oobCodes`
  const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: { email: string; oobCode: string }[] }
  return oobCodes.filter((one) => one.email === email).map(({ oobCode }) => oobCode)
}
const chosen = 'cebra lenta bajo lluvia'

describe('An admin invites another one', () => {
  it('who is an admin at once, and alone receives the link that sets a password', async () => {
    const admin = await newAdmin(db)
    const data = newcomer()
    const answer = await invite({ data, auth: admin })
    expect(Object.keys(answer)).toEqual(['user_id'])
    const { user_id } = answer
    expect((await roleIn(db, user_id).get()).data()).toEqual({ user_id, role: 'admin', updated_by: admin.uid })
    expect((await db.collection(collections.profiles).doc(user_id).get()).data()).toMatchObject({
      user_id,
      full_name: 'Luz Marina Gómez',
    })
    expect(await logOf(user_id)).toEqual([['admin_invited', admin.uid]])
    expect(await codesFor(data.email)).toEqual([])
    await rest('sendOobCode', { requestType: 'PASSWORD_RESET', email: data.email })
    const [code] = await codesFor(data.email)
    expect((await rest('resetPassword', { oobCode: code, newPassword: chosen })).status).toBe(200)
    await check(data.email)
    expect((await restSignIn(data.email, chosen)).idToken).toEqual(expect.any(String))
    expect((await rest('resetPassword', { oobCode: code, newPassword: chosen })).status).toBe(400)
  })

  it('and is refused if the address is taken, without any change', async () => {
    const admin = await newAdmin(db)
    const data = newcomer()
    const { user_id } = await invite({ data, auth: admin })
    await expect(invite({ data, auth: admin })).rejects.toMatchObject({ code: 'already-exists' })
    expect((await accountOf(data.email))?.uid).toBe(user_id)
  })
})

describe('Nobody is invited', () => {
  it.each(refusedCallers(db))('by %s', async (_, newCaller, code) => {
    const data = newcomer()
    await expect(invite({ data, auth: await newCaller() })).rejects.toMatchObject({ code })
    expect(await accountOf(data.email)).toBeUndefined()
  })

  it('by an admin who signed in more than five minutes ago', async () => {
    const later = inviteAdminHandler(db, auth, () => Date.now() + 301_000)
    await expect(later({ data: newcomer(), auth: await newAdmin(db) })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'recent-sign-in-needed' },
    })
  })

  it.each([
    [{ email: 'luz' }, 'emailAt'],
    [{ full_name: ' ' }, 'fullNameMissing'],
    [{ password: chosen }, 'invalid'],
  ])('with %j', async (change, message) => {
    const answer = invite({ data: { ...newcomer(), ...change }, auth: await newAdmin(db) })
    await expect(answer).rejects.toMatchObject({ code: 'invalid-argument', message })
  })
})
