import { createHmac, randomBytes } from 'node:crypto'
import { PreviewToken } from '@studio/domain/previews/previewLink'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import { newPreviewId, previewTokens } from '../../../functions/src/previews/previewToken.ts'

const secret = 'a secret of the tests'
const tokens = previewTokens(() => secret)
const link = () => ({ id: newPreviewId(), ends_at: Date.now() + 1000 })

/** Returns a token with some of its bytes changed. */
const altered = (token: string, change: (bytes: Buffer) => Buffer) =>
  change(Buffer.from(token, 'base64url')).toString('base64url')
const flipped = (at: number) => (bytes: Buffer) => {
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

describe('The token of a preview link', () => {
  it('names its link and its expiry, and fits the request', () => {
    const one = link()
    const token = tokens.tokenOf(one)
    expect(tokens.read(token)).toEqual(one)
    expect(v.is(PreviewToken, token)).toBe(true)
    expect(tokens.tokenOf(one)).toBe(token)
  })

  const one = tokens.tokenOf(link())
  const other = tokens.tokenOf(link())
  const bytesOf = (token: string) => Buffer.from(token, 'base64url')
  const signedFor = (purpose: string) => {
    const head = bytesOf(one).subarray(0, 22)
    const signature = createHmac('sha256', secret).update(purpose).update(head).digest()
    return Buffer.concat([head, signature]).toString('base64url')
  }

  it.each<[string, string]>([
    ['another name', altered(one, flipped(0))],
    ['another expiry', altered(one, flipped(21))],
    ['a changed signature', altered(one, flipped(53))],
    [
      'another link’s signature',
      Buffer.concat([bytesOf(one).subarray(0, 22), bytesOf(other).subarray(22)]).toString('base64url'),
    ],
    ['no signature', altered(one, (bytes) => bytes.subarray(0, 22))],
    ['a truncated signature', altered(one, (bytes) => bytes.subarray(0, 53))],
    ['further bytes after it', altered(one, (bytes) => Buffer.concat([bytes, Buffer.from([0])]))],
    ['nothing', ''],
    ['random bytes', randomBytes(54).toString('base64url')],
    ['a signature for another purpose', signedFor('device ')],
    ['a signature with another secret', previewTokens(() => 'another').tokenOf(link())],
    [
      'a passkey’s challenge',
      challenges(() => secret)
        .give('sign-in', Date.now())
        .toString('base64url'),
    ],
  ])('is not accepted with %s', (_, token) => {
    expect(tokens.read(token)).toBeUndefined()
  })

  it('signs nothing that opens something else', () => {
    expect(challenges(() => secret).isOurs(one, 'sign-in', Date.now())).toBe(false)
  })
})
