import {
  type FilmManifest,
  filmHashOf,
  filmPath,
  loopPath,
  manifestText,
  pieceHashOf,
} from '@studio/domain/content/films/manifest'

/** A piece of a film. */
export interface FilmPiece {
  hash: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Returns bytes that begin like a file of this kind and differ for each text. */
export const filmBytes = (kind: 'ftyp' | 'moof', text: string, size = 64): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(size, 8 + text.length))
  bytes.set(new TextEncoder().encode(`\0\0\0\u0008${kind}${text}`))
  return bytes
}

/**
 * Returns a film that no player can show, different for each text: an init file of one piece, and segments of two
 * pieces each. `pieces` are in the order in which they are played.
 */
export async function filmWith(text: string, segments = 2, size = 64) {
  const piece = async (bytes: Uint8Array<ArrayBuffer>): Promise<FilmPiece> => ({
    hash: await pieceHashOf(bytes),
    bytes,
  })
  const file = (pieces: readonly FilmPiece[]) => ({
    bytes: pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    pieces: pieces.map(({ hash }) => hash),
  })
  const init = await piece(filmBytes('ftyp', text))
  const parts = await Promise.all(
    Array.from({ length: segments }, (_, at) =>
      Promise.all([piece(filmBytes('moof', `${text} ${at}`, size)), piece(filmBytes('moof', `${text} ${at}b`, size))]),
    ),
  )
  const files = parts.map((pieces) => ({ seconds: 5, ...file(pieces) }))
  const manifest: FilmManifest = {
    version: 1,
    width: 1080,
    height: 1920,
    seconds: 5 * segments,
    framesPerSecond: 30,
    codecs: 'avc1.640028,mp4a.40.2',
    hasAudio: true,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, init.bytes.length),
    init: file([init]),
    segments: files,
  }
  const hash = await filmHashOf(manifest)
  return { hash, address: filmPath(hash), manifest, text: manifestText(manifest), pieces: [init, ...parts.flat()] }
}

/** Returns a loop that no player can show, different for each text. */
export async function loopWith(text: string) {
  const bytes = filmBytes('ftyp', text)
  const piece: FilmPiece = { hash: await pieceHashOf(bytes), bytes }
  const { manifest: film } = await filmWith(text)
  const init = { bytes: bytes.length, pieces: [piece.hash] }
  const manifest: FilmManifest = { ...film, seconds: 4, hasAudio: false, bytes: bytes.length, init, segments: [] }
  const hash = await filmHashOf(manifest)
  return { hash, address: loopPath(hash), manifest, text: manifestText(manifest), pieces: [piece] }
}
