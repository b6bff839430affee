import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import * as v from 'valibot'

/** Time for which a device stays known after its last sign-in, in ms. */
const knownMs = 180 * 24 * 60 * 60_000

/** Maximum number of accounts that a device remembers, most recent sign-in first. */
const maxAccounts = 5

const Contents = v.strictObject({ id: v.string(), issued_at: v.number(), accounts: v.array(v.string()) })
type Contents = v.InferOutput<typeof Contents>

/**
 * OWASP's device cookie: a device that has signed in holds a signed random id. It is valid as long as the account knows
 * it (knownDevices.ts). `secret` is a function because the platform provides the secret only during a call. A token
 * that is forged, too old or another account's is silently ignored.
 */
export const devices = (secret: () => string) => {
  const signatureOf = (text: string) => createHmac('sha256', secret()).update(`device ${text}`).digest()
  /** Returns an account's name on one device. It differs between devices, so that two tokens cannot be combined. */
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
    /**
     * Returns the device id in a token: as `known` if the token names this identifier, as `other` if it names only
     * others.
     */
    idIn: (token: string | undefined, identifier: string, now: number): { known?: string; other?: string } => {
      const contents = read(token, now)
      if (!contents) return {}
      const { id, accounts } = contents
      return accounts.includes(accountOn(id, identifier)) ? { known: id } : { other: id }
    },
    /**
     * Returns a token for a device on which the identifier has just signed in. It includes the accounts in an earlier
     * token with the same id.
     */
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
