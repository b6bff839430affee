import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { Authenticator, clientData, type Said, strangersKey, toText } from '../../support/authenticator.ts'
import { db, newAdmin } from '../support.ts'
import {
  addedPasskey,
  from,
  newPasskey,
  origin,
  otherOrigin,
  passkeyServer,
  rpId,
  signInChallenge,
} from './passkeySupport.ts'

/* Forged answers of somebody who does not have the passkey. All are refused. */

const handlers = passkeyServer()
const minutes = 60_000

interface Owner {
  admin: Caller
  authenticator: Authenticator
}
const owners: { victim?: Owner; other?: Owner } = {}
const victim = () => owners.victim as Owner
const other = () => owners.other as Owner

beforeAll(async () => {
  for (const name of ['victim', 'other'] as const) {
    const admin = await newAdmin(db)
    const { authenticator } = await addedPasskey(handlers, admin)
    owners[name] = { admin, authenticator }
    // Both have been used, so their counters are at 3.
    for (let n = 0; n < 3; n++) {
      const challenge = await signInChallenge(handlers)
      await handlers.signIn({ data: { proof: authenticator.get({ challenge, origin, rpId }) }, ...from() })
    }
  }
})

type Proof = ReturnType<Authenticator['get']>
/** A forged sign-in: the proof, and the sending page if it is not the usual one. */
interface Forgery {
  proof: Proof
  page?: string
}
type Forge = (challenge: string) => Forgery | Promise<Forgery>

/** Returns an answer by the victim's own passkey with some parts changed before signing. */
const said =
  (part: Partial<Said>): Forge =>
  (challenge) => ({ proof: victim().authenticator.get({ challenge, origin, rpId, ...part }) })

/** Returns a valid answer of the victim, changed after signing. */
const changed =
  (change: (proof: Proof) => Partial<Proof> | { response: Partial<Proof['response']> }): Forge =>
  (challenge) => {
    const proof = victim().authenticator.get({ challenge, origin, rpId })
    const { response, ...rest } = change(proof) as Partial<Proof>
    return { proof: { ...proof, ...rest, response: { ...proof.response, ...response } } }
  }

/** Flips one bit of a text's bytes. */
const flipped = (text: string, at: number) => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 0x01
  return toText(bytes)
}
const tampered = (part: 'clientDataJSON' | 'authenticatorData' | 'signature', at: number): [string, Forge] => [
  `byte ${at} of its ${part} turned`,
  changed(({ response }) => ({ response: { [part]: flipped(response[part], at) } })),
]
const every = (count: number, step = 1) => Array.from({ length: Math.ceil(count / step) }, (_, nth) => nth * step)

const secret = () => 'a secret of the tests'
const given = (purpose: string, at = Date.now(), by = secret) => toText(challenges(by).give(purpose, at))
const signInHere = `sign in at ${rpId}`

const wrongChallenges: [string, () => string][] = [
  ['none', () => ''],
  ['one byte', () => 'AA'],
  ['random bytes', () => toText(randomBytes(56))],
  ['as many zeros', () => toText(Buffer.alloc(56))],
  ['one signed with another secret', () => given(signInHere, Date.now(), () => 'another')],
  ['one for adding a passkey', () => given(`add to ${victim().admin.uid} at ${rpId}`)],
  ['one for another name of the site', () => given('sign in at montaje.web.app')],
  ['one for no purpose', () => given('')],
  ['one of five minutes and a second ago', () => given(signInHere, Date.now() - 5 * minutes - 1000)],
  ['one of an hour ago', () => given(signInHere, Date.now() - 60 * minutes)],
  ['one of a year ago', () => given(signInHere, Date.now() - 365 * 24 * 60 * minutes)],
  ['one of a minute ahead', () => given(signInHere, Date.now() + minutes)],
  ['half of one', () => given(signInHere).slice(0, 37)],
  ['one and more', () => `${given(signInHere)}AAAA`],
  ['one without its signature', () => toText(Buffer.from(given(signInHere), 'base64url').subarray(0, 24))],
  ...[0, 15, 16, 20, 23, 24, 40, 55].map((at): [string, () => string] => [
    `one with byte ${at} turned`,
    () => flipped(given(signInHere), at),
  ]),
]

