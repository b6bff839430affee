import type { IncomingMessage, ServerResponse } from 'node:http'
import { collections } from '@studio/domain/collections'
import { type PictureSize, pictureSizes } from '@studio/domain/content/media/ownPictures'
import type { Firestore } from 'firebase-admin/firestore'
import { logFailure } from '../lib/log.ts'
import { type Answer, matchesEtag, methodRefused, refusal } from '../requests/answer.ts'

/** A picture's address contains its hash, so its content never changes. */
const forEver = 'public, max-age=31536000, immutable'
/** The picture may arrive soon, because a device may still be uploading it. */
const notYet = 'public, max-age=0, s-maxage=10'

/**
 * Returns the handler of `/media/<name>.webp`, `-medium.webp` and `-small.webp`, which answers with the stored picture.
 * 404 if the address is not a picture's, or the picture is missing or not a WebP file; 503 if Firestore does not
 * answer.
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

  async function isStored(name: string): Promise<boolean> {
    const [found] = await db.getAll(db.collection(collections.media).doc(name), { fieldMask: ['expires_at'] })
    return found?.exists === true
  }

  async function answerTo({ method = '', url = '', headers }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') return methodRefused
    const asked = pictureIn(url)
    if (!asked) return refusal(404, 'not-found', 'public, max-age=60')
    const etag = `"${asked.name.slice(0, 32)}-${asked.size}"`
    const known = { ETag: etag, 'Cache-Control': forEver }
    try {
      // The name is a hash of the content, so a caller with this ETag has the picture if it exists.
      if (matchesEtag(etag, headers['if-none-match']) && (await isStored(asked.name)))
        return { status: 304, headers: known }
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
 * Through Hosting the function gets the whole path; a direct call of its own address gets only the end of it. A path
 * with a query never matches.
 */
const address = new RegExp(`^(?:/media)?/([0-9a-f]{64})(?:-(${sizes}))?\\.webp$`)

function pictureIn(url: string): { name: string; size: PictureSize } | undefined {
  const [, name, size = 'large'] = address.exec(url) ?? []
  return name === undefined ? undefined : { name, size: size as PictureSize }
}

/** Returns whether bytes are exactly one WebP file of a sensible size; the rules check only its beginning. */
function isWebp(bytes: Buffer): boolean {
  const word = (at: number) => bytes.toString('latin1', at, at + 4)
  const isWhole = bytes.length >= 30 && bytes.readUInt32LE(4) + 8 === bytes.length
  return isWhole && word(0) === 'RIFF' && word(8) === 'WEBP' && sidesOf(bytes).every((side) => side <= longestSide)
}

/** The longest side of a picture, in pixels: a file of 200 KB can claim one that fills a visitor's memory. */
const longestSide = 4096

/** The width and height that a WebP file claims; infinite for a kind of file that we do not know. */
function sidesOf(bytes: Buffer): readonly number[] {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [26, 28].map((at) => bytes.readUInt16LE(at) & 0x3fff)
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return [0, 14].map((bits) => ((packed >>> bits) & 0x3fff) + 1)
    }
    case 'VP8X':
      return [24, 27].map((at) => bytes.readUIntLE(at, 3) + 1)
    default:
      return [Number.POSITIVE_INFINITY]
  }
}
