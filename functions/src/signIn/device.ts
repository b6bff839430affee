import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import * as v from 'valibot'

/** A device counts as known this long after its last sign-in. */
const knownMs = 180 * 24 * 60 * 60_000

/** Accounts that one device remembers; the one that signed in last comes first. */
const maxAccounts = 5

const Contents = v.strictObject({ id: v.string(), issued_at: v.number(), accounts: v.array(v.string()) })
type Contents = v.InferOutput<typeof Contents>

/**
 * OWASP's device cookie: a device that has signed in holds a signed random id, which counts while the account knows it
 * (knownDevices.ts). `secret` is asked for at each call, because the platform gives it only while one runs. A token that
 * is forged, too old or of another account counts as none, without a word.
 */
export const devices = (secret: () => string) => {
  const signatureOf = (text: string) => createHmac('sha256', secret()).update(`device ${text}`).digest()
  /** Differs from device to device, so that two tokens cannot be put together. */
  const accountOn = (id: string, identifier: string) =>
    createHmac('sha256', secret())
      .update(`account ${id} ${normalizeIdentifier(identifier)}`)
      .digest('base64url')

  const read = (token: string | undefined, now: number): Contents | undefined => {
    const [text = '', signature = '', ...rest] = token?.split('.') ?? []
    if (rest.length > 0 || !isSame(Buffer.from(signature, 'base64url'), signatureOf(text))) return undefined
    const contents = v.safeParse(Contents, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return contents.success && contents.output.issued_at + knownMs > now ? contents.output : undefined
  }

  return {
    /** The id that a token gives its device: `known` when it names this identifier, `other` when it names others. */
    idIn: (token: string | undefined, identifier: string, now: number): { known?: string; other?: string } => {
      const contents = read(token, now)
      if (!contents) return {}
      const { id, accounts } = contents
      return accounts.includes(accountOn(id, identifier)) ? { known: id } : { other: id }
    },
    /** A token for a device on which the identifier has just signed in; it keeps what an earlier one of this id knew. */
    tokenFor: (id: string, earlier: string | undefined, identifier: string, now: number): string => {
      const before = read(earlier, now)
      const accounts = before?.id === id ? before.accounts : []
      const known = [...new Set([accountOn(id, identifier), ...accounts])].slice(0, maxAccounts)
      const contents: Contents = { id, issued_at: now, accounts: known }
      const text = Buffer.from(JSON.stringify(contents)).toString('base64url')
      return `${text}.${signatureOf(text).toString('base64url')}`
    },
  }
}
export type Devices = ReturnType<typeof devices>

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