const wrongOrigins = [
  'http://montaje.example',
  'https://montaje.example/',
  'https://montaje.example:8443',
  'https://www.montaje.example',
  'https://montaje.example.evil.example',
  'https://evil.example',
  'https://evil.example/https://montaje.example',
  'https://evil.example#montaje.example',
  'https://montaje.example@evil.example',
  'https://MONTAJE.example',
  'https://xn--montaj-0of.example',
  'https://montaje.web.app',
  'http://localhost:5000',
  'http://127.0.0.1:5000',
  'android:apk-key-hash:AAAA',
  'file://',
  'null',
  '',
]

const wrongNames = ['', 'example', 'evil.example', 'www.montaje.example', 'Montaje.example', 'montaje.example.', origin]

/** All flags without both user presence (1) and user verification (4). */
const unverified = every(32).filter((flags) => (flags & 5) !== 5)

const signIns: [string, Forge][] = [
  ...wrongChallenges.map(([what, make]): [string, Forge] => [
    `the challenge: ${what}`,
    () => ({ proof: victim().authenticator.get({ challenge: make(), origin, rpId }) }),
  ]),
  ...wrongOrigins.map((page): [string, Forge] => [`signed on the page ${page}`, said({ origin: page })]),
  ...wrongNames.map((name): [string, Forge] => [`signed for the site ${name}`, said({ rpId: name })]),
  [
    'sent by another page of ours than it was signed on',
    (challenge) => ({ ...(said({})(challenge) as Forgery), page: otherOrigin }),
  ],
  [
    'signed for and sent by another page of ours than the passkey belongs to',
    async () => {
      const challenge = await signInChallenge(handlers, otherOrigin)
      const where = { origin: otherOrigin, rpId: 'montaje.web.app' }
      return { proof: victim().authenticator.get({ challenge, ...where }), page: otherOrigin }
    },
  ],
  ['sent by a foreign page', (challenge) => ({ ...(said({})(challenge) as Forgery), page: 'https://evil.example' })],
  ['sent by no page', (challenge) => ({ ...(said({})(challenge) as Forgery), page: '' })],
  ...['webauthn.create', 'payment.get', 'Webauthn.get', ''].map((type): [string, Forge] => [
    `of the kind ${type}`,
    said({ type }),
  ]),
  ['signed in a frame', said({ crossOrigin: true })],
  ['signed in a frame of a stranger', said({ crossOrigin: true, topOrigin: 'https://evil.example' })],
  ['signed under a stranger', said({ topOrigin: 'https://evil.example' })],
  ...unverified.map((flags): [string, Forge] => [`with the flags ${flags}`, said({ flags })]),
  ['that says it is kept elsewhere and cannot be', said({ flags: 1 | 4 | 16 })],
  ...[0, 1, 2, 3].map((counter): [string, Forge] => [`with the counter at ${counter} again`, said({ counter })]),
  ['signed with a key of the forger', (challenge) => said({ signedBy: strangersKey() })(challenge)],
  [
    "signed with another account's key",
    (challenge) => said({ signedBy: other().authenticator.keys.privateKey })(challenge),
  ],
  [
    "of another account's passkey, under the victim's handle",
    (challenge) => {
      const { userHandle } = victim().authenticator
      return { proof: other().authenticator.get({ challenge, origin, rpId, userHandle }) }
    },
  ],
  [
    "of another account's passkey, under the victim's passkey's name",
    (challenge) => {
      const { id, userHandle } = victim().authenticator
      return { proof: { ...other().authenticator.get({ challenge, origin, rpId, userHandle }), id, rawId: id } }
    },
  ],
  ["under another passkey's name", changed(() => ({ id: other().authenticator.id, rawId: other().authenticator.id }))],
  [
    'of a passkey that nobody has added',
    (challenge) => {
      const stranger = new Authenticator()
      stranger.userHandle = victim().authenticator.userHandle
      return { proof: stranger.get({ challenge, origin, rpId }) }
    },
  ],
  ['with two names', changed(() => ({ rawId: other().authenticator.id }))],
  ['with another name and its own', changed(() => ({ id: other().authenticator.id }))],
  ['named in other letters', changed(({ id }) => ({ id: id.toLowerCase(), rawId: id.toLowerCase() }))],
  ['of another type', changed(() => ({ type: 'password' as 'public-key' }))],
  ...[
    ["another account's", () => other().authenticator.userHandle],
    ['the id of the account', () => toText(Buffer.from(victim().admin.uid))],
    ['a random one', () => toText(randomBytes(32))],
    ['none', () => ''],
  ].map(([what, handle]): [string, Forge] => [
    `with a handle: ${what}`,
    changed(() => ({ response: { userHandle: (handle as () => string)() } })),
  ]),
  [
    'with the signature of another challenge',
    (challenge) => {
      const one = victim().authenticator.get({ challenge: given(signInHere), origin, rpId })
      const two = victim().authenticator.get({ challenge, origin, rpId })
      return { proof: { ...two, response: { ...two.response, signature: one.response.signature } } }
    },
  ],
  [
    'with the page’s note of another challenge',
    (challenge) => {
      const one = victim().authenticator.get({ challenge: given(signInHere), origin, rpId })
      const { clientDataJSON } = victim().authenticator.get({ challenge, origin, rpId }).response
      return { proof: { ...one, response: { ...one.response, clientDataJSON } } }
    },
  ],
  ['with a note that is no JSON', changed(() => ({ response: { clientDataJSON: toText(Buffer.from('{')) } }))],
  ['with a note of null', changed(() => ({ response: { clientDataJSON: toText(Buffer.from('null')) } }))],
  [
    'with a note of two challenges, ours first',
    (challenge) => {
      const note = clientData({ type: 'webauthn.get', challenge, origin })
      const twice = Buffer.from(note, 'base64url').toString().replace('}', ',"challenge":"AAAA"}')
      return changed(() => ({ response: { clientDataJSON: toText(Buffer.from(twice)) } }))(challenge)
    },
  ],
  ['without a signature', changed(() => ({ response: { signature: '' } }))],
  ['with a signature of zeros', changed(() => ({ response: { signature: toText(Buffer.alloc(70)) } }))],
  [
    'with r and s at zero',
    changed(() => ({ response: { signature: toText(Buffer.from([48, 6, 2, 1, 0, 2, 1, 0])) } })),
  ],
  [
    'with half of what the passkey says',
    changed(({ response }) => ({
      response: { authenticatorData: response.authenticatorData.slice(0, 20) },
    })),
  ],
  [
    'with more than the passkey says',
    changed(({ response }) => ({
      response: { authenticatorData: `${response.authenticatorData}AAAA` },
    })),
  ],
  ...every(37).map((at) => tampered('authenticatorData', at)),
  ...every(70, 4).map((at) => tampered('signature', at)),
  ...every(160, 8).map((at) => tampered('clientDataJSON', at)),
]

