import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { beforeAll, describe, expect, it } from 'vitest'
import { erasePersonalDataHandler, readPersonalDataHandler } from '../../../functions/src/messages/personalData.ts'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { checkRateLimitHandler } from '../../../functions/src/signIn/checkRateLimit.ts'
import { apply, changesBetween, readAll, returningAdmins, withoutErased } from '../../../scripts/lib/backup.ts'
import { auth, device, newAdmin, newEmail, newPerson, ownDatabase, roleIn } from '../support.ts'

const db = ownDatabase('personal-data')
const secret = () => 'a secret of the tests'
const read = readPersonalDataHandler(db, auth, { secret, now: Date.now })
const erase = (now = Date.now) => erasePersonalDataHandler(db, auth, { secret, now })
const submit = submitContactHandler(db, { secret, trustedProxies: () => 0, now: Date.now })

const enquiry = (email: string) => ({
  ...{ name: 'Ana Núñez', email, message: 'Quiero editar tres reels para mi tienda.', consent: true },
  ...{ key: randomUUID(), open_ms: 45_000, policy_version: '2026-11-23' },
})

let admin: Caller
beforeAll(async () => {
  admin = await newAdmin(db)
})

describe('The data of one e-mail address', () => {
  it('is returned to an admin in any spelling of the address, and erased; other data stays', async () => {
    const [email, other] = [newEmail(), newEmail()]
    for (const typed of [email, email.toUpperCase(), other]) await submit({ data: enquiry(typed) })
    // One of the messages is in the trash.
    const { docs } = await db.collection(collections.messages).where('email', '==', email).get()
    await docs[0]?.ref.update({ suspected: null, trashed_from: 'inbox', note: 'Una clienta de antes.' })
    await checkRateLimitHandler(db, device, Date.now)({ data: { p_identifier: email } })
    const found = await read({ data: { email: ` ${email} ` }, auth: admin })
    expect(found.messages).toHaveLength(2)
    expect(found.messages[0]).toMatchObject({
      id: expect.any(String),
      name: 'Ana Núñez',
      policy_version: '2026-11-23',
      consent_at: expect.stringMatching(/^20.*Z$/),
      expires_at: expect.stringMatching(/^20.*Z$/),
    })
    expect(found.deliveries.map(({ id }) => id).sort()).toEqual(found.messages.map(({ id }) => id).sort())
    expect(found.messages.map(({ note }) => note)).toContain('Una clienta de antes.')
    expect(found.counters.map(({ collection }) => collection).sort()).toEqual([
      collections.enquiryCounts,
      collections.rateLimits,
    ])
    expect(found.hasAccount).toBe(false)

    expect(await erase()({ data: { email }, auth: admin })).toEqual({ messages: 2, counters: 2 })
    expect(await read({ data: { email }, auth: admin })).toEqual({
      messages: [],
      deliveries: [],
      counters: [],
      hasAccount: false,
    })
    const left = await read({ data: { email: other }, auth: admin })
    expect([left.messages.length, left.deliveries.length]).toEqual([1, 1])
    const notes = JSON.stringify((await readAll(db))[collections.erasures])
    expect(notes).toMatch(/^\{"[0-9a-f]{64}":\{"at":/)
    expect(notes).not.toContain(email)
    const log = (await readAll(db))[collections.auditLog]
    expect(Object.values(log ?? {}).map((entry) => (entry as { action: string }).action)).toEqual(
      expect.arrayContaining(['data_exported', 'data_erased']),
    )
    expect(JSON.stringify(log)).not.toContain(email)
  })

  it('does not include the sign-in attempts of an account', async () => {
    const email = newEmail()
    await newPerson(email)
    await checkRateLimitHandler(db, device, Date.now)({ data: { p_identifier: email } })
    expect(await read({ data: { email }, auth: admin })).toEqual({
      messages: [],
      deliveries: [],
      counters: [],
      hasAccount: true,
    })
    expect(await erase()({ data: { email }, auth: admin })).toEqual({ messages: 0, counters: 0 })
    expect((await db.collection(collections.rateLimits).get()).empty).toBe(false)
  })

  it('is found for an address that Auth would reject', async () => {
    const email = `josé-${randomUUID()}@münchen.example`
    await submit({ data: enquiry(email) })
    expect((await read({ data: { email }, auth: admin })).messages).toHaveLength(1)
    expect(await erase()({ data: { email }, auth: admin })).toEqual({ messages: 1, counters: 1 })
  })

  it('does not come back with a backup, except what was written after the erasure', async () => {
    const email = newEmail()
    await submit({ data: enquiry(email) })
    const old = await readAll(db)
    await erase()({ data: { email }, auth: admin })
    const now = await readAll(db)
    const { documents, left } = await withoutErased(old, now)
    expect(left).toBeGreaterThanOrEqual(1)
    expect(JSON.stringify(documents)).not.toContain(email)
    await apply(db, changesBetween(now, documents))
    expect((await read({ data: { email }, auth: admin })).messages).toEqual([])
    // The note is still there, so the next backup cannot restore the data either.
    expect((await withoutErased(old, await readAll(db))).left).toBe(left)
    await submit({ data: enquiry(email) })
    const again = await readAll(db)
    expect((await withoutErased(again, again)).documents).toEqual(again)
  })

  it.each<[string, () => Promise<Caller | undefined>]>([
    ['nobody', async () => undefined],
    ['somebody without a role', () => newPerson()],
  ])('is refused to %s', async (_, who) => {
    const caller = await who()
    const data = { email: newEmail() }
    const refused = { code: 'permission-denied' }
    await expect(read({ data, auth: caller })).rejects.toMatchObject(refused)
    await expect(erase()({ data, auth: caller })).rejects.toMatchObject(refused)
  })

  it('is erased only by an admin who has just signed in', async () => {
    const later = () => Date.now() + recentSignInMs + 2000
    const refused = erase(later)({ data: { email: newEmail() }, auth: admin })
    await expect(refused).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'recent-sign-in-needed' },
    })
  })

  it.each([
    ['junk', 'emailAt'],
    ['', 'emailFormat'],
    [5, 'emailFormat'],
  ])('is not searched for %j: %s', async (email, message) => {
    await expect(read({ data: { email }, auth: admin })).rejects.toMatchObject({ message })
  })
})

it('Restoring a backup lists the dismissed admins that it would bring back', async () => {
  const { uid } = await newAdmin(db)
  const old = await readAll(db)
  expect(returningAdmins(changesBetween(await readAll(db), old))).toEqual([])
  await roleIn(db, uid).delete()
  expect(returningAdmins(changesBetween(await readAll(db), old))).toEqual([uid])
})
