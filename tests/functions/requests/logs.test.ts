import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { auditExpiryOf } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdminUserHandler } from '../../../functions/src/accounts/createAdminUser.ts'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import { setPasswordSignInHandler, signInWaysHandler } from '../../../functions/src/passkeys/own.ts'
import { refusePasswordIfOff } from '../../../functions/src/passkeys/passkeyLimits.ts'
import { recoverWithCodeHandler } from '../../../functions/src/passkeys/recover.ts'
import { passkeySignInHandler } from '../../../functions/src/passkeys/signIn.ts'
import { guarded } from '../../../functions/src/requests/guard.ts'
import { registrationGate, signInGate } from '../../../functions/src/signIn/beforeSignIn.ts'
import { checkRateLimitHandler } from '../../../functions/src/signIn/checkRateLimit.ts'
import { resetRateLimitHandler } from '../../../functions/src/signIn/resetRateLimit.ts'
import { auth, db, device, newAdmin, newDevice, newEmail } from '../support.ts'

/** All logged lines. Set up before the logger captures the console. */
const spies = vi.hoisted(() =>
  (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  ),
)
const logged = () => spies.flatMap((spy) => spy.mock.calls.map((line) => line.map(String).join(' ')))
beforeEach(() => {
  for (const spy of spies) spy.mockClear()
})

const name = 'Luz Secreta'
const message = 'Nadie más debe leer lo que escribo aquí.'
const secret = 'correct horse battery'
const address = '198.51.100.213'
const recoveryCode = '7K2M-9QXA-7K2M-9QXA'
const settings = { secret: () => 'a secret of the tests', trustedProxies: () => 1, now: Date.now }

/** Returns an unsigned passkey answer to a challenge. */
function proofOf(challenge: string) {
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url')
  const response = { clientDataJSON, authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }
  return { id: 'AA', rawId: 'AA', type: 'public-key', response }
}

/** Returns an unreachable database whose error quotes the request. */
const brokenDb = (quoted: string) =>
  new Proxy(db, {
    get: () => () => {
      throw Object.assign(new Error(`cannot reach ${quoted}`), { code: 14 })
    },
  })

describe('The functions’ log', () => {
  it('is structured and has no address, name, message, password or token in it, whatever happens', async () => {
    const email = newEmail()
    const admin = await newAdmin(db)
    const token = await newDevice(email)
    const enquiry = () => ({ name, email, message, consent: true, key: randomUUID(), open_ms: 9000 })
    const rawRequest = { headers: { 'x-forwarded-for': address, origin: 'https://evil.example' } }
    const site = () => ({ project: 'montaje', moreOrigins: '', isEmulated: false })
    const broken = brokenDb(`${email} ${name} ${message} ${secret} ${address}`)
    const submit = submitContactHandler(db, settings)
    const asked = { p_identifier: email, p_device: token }
    const here = { headers: { origin: 'https://montaje.web.app' } }
    const challenge = challenges(settings.secret)
    const passkeys = { db: broken, auth, challenge, site, now: Date.now }
    const given = challenge.give('sign in at montaje.web.app', Date.now()).toString('base64url')
    const newcomer = { email, full_name: name, password: secret }

    for (let n = 0; n < 7; n++) await submit({ data: enquiry(), rawRequest }).catch(() => undefined)
    const outcomes = await Promise.allSettled([
      guarded({ site, demandsAppCheck: () => false }, submit)({ data: enquiry(), rawRequest }),
      guarded({ site, demandsAppCheck: () => true }, submit)({ data: enquiry() }),
      submitContactHandler(broken, settings)({ data: enquiry(), rawRequest }),
      checkRateLimitHandler(broken, device, Date.now)({ data: asked }),
      resetRateLimitHandler(broken, device, Date.now)({ data: asked, auth: admin }),
      resetRateLimitHandler(db, device, Date.now)({ data: asked, auth: admin }),
      signInGate(db, auth, Date.now)({ data: { email } }),
      signInGate(broken, auth, Date.now)({ data: { email } }),
      (async () => registrationGate())(),
      createAdminUserHandler(broken, auth, Date.now)({ data: newcomer, auth: admin }),
      createAdminUserHandler(db, auth, Date.now)({ data: { ...newcomer, email: 'nobody' }, auth: admin }),
      recoverWithCodeHandler({ db: broken, auth, device, now: Date.now })({
        data: { p_identifier: email, code: recoveryCode },
      }),
      passkeySignInHandler({ ...passkeys, device })({ data: { proof: proofOf(given) }, rawRequest: here }),
      passkeySignInHandler({ ...passkeys, device })({ data: { proof: proofOf('none of ours') }, rawRequest: here }),
      signInWaysHandler({ db: broken, auth, now: Date.now })({ data: {}, auth: admin }),
      setPasswordSignInHandler({ ...passkeys, db: broken })({ data: { is_on: false }, auth: admin }),
      refusePasswordIfOff(broken, async () => undefined)({ data: { uid: admin.uid, email } }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))

    const lines = logged()
    expect(lines.length).toBeGreaterThanOrEqual(10)
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ severity: expect.any(String), message: expect.any(String) })
      for (const private_ of [email, name, message, secret, address, token, recoveryCode, admin.uid]) {
        expect(line).not.toContain(private_)
      }
    }
  })
})

describe('Data that expires', () => {
  const ending = [
    collections.rateLimits,
    collections.enquiryCounts,
    collections.usedChallenges,
    collections.previewLinks,
    collections.media,
    collections.messages,
    collections.auditLog,
    collections.films,
    collections.filmPieces,
    collections.deliveries,
    collections.pushDevices,
    collections.visitDays,
  ]

  it('is deleted by a policy that is deployed with the indexes, and nothing else is', async () => {
    const { fieldOverrides } = JSON.parse(await readFile('firestore.indexes.json', 'utf8')) as {
      fieldOverrides: { collectionGroup: string; ttl?: boolean }[]
    }
    const policies = fieldOverrides.filter(({ ttl }) => ttl)
    const expected = ending.map((collectionGroup) => ({
      collectionGroup,
      fieldPath: 'expires_at',
      ttl: true,
      indexes: [],
    }))
    expect(policies).toEqual(expect.arrayContaining(expected))
    expect(policies).toHaveLength(ending.length)
  })

  it('includes log entries, after 400 days', () => {
    expect(auditExpiryOf(0)).toBe(400 * 24 * 60 * 60_000)
  })
})
