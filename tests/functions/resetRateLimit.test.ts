import { describe, expect, it } from 'vitest'
import type { Caller } from '../../functions/src/callable.ts'
import { checkRateLimitHandler } from '../../functions/src/checkRateLimit.ts'
import { resetRateLimitHandler } from '../../functions/src/resetRateLimit.ts'
import { db, newEmail, newPerson, noBodies } from './support.ts'

const check = (p_identifier: string) => checkRateLimitHandler(db, Date.now)({ data: { p_identifier } })

async function lockedOut(email: string) {
  for (let tries = 0; tries < 5; tries++) await check(email)
}

/** A reset `age` milliseconds after the caller's sign-in. */
const reset = (p_identifier: string, auth: Caller, age = 0) =>
  resetRateLimitHandler(db, () => auth.token.auth_time * 1000 + age)({ data: { p_identifier }, auth })

describe('A person who has just signed in', () => {
  it('has the attempts forgotten', async () => {
    const email = newEmail()
    await lockedOut(email)
    expect(await check(email)).toMatchObject({ allowed: false })
    const person = await newPerson(email)
    expect(await reset(email, person)).toEqual({ reset: true })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('has them forgotten up to a minute later, whatever the case of the address', async () => {
    const email = newEmail()
    await lockedOut(email)
    const person = await newPerson(email)
    expect(await reset(` ${email.toUpperCase()} `, person, 60_000)).toEqual({ reset: true })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('may ask when there is nothing to forget', async () => {
    const email = newEmail()
    expect(await reset(email, await newPerson(email))).toEqual({ reset: true })
  })
})

describe('A reset is refused', () => {
  it('to somebody who is not signed in', async () => {
    const email = newEmail()
    await lockedOut(email)
    const anonymous = resetRateLimitHandler(db, Date.now)({ data: { p_identifier: email } })
    await expect(anonymous).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to a stranger', async () => {
    const email = newEmail()
    await lockedOut(email)
    await expect(reset(email, await newPerson())).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to somebody whose account has no address', async () => {
    const email = newEmail()
    await lockedOut(email)
    const nameless = { uid: 'nameless', token: { auth_time: Date.now() / 1000 } }
    await expect(reset(email, nameless)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('to the person itself after more than a minute', async () => {
    const email = newEmail()
    await lockedOut(email)
    await expect(reset(email, await newPerson(email), 60_001)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it.each<[string, unknown]>([
    ...noBodies,
    ['an identifier that is a number', { p_identifier: 5 }],
    ['an identifier of 256 characters', { p_identifier: 'a'.repeat(256) }],
    ['an unknown field', { p_identifier: 'ana@example.com', force: true }],
  ])('when the body is %s', async (_, data) => {
    const answer = resetRateLimitHandler(db, Date.now)({ data })
    await expect(answer).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })
})
