import type { IncomingMessage, ServerResponse } from 'node:http'
import { collections } from '@studio/domain/collections'
import { type PictureSize, pictureSizes } from '@studio/domain/content/media/ownPictures'
import type { Firestore } from 'firebase-admin/firestore'
import { logFailure } from '../lib/log.ts'
import { type Answer, isKnown, methodRefused, refusal } from '../requests/answer.ts'

/** A picture's address contains its hash, so its content never changes. */
const forEver = 'public, max-age=31536000, immutable'
/** The picture may exist in a moment: a device may still be uploading it. */
const notYet = 'public, max-age=0, s-maxage=10'

/**
 * Returns the handler of `/media/<name>.webp`, `-medium.webp` and `-small.webp`, which answers with the stored picture.
 * 404 if the address is not a picture's, or the picture is missing or no WebP file; 503 if Firestore does not answer.
 */
export function mediaHandler(db: Pick<Firestore, 'collection' | 'getAll'>) {
  /** Reads one size of a picture without the others. */
  async function stored(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const document = db.collection(collections.media).doc(name)
    const [found] = await db.getAll(document, { fieldMask: [size] })
    const text: unknown = found?.get(size)
    const bytes = typeof text === 'string' ? Buffer.from(text, 'base64') : undefined
    return bytes && isWebp(bytes) ? bytes : undefined
  }

  async function answerTo({ method = '', url = '', headers }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') return methodRefused
    const asked = pictureIn(url)
    if (!asked) return refusal(404, 'not-found', 'public, max-age=60')
    const etag = `"${asked.name.slice(0, 32)}-${asked.size}"`
    const known = { ETag: etag, 'Cache-Control': forEver }
    // The name is a hash of the content, so a caller with this ETag already has the picture.
    if (isKnown(etag, headers['if-none-match'])) return { status: 304, headers: known }
    try {
      const body = await stored(asked.name, asked.size)
      if (!body) return refusal(404, 'not-found', notYet)
      return {
        status: 200,
        headers: {
          ...known,
          'Content-Type': 'image/webp',
          'Content-Length': body.length,
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'",
        },
        body,
      }
    } catch (error) {
      logFailure('a picture could not be read', error, {})
      return refusal(503, 'unavailable', 'no-store')
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answerTo(request)
    response.writeHead(status, headers).end(body)
  }
}

const sizes = pictureSizes.filter((size) => size !== 'large').join('|')
/**
 * Hosting passes the whole path on; the function's own address has only its end. An address with a query never matches.
 */
const address = new RegExp(`^(?:/media)?/([0-9a-f]{64})(?:-(${sizes}))?\\.webp$`)

function pictureIn(url: string): { name: string; size: PictureSize } | undefined {
  const [, name, size = 'large'] = address.exec(url) ?? []
  return name === undefined ? undefined : { name, size: size as PictureSize }
}

/** Returns whether bytes are exactly one WebP file; the rules check only its beginning. */
function isWebp(bytes: Buffer): boolean {
  const word = (at: number) => bytes.toString('latin1', at, at + 4)
  const isWhole = bytes.length > 20 && bytes.readUInt32LE(4) + 8 === bytes.length
  return isWhole && word(0) === 'RIFF' && word(8) === 'WEBP' && ['VP8 ', 'VP8L', 'VP8X'].includes(word(12))
}