type NewPasskey = ReturnType<Authenticator['create']>
type ForgeNew = () => Promise<{ passkey: NewPasskey; page?: string; auth?: Caller }>

const made =
  (part: Partial<Said>): ForgeNew =>
  async () => ({ passkey: (await newPasskey(handlers, victim().admin, part)).passkey })

const additions: [string, ForgeNew][] = [
  ...wrongChallenges
    .filter(([what]) => !what.startsWith('one with') && what !== 'one for adding a passkey')
    .map(([what, make]): [string, ForgeNew] => [`the challenge: ${what}`, () => made({ challenge: make() })()]),
  ['the challenge: one for signing in', () => made({ challenge: given(signInHere) })()],
  ["the challenge: another account's", () => made({ challenge: given(`add to ${other().admin.uid} at ${rpId}`) })()],
  ...wrongOrigins.map((page): [string, ForgeNew] => [`made on the page ${page}`, made({ origin: page })]),
  ...wrongNames.map((name): [string, ForgeNew] => [`made for the site ${name}`, made({ rpId: name })]),
  ...[64, 64 | 1, 64 | 4, 1 | 4, 64 | 1 | 4 | 16].map((flags): [string, ForgeNew] => [
    `with the flags ${flags}`,
    made({ flags }),
  ]),
  ['of the kind webauthn.get', made({ type: 'webauthn.get' })],
  [
    'made for another account, handed in by this one',
    async () => ({ passkey: (await newPasskey(handlers, other().admin)).passkey }),
  ],
  [
    'sent by another page of ours',
    async () => ({ passkey: (await newPasskey(handlers, victim().admin)).passkey, page: otherOrigin }),
  ],
  [
    'with two names',
    async () => {
      const { passkey } = await newPasskey(handlers, victim().admin)
      return { passkey: { ...passkey, rawId: other().authenticator.id } }
    },
  ],
  [
    "under the name of another account's",
    async () => {
      const { passkey } = await newPasskey(handlers, victim().admin)
      const { id } = other().authenticator
      return { passkey: { ...passkey, id, rawId: id } }
    },
  ],
  [
    'with a key that is none',
    async () => {
      const { authenticator, challenge } = await newPasskey(handlers, victim().admin)
      authenticator.publicKey = () => Buffer.from([0xa0])
      return { passkey: authenticator.create({ challenge, origin, rpId }) }
    },
  ],
  [
    "with a maker's certificate",
    async () => {
      const { authenticator, challenge } = await newPasskey(handlers, victim().admin)
      const { response } = authenticator.create({ challenge, origin, rpId })
      const statement = new Map([['x5c', [new Uint8Array(10)] as never]])
      return { passkey: authenticator.createWith(response.clientDataJSON, new Uint8Array(200), statement, 'packed') }
    },
  ],
]

