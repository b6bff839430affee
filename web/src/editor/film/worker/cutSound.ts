import { type FilmManifest, longestSound, pieceHashOf } from '@studio/domain/content/films/manifest'
import { BufferSource, getFirstEncodableAudioCodec, Input, type InputAudioTrack, MP4, Quality } from 'mediabunny'
import { NoFilm } from '../filmProblem'
import { asItIs, firstLight, partOf } from './convert'
import type { FilmPiece } from './cutFilm'

const part = { start: 0, seconds: longestSound }
/** Bits per second of an encoded sound: a minute is about 720 KB. */
const bitsPerSecond = 96_000
const withoutPictures = { video: { discard: true } } as const

/**
 * Makes an MP4 file of the sound of a file, in one piece. Returns its manifest. AAC is copied as it is; anything else,
 * and AAC that is too large, is encoded if the browser can.
 *
 * @throws NoFilm 'noSound' if neither gives a small file.
 */
export async function cutSound(input: Input, onPiece: (piece: FilmPiece) => Promise<void>): Promise<FilmManifest> {
  const track = await input.getPrimaryAudioTrack()
  const bytes = track && (await firstLight([() => copied(input, track), () => encoded(input)]))
  if (!bytes) throw new NoFilm('noSound')
  const manifest = await manifestOf(bytes)
  await onPiece({ hash: manifest.init.pieces[0] as string, bytes })
  return manifest
}

/** Returns the sound as it is in the file; undefined if that does not play everywhere. */
const copied = async (input: Input, track: InputAudioTrack) =>
  (await track.getCodec()) === 'aac' ? partOf(input, part, { copy: asItIs, ...withoutPictures }) : undefined

/** Returns an encoded sound; undefined if the browser has no encoder for it. */
async function encoded(input: Input) {
  const quality = new Quality({ bitrate: bitsPerSecond })
  const codec = await getFirstEncodableAudioCodec(['aac', 'opus'], { quality })
  if (!codec) return undefined
  return partOf(input, part, { audio: { codec, quality }, copy: false, ...withoutPictures }).catch((error: unknown) => {
    console.info('the sound could not be encoded', error)
    return undefined
  })
}

async function manifestOf(bytes: Uint8Array<ArrayBuffer>): Promise<FilmManifest> {
  const sound = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const track = await sound.getPrimaryAudioTrack()
  const codecs = await track?.getCodecParameterString()
  if (!codecs) throw new NoFilm('noSound')
  return {
    version: 1,
    width: 0,
    height: 0,
    seconds: await sound.computeDuration(),
    framesPerSecond: 0,
    codecs,
    hasAudio: true,
    bytes: bytes.length,
    init: { bytes: bytes.length, pieces: [await pieceHashOf(bytes)] },
    segments: [],
  }
}
