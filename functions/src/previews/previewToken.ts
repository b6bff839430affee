import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const timeBytes = 6
const headBytes = idBytes + timeBytes
const signatureBytes = 32

/** The contents of a token: the name of the link's document, and when the link expires, in ms since 1970. */
interface TokenContents {
  id: string
  ends_at: number
}

/** Returns a new name for a link's document. */
export const newPreviewId = () => randomBytes(idBytes).toString('hex')

/**
 * Returns tokens of preview links, which carry their own proof: a signature over name and expiry. A guessed or expired
 * token is refused without a read. `secret` is a function because the platform provides the secret only during a call.
 */
export const previewTokens = (secret: () => string) => {
  const signatureOf = (head: Buffer) => createHmac('sha256', secret()).update('preview link ').update(head).digest()
  return {
    /** Returns the token of a link. It is always the same, so it need not be stored. */
    tokenOf: ({ id, ends_at }: TokenContents): string => {
      const head = Buffer.alloc(headBytes)
      head.write(id, 'hex')
      head.writeUIntBE(ends_at, idBytes, timeBytes)
      return Buffer.concat([head, signatureOf(head)]).toString('base64url')
    },
    /** Returns the contents of a token; undefined unless we signed it. */
    read: (token: string): TokenContents | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      const head = bytes.subarray(0, headBytes)
      const signature = bytes.subarray(headBytes)
      if (signature.length !== signatureBytes || !timingSafeEqual(signature, signatureOf(head))) return undefined
      return { id: head.toString('hex', 0, idBytes), ends_at: head.readUIntBE(idBytes, timeBytes) }
    },
  }
}