describe('None of more than 200 forgeries is accepted', () => {
  it('there are that many, all different', () => {
    const names = [...signIns.map(([name]) => `sign in ${name}`), ...additions.map(([name]) => `add ${name}`)]
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(200)
  })

  it.each(signIns)('signing in with a proof %s', async (_, forge) => {
    const { proof, page = origin } = await forge(await signInChallenge(handlers))
    await expect(handlers.signIn({ data: { proof }, ...from(page) })).rejects.toMatchObject({
      code: expect.stringMatching(/^(permission-denied|invalid-argument)$/),
    })
  })

  it.each(additions)('adding a passkey %s', async (_, forge) => {
    const { passkey, page = origin } = await forge()
    const { admin } = victim()
    await expect(handlers.add({ data: { name: 'Forged', passkey }, auth: admin, ...from(page) })).rejects.toMatchObject(
      { code: expect.stringMatching(/^(permission-denied|invalid-argument|already-exists)$/) },
    )
    expect((await handlers.signInWays({ data: {}, auth: admin })).passkeys).toHaveLength(1)
  })
})

describe('An accepted answer is not accepted again', () => {
  it('unchanged, an instant later, or with the same challenge signed again', async () => {
    const { authenticator } = victim()
    const challenge = await signInChallenge(handlers)
    const proof = authenticator.get({ challenge, origin, rpId })
    await handlers.signIn({ data: { proof }, ...from() })
    const again = authenticator.get({ challenge, origin, rpId })
    for (const replayed of [proof, again]) {
      await expect(handlers.signIn({ data: { proof: replayed }, ...from() })).rejects.toMatchObject({
        code: 'permission-denied',
      })
    }
  })

  it("even if another account's passkey signs its challenge", async () => {
    const challenge = await signInChallenge(handlers)
    await handlers.signIn({ data: { proof: victim().authenticator.get({ challenge, origin, rpId }) }, ...from() })
    const second = other().authenticator.get({ challenge, origin, rpId })
    await expect(handlers.signIn({ data: { proof: second }, ...from() })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('and no passkey is added twice, by the same account or another', async () => {
    const admin = await newAdmin(db)
    const { passkey } = await newPasskey(handlers, admin)
    const data = { name: 'Llave', passkey }
    await handlers.add({ data, auth: admin, ...from() })
    for (const caller of [admin, other().admin]) {
      await expect(handlers.add({ data, auth: caller, ...from() })).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
})

it('After all that the victim signs in as before', async () => {
  const challenge = await signInChallenge(handlers)
  const proof = victim().authenticator.get({ challenge, origin, rpId })
  const { user_id } = await handlers.signIn({ data: { proof }, ...from() })
  expect(user_id).toBe(victim().admin.uid)
})
