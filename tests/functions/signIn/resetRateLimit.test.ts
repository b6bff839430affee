import { describe, expect, it } from 'vitest'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import { auth, check, db, device, lockOut, newDevice, newEmail, newPerson, noBodies, restSignIn } from '../support.ts'

/** Resets `age` milliseconds after the caller's sign-in. */
const reset = (p_identifier: string, auth: Caller, age = 0, p_device?: string) =>
  resetRateLimitHandler(
    db,
    device,
    () => auth.token.auth_time * 1000 + age,
  )({ data: p_device ? { p_identifier, p_device } : { p_identifier }, auth })

/** Returns somebody who has just signed in and was locked out by strangers since. */
async function newLockedPerson(email: string) {
  const person = await newPerson(email)
  await lockOut(email)
  expect(await check(email)).toMatchObject({ allowed: false })
  return person
}

describe('A person who has just signed in', () => {
  it('resets the attempts', async () => {
    const email = newEmail()
    const person = await newLockedPerson(email)
    expect(await reset(email, person)).toMatchObject({ reset: true })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('resets them up to a minute later, in any case of the address', async () => {
    const email = newEmail()
    const person = await newLockedPerson(email)
    expect(await reset(` ${email.toUpperCase()} `, person, 59_999)).toMatchObject({ reset: true })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('may reset if there are no attempts', async () => {
    const email = newEmail()
    const person = await newPerson(email)
    await reset(email, person)
    expect(await reset(email, person)).toMatchObject({ reset: true })
  })

  it('does not void the ticket of an attempt that is under way elsewhere', async () => {
    const email = newEmail()
    const person = await newPerson(email)
    await check(email)
    await reset(email, person)
    expect(await restSignIn(email)).toMatchObject({ idToken: expect.any(String) })
  })
})

describe('The device of a person who has just signed in', () => {
  it('gets a token that names nobody and makes it known', async () => {
    const email = newEmail()
    const { device: token } = await reset(email, await newPerson(email))
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).not.toContain('person-')
    const { known } = device.idIn(token, email, Date.now())
    expect(await knownDevices(db).isKnown(email, known ?? '')).toBe(true)
    expect(device.idIn(token, newEmail(), Date.now())).toEqual({ other: known })
  })

  it('keeps its id and what it knew of another account', async () => {
    const [one, other] = [newEmail(), newEmail()]
    const first = await reset(one, await newPerson(one))
    const second = await reset(other, await newPerson(other), 0, first.device)
    const id = device.idIn(first.device, one, Date.now()).known
    expect(device.idIn(second.device, one, Date.now())).toEqual({ known: id })
    expect(device.idIn(second.device, other, Date.now())).toEqual({ known: id })
  })

  it('is added once per sign-in, however often it is requested', async () => {
    const email = newEmail()
    const person = await newPerson(email)
    const tokens = new Set<string>()
    for (let asked = 0; asked < 7; asked++) tokens.add((await reset(email, person, asked * 1000)).device)
    expect(await knownDevices(db).list(email)).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => check(email, [...tokens][at % tokens.size])),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('gets a new id after the account has forgotten it, so that a copy of its old token stays worthless', async () => {
    const email = newEmail()
    const stolen = (await reset(email, await newPerson(email))).device
    await knownDevices(db).forget(email, 0)
    const { uid } = await auth.getUserByEmail(email)
    const later = { uid, token: { email, auth_time: Math.floor(Date.now() / 1000) + 5 } }
    const again = (await reset(email, later, 0, stolen)).device
    const ids = [stolen, again].map((token) => device.idIn(token, email, Date.now()).known ?? '')
    expect(await Promise.all(ids.map((id) => knownDevices(db).isKnown(email, id)))).toEqual([false, true])
  })

  it('does not become known by a sign-in before the sessions were revoked, which resets no counter either', async () => {
    const email = newEmail()
    const person = await newLockedPerson(email)
    await knownDevices(db).forget(email, person.token.auth_time * 1000 + 1000)
    expect(await reset(email, person)).toEqual({ reset: false, device: '', doubts: false })
    expect(await knownDevices(db).list(email)).toEqual([])
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl', ''],
    [`${'x'.repeat(5000)}\u202e<script>`, ''],
  ])('is named after its browser: %s', async (userAgent, name) => {
    const email = newEmail()
    const person = await newPerson(email)
    const rawRequest = { headers: { 'user-agent': userAgent } }
    await resetRateLimitHandler(db, device, Date.now)({ data: { p_identifier: email }, auth: person, rawRequest })
    expect(await knownDevices(db).list(email)).toMatchObject([{ name, signed_in_at: person.token.auth_time }])
  })

  it('resets its own attempts, not those of strangers', async () => {
    const email = newEmail()
    const person = await newLockedPerson(email)
    const token = await newDevice(email)
    expect(await check(email, token)).toMatchObject({ remaining: 4 })
    await reset(email, person, 0, token)
    expect(await check(email, token)).toMatchObject({ remaining: 4 })
    expect(await check(email)).toMatchObject({ allowed: false })
  })
})

describe('A reset is refused', () => {
  it('to somebody who is not signed in', async () => {
    const email = newEmail()
    await lockOut(email)
    const anonymous = resetRateLimitHandler(db, device, Date.now)({ data: { p_identifier: email } })
    await expect(anonymous).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to a stranger', async () => {
    const email = newEmail()
    await lockOut(email)
    await expect(reset(email, await newPerson())).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to somebody whose account has no address', async () => {
    const email = newEmail()
    await lockOut(email)
    const nameless = { uid: 'nameless', token: { auth_time: Date.now() / 1000 } }
    await expect(reset(email, nameless)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to the person itself after a minute', async () => {
    const email = newEmail()
    const person = await newLockedPerson(email)
    await expect(reset(email, person, 60_000)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it.each<[string, unknown]>([
    ...noBodies,
    ['an identifier that is a number', { p_identifier: 5 }],
    ['an identifier of 256 characters', { p_identifier: 'a'.repeat(256) }],
    ['a device that is a number', { p_identifier: 'ana@example.com', p_device: 5 }],
    ['a device of 1,025 characters', { p_identifier: 'ana@example.com', p_device: 'a'.repeat(1025) }],
    ['an unknown field', { p_identifier: 'ana@example.com', force: true }],
  ])('if the body is %s', async (_, data) => {
    const answer = resetRateLimitHandler(db, device, Date.now)({ data })
    await expect(answer).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })
})
