import { beforeAll, describe, expect, it } from 'vitest'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { Authenticator, type Said, strangersKey, toText } from '../../support/authenticator.ts'
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

/* Forged answers of somebody without the passkey. The library's own checks of bytes and keys are not repeated here. */

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
    // Both passkeys have been used, so their counters are at 3.
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
const signed =
  (part: Partial<Said>): Forge =>
  (challenge) => ({ proof: victim().authenticator.get({ challenge, origin, rpId, ...part }) })

const secret = () => 'a secret of the tests'
const given = (purpose: string, at = Date.now(), by = secret) => toText(challenges(by).give(purpose, at))
const signInHere = `sign in at ${rpId}`

/** Flips one bit of a challenge's signature. */
const flipped = (text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[40] = (bytes[40] ?? 0) ^ 0x01
  return toText(bytes)
}

const signIns: [string, Forge][] = [
  ['with a challenge signed by another secret', () => signed({})(given(signInHere, Date.now(), () => 'another'))],
  ['with a changed challenge', () => signed({})(flipped(given(signInHere)))],
  ['with a challenge older than five minutes', () => signed({})(given(signInHere, Date.now() - 5 * minutes - 1000))],
  ['with a challenge for adding a passkey', () => signed({})(given(`add to ${victim().admin.uid} at ${rpId}`))],
  ['signed on a foreign page', signed({ origin: 'https://montaje.example.evil.example' })],
  [
    'sent by another page of ours than it was signed on',
    async (challenge) => ({ ...(await signed({})(challenge)), page: otherOrigin }),
  ],
  [
    'for another page of ours than the passkey belongs to',
    async () => {
      const challenge = await signInChallenge(handlers, otherOrigin)
      const where = { origin: otherOrigin, rpId: 'montaje.web.app' }
      return { proof: victim().authenticator.get({ challenge, ...where }), page: otherOrigin }
    },
  ],
  ['signed in a frame', signed({ crossOrigin: true, topOrigin: 'https://evil.example' })],
  ['by a device that did not verify its user', signed({ flags: 1 })],
  ['with a counter that was used', signed({ counter: 3 })],
  ['signed with a key of the forger', (challenge) => signed({ signedBy: strangersKey() })(challenge)],
  [
    "of another account's passkey, under the victim's handle",
    (challenge) => {
      const { userHandle } = victim().authenticator
      return { proof: other().authenticator.get({ challenge, origin, rpId, userHandle }) }
    },
  ],
  [
    'of a passkey that nobody has added',
    (challenge) => {
      const stranger = new Authenticator()
      stranger.userHandle = victim().authenticator.userHandle
      return { proof: stranger.get({ challenge, origin, rpId }) }
    },
  ],
]

type NewPasskey = ReturnType<Authenticator['create']>
type ForgeNew = () => Promise<{ passkey: NewPasskey; page?: string }>

const made =
  (part: Partial<Said>): ForgeNew =>
  async () => ({ passkey: (await newPasskey(handlers, victim().admin, part)).passkey })

const additions: [string, ForgeNew][] = [
  ['with a challenge for signing in', () => made({ challenge: given(signInHere) })()],
  ["with another account's challenge", () => made({ challenge: given(`add to ${other().admin.uid} at ${rpId}`) })()],
  ['made on a foreign page', made({ origin: 'https://evil.example' })],
  ['by a device that did not verify its user', made({ flags: 64 | 1 })],
  [
    "under the name of another account's",
    async () => {
      const { passkey } = await newPasskey(handlers, victim().admin)
      const { id } = other().authenticator
      return { passkey: { ...passkey, id, rawId: id } }
    },
  ],
]

describe('No forged answer is accepted', () => {
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
