import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The statements of a page and a passkey; a test can make any part of them false. */
export interface Said {
  type?: string
  challenge: string
  origin: string
  rpId: string
  crossOrigin?: boolean
  topOrigin?: string
  /** User present 1, user verified 4, backup eligible 8, backed up 16, attested key included 64. */
  flags?: number
  counter?: number
  /** The key to sign with, if not the passkey's own. */
  signedBy?: KeyObject
  userHandle?: string
}

const present = 1
const verified = 4
const withKey = 64

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
export const toText = (some: Uint8Array) => Buffer.from(some).toString('base64url')

/** A software passkey (ES256), as browser and authenticator together create and use one. */
export class Authenticator {
  readonly id = toText(randomBytes(32))
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0
  userHandle = ''

  /** Registers the passkey: answers the options for a new passkey. */
  create({ type = 'webauthn.create', counter = this.counter, flags = present | verified | withKey, ...said }: Said) {
    const id = bytes(this.id)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const head = this.#head({ ...said, flags, counter })
    const authData = Buffer.concat([head, Buffer.alloc(16), length, id, this.publicKey()])
    return this.createWith(clientData({ ...said, type }), new Uint8Array(authData))
  }

  /** Builds the same answer from parts that a test has made. */
  createWith(
    clientDataJSON: string,
    authData: Uint8Array<ArrayBuffer>,
    statement = new Map<string, never>(),
    fmt = 'none',
  ) {
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', authData],
    ])
    const attestationObject = toText(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]))
    return {
      ...this.#named(),
      response: { clientDataJSON, attestationObject, transports: ['internal'] },
    }
  }

  /** Signs in: answers a challenge. */
  get({ type = 'webauthn.get', flags = present | verified, ...said }: Said) {
    const clientDataJSON = clientData({ ...said, type })
    const authData = this.#head({ ...said, flags, counter: said.counter ?? ++this.counter })
    const key = said.signedBy ?? this.keys.privateKey
    const signature = sign('sha256', Buffer.concat([authData, hash(Buffer.from(bytes(clientDataJSON)))]), key)
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: toText(authData),
        signature: toText(signature),
        userHandle: said.userHandle ?? this.userHandle,
      },
    }
  }

  /** Returns the public key in COSE format. */
  publicKey() {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]))
  }

  #head({ rpId, flags = 0, counter = 0 }: Pick<Said, 'rpId' | 'flags' | 'counter'>) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count])
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} }
  }
}

/** Returns the browser's data about the page and the challenge. */
const clientData = ({ type, challenge, origin, crossOrigin = false, topOrigin }: Omit<Said, 'rpId'>) =>
  toText(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, ...(topOrigin && { topOrigin }) })))

/** Returns another key than the passkey's. */
export const strangersKey = () =>
  createPrivateKey(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
  )
