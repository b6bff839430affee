import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appCheckProject, appCheckSet } from '../../../scripts/lib/emulators/emulatorSet.ts'
import { type Emulators, startEmulators } from '../../../scripts/lib/emulators/emulators.ts'
import { findJava } from '../../../scripts/lib/emulators/java.ts'
import { demandFreePorts } from '../../../scripts/lib/emulators/ports.ts'
import { newEmail } from '../support.ts'

const { FIRESTORE_EMULATOR_HOST, FUNCTIONS_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
const set = appCheckSet()
let emulators: Emulators
beforeAll(async () => {
  const start = async () => {
    await demandFreePorts(set)
    emulators = await startEmulators(set, await findJava(), { only: ['functions'], project: appCheckProject })
    await wakeUp('on')
  }
  await Promise.all([start(), wakeUp('off')])
}, 300_000)
afterAll(() => emulators?.stop())

/** Addresses of the functions: as configured, and with App Check enforced. */
const places = {
  off: `http://${FUNCTIONS_EMULATOR_HOST}/${GCLOUD_PROJECT}/us-central1/visitors`,
  on: `http://127.0.0.1:${set.ports.functions}/${appCheckProject}/us-central1/visitors`,
}

/** An address of this run, so that repeated runs do not exceed the limit per address. */
const address = [10, ...randomBytes(3)].join('.')

const part = (contents: object) => Buffer.from(JSON.stringify(contents)).toString('base64url')
/** The emulator accepts unsigned tokens. */
const wellFormed = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'the site', app_id: 'the site' })}.`

/** Calls a function over plain HTTP. Returns the status and the error, if there is one. */
async function call(place: keyof typeof places, name: string, data: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token && { 'x-firebase-appcheck': token }),
  }
  const answer = await fetch(`${places[place]}/${name}`, { method: 'POST', headers, body: JSON.stringify({ data }) })
  const { error } = (await answer.json()) as { error?: { status: string } }
  return error ? `${answer.status} ${error.status}` : answer.status
}

const enquiry = () => ({
  name: 'Ana Núñez',
  email: newEmail(),
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
  key: randomUUID(),
  open_ms: 45_000,
})

const calls: [name: string, request: () => object, withoutAppCheck: number | string][] = [
  ['submitContact', enquiry, 200],
  ['checkRateLimit', () => ({ p_identifier: newEmail() }), 200],
  // An empty request reaches the handler, which refuses it.
  ['resetRateLimit', () => ({}), '400 INVALID_ARGUMENT'],
]

/** Sends an empty request, because the first call of a function starts a process. */
const wakeUp = (place: keyof typeof places) => call(place, 'submitContact', {})

describe.each(calls)('Over HTTP %s', (name, request, withoutAppCheck) => {
  it.each([
    ['without a token', undefined],
    ['with an invalid token', 'not.a.token'],
  ])('is refused %s if App Check is enforced, and answered otherwise', async (_, token) => {
    expect(await call('on', name, request(), token)).toBe('401 UNAUTHENTICATED')
    expect(await call('off', name, request(), token)).toBe(withoutAppCheck)
  })

  it('is answered with a token in both', async () => {
    expect(await call('on', name, request(), wellFormed)).toBe(withoutAppCheck)
    expect(await call('off', name, request(), wellFormed)).toBe(withoutAppCheck)
  })
})

it('A call refused without a token stores nothing, and an accepted one is stored', async () => {
  const [refused, taken] = [enquiry(), enquiry()]
  expect(await call('on', 'submitContact', refused)).toBe('401 UNAUTHENTICATED')
  expect(await call('on', 'submitContact', taken, wellFormed)).toBe(200)
  const documents = `projects/${appCheckProject}/databases/(default)/documents/contact_messages?pageSize=300`
  const url = `http://${FIRESTORE_EMULATOR_HOST}/v1/${documents}`
  const stored = await (await fetch(url, { headers: { authorization: 'Bearer owner' } })).text()
  expect(stored).toContain(taken.email)
  expect(stored).not.toContain(refused.email)
})

it('Calls for admins require the role and no App Check token', async () => {
  expect(await call('on', 'signInWays', {})).toBe('403 PERMISSION_DENIED')
  expect(await call('off', 'signInWays', {})).toBe('403 PERMISSION_DENIED')
})
