import { type FilmManifest, pieceHashOf } from '@studio/domain/content/films/manifest'
import { BufferSource, getFirstEncodableVideoCodec, Input, type InputVideoTrack, MP4, Quality } from 'mediabunny'
import { NoFilm } from '../filmProblem'
import { asItIs, firstLight, partOf } from './convert'
import type { FilmPiece } from './cutFilm'
import type { LoopPart } from './messages'

/** Bits per second of an encoded loop: six seconds are about 600 KB. */
const bitsPerSecond = 800_000
/** Longer side of a loop in pixels. The second is for films so restless that an encoder exceeds its bits at the first. */
const longerSides = [640, 320]
const silent = { audio: { discard: true } } as const

/**
 * Makes a silent MP4 file of a part of a film, in one piece. Returns its manifest. It is encoded if the browser can, and
 * otherwise copied from key frame to key frame.
 *
 * @throws NoFilm 'noLoop' if neither gives a small file that plays everywhere.
 */
export async function cutLoop(
  input: Input,
  part: LoopPart,
  onPiece: (piece: FilmPiece) => Promise<void>,
): Promise<FilmManifest> {
  const film = await input.getPrimaryVideoTrack()
  if (!film) throw new NoFilm('noPictures')
  const bytes = await firstLight([
    ...longerSides.map((side) => () => encoded(input, film, part, side)),
    () => copied(input, film, part),
  ])
  if (!bytes) throw new NoFilm('noLoop')
  const manifest = await manifestOf(bytes)
  await onPiece({ hash: manifest.init.pieces[0] as string, bytes })
  return manifest
}

/** Returns an encoded loop; undefined if the browser has no encoder for it. */
async function encoded(input: Input, film: InputVideoTrack, part: LoopPart, longerSide: number) {
  const [width, height] = [await film.getDisplayWidth(), await film.getDisplayHeight()]
  const scale = Math.min(1, longerSide / Math.max(width, height))
  // Encoders want even numbers.
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2))
  const size = { width: even(width), height: even(height) }
  const quality = new Quality({ bitrate: bitsPerSecond })
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9'], { ...size, quality })
  if (!codec) return undefined
  const options = { video: { ...size, fit: 'fill', codec, quality }, copy: false, ...silent } as const
  return partOf(input, part, options).catch((error: unknown) => {
    console.info('the loop could not be encoded', error)
    return undefined
  })
}

/** Returns a loop as it is in the film, from the key frame before its start; undefined if that does not play everywhere. */
async function copied(input: Input, film: InputVideoTrack, part: LoopPart) {
  if ((await film.getCodec()) !== 'avc') return undefined
  return partOf(input, part, { copy: asItIs, ...silent })
}

async function manifestOf(bytes: Uint8Array<ArrayBuffer>): Promise<FilmManifest> {
  const loop = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const film = await loop.getPrimaryVideoTrack()
  const codecs = await film?.getCodecParameterString()
  if (!film || !codecs) throw new NoFilm('noLoop')
  return {
    version: 1,
    width: await film.getDisplayWidth(),
    height: await film.getDisplayHeight(),
    seconds: await loop.computeDuration(),
    framesPerSecond: (await film.computeFrameRateMetrics()).averageFrameRate,
    codecs,
    hasAudio: false,
    bytes: bytes.length,
    init: { bytes: bytes.length, pieces: [await pieceHashOf(bytes)] },
    segments: [],
  }
}
