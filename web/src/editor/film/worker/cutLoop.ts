import { type FilmManifest, maxLoopBytes, pieceHashOf } from '@studio/domain/content/films/manifest'
import {
  BufferSource,
  BufferTarget,
  Conversion,
  type ConversionOptions,
  getFirstEncodableVideoCodec,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { NoFilm } from '../filmProblem'
import type { FilmPiece } from './cutFilm'
import type { LoopPart } from './messages'
import { withoutDates } from './withoutDates'

/** Bits per second of an encoded loop: six seconds are about 600 KB. */
const bitsPerSecond = 800_000
/** Longer side of a loop in pixels. The second is for films so restless that an encoder exceeds its bits at the first. */
const longerSides = [640, 320]

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

/** Returns the first loop that is small enough; undefined if none is. */
async function firstLight(ways: readonly (() => Promise<Uint8Array<ArrayBuffer> | undefined>)[]) {
  for (const way of ways) {
    const bytes = await way()
    if (bytes && bytes.length <= maxLoopBytes) return bytes
  }
  return undefined
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
  return converted(input, part, { video: { ...size, fit: 'fill', codec, quality }, copy: false }).catch(
    (error: unknown) => {
      console.info('the loop could not be encoded', error)
      return undefined
    },
  )
}

/** Returns a loop as it is in the film, from the key frame before its start; undefined if that does not play everywhere. */
async function copied(input: Input, film: InputVideoTrack, part: LoopPart) {
  if ((await film.getCodec()) !== 'avc') return undefined
  return converted(input, part, { copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } })
}

async function converted(
  input: Input,
  { start, seconds }: LoopPart,
  options: Pick<ConversionOptions, 'video' | 'copy'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    trim: { start, end: start + seconds },
    audio: { discard: true },
    tags: {},
    showWarnings: false,
    ...options,
  })
  if (!conversion.isValid) return undefined
  await conversion.execute()
  if (!target.buffer) return undefined
  const bytes = new Uint8Array(target.buffer)
  withoutDates(bytes)
  return bytes
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
