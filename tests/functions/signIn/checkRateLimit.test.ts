import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { checkRateLimitHandler } from '../../../functions/src/signIn/checkRateLimit.ts'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { newCounterLimits, newCounters } from '../../../functions/src/signIn/newCounters.ts'
import { db, device, newDevice, newEmail, noBodies, ownDatabase } from '../support.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T12:00:00.000Z')

/** Returns a sign-in page with a clock that the test sets. */
function signInPage(at = start) {
  const clock = { now: at }
  const handler = checkRateLimitHandler(db, device, () => clock.now)
  const check = (p_identifier: string, p_device?: string) =>
    handler({ data: p_device === undefined ? { p_identifier } : { p_identifier, p_device } })
  return { clock, check }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const counterOf = (email: string) => db.collection(collections.rateLimits).doc(hashOf(email))

describe('Sign-in attempts', () => {
  it('are counted down and lock the identifier with the fifth', async () => {
    const { check } = signInPage()
    const email = newEmail()
    const locked_until = '2026-11-20T12:15:00.000Z'
    for (const remaining of [4, 3, 2, 1]) {
      expect(await check(email)).toEqual({ allowed: true, remaining, locked_until: null })
    }
    expect(await check(email)).toEqual({ allowed: true, remaining: 0, locked_until })
    expect(await check(email)).toEqual({ allowed: false, remaining: 0, locked_until })
  })

  it('share a counter regardless of case and surrounding spaces', async () => {
    const { check } = signInPage()
    const email = newEmail()
    const variants = [email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('person', 'Person')]
    for (const variant of variants) await check(variant)
    expect(await check(email)).toMatchObject({ allowed: false })
  })

  it('of one person do not count for another', async () => {
    const { check } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 5; tries++) await check(email)
    expect(await check(newEmail())).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('are locked at 14:59.999 and free at 15:00', async () => {
    const { check, clock } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 5; tries++) await check(email)
    clock.now = start + 15 * minute - 1
    expect(await check(email)).toMatchObject({ allowed: false, locked_until: '2026-11-20T12:15:00.000Z' })
    clock.now = start + 15 * minute
    expect(await check(email)).toEqual({ allowed: true, remaining: 4, locked_until: null })
  })

  it('while locked do not prolong the lock', async () => {
    const { check, clock } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 5; tries++) await check(email)
    for (let after = 1; after < 15; after++) {
      clock.now = start + after * minute
      expect(await check(email)).toMatchObject({ allowed: false })
    }
    clock.now = start + 15 * minute
    expect(await check(email)).toMatchObject({ allowed: true })
  })

  it('allow exactly five of 200 at the same time', async () => {
    const { check } = signInPage()
    const email = newEmail()
    const variants = [email, email.toUpperCase(), ` ${email} `]
    const results = await Promise.all(Array.from({ length: 200 }, (_, n) => check(variants[n % 3] ?? email)))
    expect(results.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).toEqual(
      expect.arrayContaining([4, 3, 2, 1, 0]),
    )
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('allow exactly five of 200 at the end of a lock', async () => {
    const { check, clock } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 5; tries++) await check(email)
    clock.now = start + 15 * minute
    const results = await Promise.all(Array.from({ length: 200 }, () => check(email)))
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('are stored under a hash, without the e-mail address, and marked for deletion after a day', async () => {
    const { check } = signInPage()
    const email = newEmail()
    await check(` ${email.toUpperCase()}`)
    const document = (await counterOf(email).get()).data()
    expect(document).toEqual({
      attempts: 1,
      last_attempt_at: start,
      locked_until: null,
      tickets: [start + minute],
      identifier: hashOf(email),
      expires_at: Timestamp.fromMillis(start + 24 * 60 * minute),
    })
  })

  it('start again when the stored counter is malformed', async () => {
    const { check } = signInPage()
    const email = newEmail()
    await counterOf(email).set({ attempts: 'many', last_attempt_at: start, locked_until: null })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
  })
})

describe('A device that has signed in before', () => {
  const tokenOf = (email: string, issued = start) => newDevice(email, { now: issued })

  it('has a counter of its own, which strangers cannot lock', async () => {
    const { check } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 6; tries++) await check(email)
    expect(await check(email)).toMatchObject({ allowed: false })
    expect(await check(email.toUpperCase(), await tokenOf(email))).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('is locked by five of its own attempts, which lock no other device', async () => {
    const { check } = signInPage()
    const email = newEmail()
    const token = await tokenOf(email)
    for (let tries = 0; tries < 5; tries++) await check(email, token)
    expect(await check(email, token)).toMatchObject({ allowed: false })
    expect(await check(email)).toMatchObject({ allowed: true, remaining: 4 })
    expect(await check(email, await tokenOf(email))).toMatchObject({ allowed: true, remaining: 4 })
  })

  it('is unknown once the account has forgotten it, whatever its token says', async () => {
    const { check } = signInPage()
    const email = newEmail()
    const [one, other] = [await tokenOf(email), await tokenOf(email)]
    for (let tries = 0; tries < 6; tries++) await check(email)
    await knownDevices(db).forget(email, start, [device.idIn(one, email, start).known ?? ''])
    expect(await check(email, one)).toMatchObject({ allowed: false })
    expect(await check(email, other)).toMatchObject({ allowed: true })
    await knownDevices(db).forget(email, start)
    expect(await check(email, other)).toMatchObject({ allowed: false })
  })

  const textOf = (token: string) => token.split('.')[0] ?? ''
  const halfYear = 180 * 24 * 60 * minute
  const forged = async (email: string) => {
    const [text = '', signature] = (await tokenOf(email)).split('.')
    const contents = JSON.parse(Buffer.from(text, 'base64url').toString())
    return `${Buffer.from(JSON.stringify({ ...contents, id: 'mine' })).toString('base64url')}.${signature}`
  }
  it.each<[string, (email: string) => Promise<string>]>([
    ['is of another account', () => tokenOf(newEmail())],
    ['was changed', forged],
    [
      'has another signature',
      async (email) => `${textOf(await tokenOf(email))}.${(await tokenOf(newEmail())).split('.')[1]}`,
    ],
    ['has no signature', async (email) => textOf(await tokenOf(email))],
    ['has something behind it', async (email) => `${await tokenOf(email)}.more`],
    ['is half a year old', (email) => tokenOf(email, start - halfYear)],
    ['is nonsense', async () => '…'],
    ['is empty', async () => ''],
  ])('is unknown if its token %s', async (_, token) => {
    const { check } = signInPage()
    const email = newEmail()
    for (let tries = 0; tries < 5; tries++) await check(email)
    expect(await check(email, await token(email))).toEqual(await check(email))
    expect(await check(email, await tokenOf(email, start - halfYear + 1))).toMatchObject({ allowed: true })
  })
})

describe('Made-up addresses', () => {
  const store = ownDatabase('made-up')
  const counters = async () => (await store.collection(collections.rateLimits).count().get()).data().count
  const callers = { secret: () => 'a secret of the tests', trustedProxies: () => 2, now: Date.now }
  const check = checkRateLimitHandler(store, device, Date.now, newCounters(store, callers))
  /** Checks an attempt from an address behind a last hop. */
  const ask = (p_identifier: string, address: string, hop: string) =>
    check({ data: { p_identifier }, rawRequest: { headers: { 'x-forwarded-for': `${address}, ${hop}` } } })

  it('create a limited number of counters per hour from one network, and refused ones none', async () => {
    const known = newEmail()
    await ask(known, '203.0.113.1', '198.51.100.1')
    const before = await counters()
    const some = Array.from({ length: 80 }, () => ask(newEmail(), '203.0.113.1', '198.51.100.1'))
    const answers = await Promise.all(some)
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(newCounterLimits.network - 1)
    expect(answers.find(({ allowed }) => !allowed)).toMatchObject({ remaining: 0, locked_until: expect.any(String) })
    expect((await counters()) - before).toBe(newCounterLimits.network - 1)
    // An address that has a counter, and any other network, are counted as before.
    expect(await ask(known, '203.0.113.1', '198.51.100.1')).toMatchObject({ allowed: true, remaining: 3 })
    expect(await ask(newEmail(), '203.0.113.2', '198.51.100.1')).toMatchObject({ allowed: true })
  })

  it('are limited even for a caller who forges the network', async () => {
    await ask(newEmail(), '203.0.113.3', '198.51.100.3')
    const { docs } = await store.collection(collections.enquiryCounts).get()
    for (const { id, ref } of docs) if (id.startsWith('attempts-hop')) await ref.update({ count: newCounterLimits.hop })
    expect(await ask(newEmail(), '203.0.113.4', '198.51.100.3')).toMatchObject({ allowed: false })
  })
})

describe('A check of attempts is refused', () => {
  const handler = checkRateLimitHandler(db, device, () => start)

  it.each<[string, unknown]>([
    ...noBodies,
    ['an identifier that is a number', { p_identifier: 5 }],
    ['an identifier that is null', { p_identifier: null }],
    ['an identifier that is an object', { p_identifier: { $ne: '' } }],
    ['an empty identifier', { p_identifier: '' }],
    ['an identifier of spaces', { p_identifier: '   ' }],
    ['an identifier of 256 characters', { p_identifier: 'a'.repeat(256) }],
    ['an identifier that is not an e-mail address', { p_identifier: 'junk' }],
    ['an e-mail address of 256 characters', { p_identifier: `${'a'.repeat(244)}@example.com` }],
    ['a limit of its own', { p_identifier: 'ana@example.com', p_max_attempts: 1000 }],
    ['a lock of its own', { p_identifier: 'ana@example.com', p_lockout_minutes: 0 }],
  ])('if it is %s', async (_, data) => {
    await expect(handler({ data })).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })
})
