import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { type FilmManifest, maxFilmFileBytes, maxPieceBytes, pieceHashOf } from '@studio/domain/content/films/manifest'
import {
  BufferTarget,
  CmafOutputFormat,
  Conversion,
  HlsOutputFormat,
  type Input,
  Output,
  PathedTarget,
} from 'mediabunny'
import { NoFilm } from '../filmProblem'
import { withoutDates } from './withoutDates'

/** A part of a file of the film, small enough for a document. */
export interface FilmPiece {
  hash: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Cutting {
  input: Input
  facts: FilmFacts
  /** Called for each piece in turn; the next one is cut once it resolves. */
  onPiece: (piece: FilmPiece) => Promise<void>
  /** Called with a number from 0 to 1. */
  onProgress: (part: number) => void
}

/** Length of a segment in seconds, if the film has key frames that often. */
const segmentSeconds = 2

const initPath = 'init.mp4'

/** Accepted difference between the lengths of a film and of its segments, in seconds. */
const mostMissing = 0.5

/**
 * Cuts a film into an HLS set without decoding it: picture and sound are copied as they are. Returns its manifest.
 *
 * @throws NoFilm if the file is damaged or its codecs cannot be copied.
 */
export async function cutFilm({ input, facts, onPiece, onProgress }: Cutting): Promise<FilmManifest> {
  const files = new Map<string, FilmManifest['init']>()
  let playlist = ''
  const keep = async (path: string, buffer: ArrayBuffer) => {
    const bytes = new Uint8Array(buffer)
    if (bytes.length > maxFilmFileBytes) throw new NoFilm('keyFrames')
    if (path === initPath) withoutDates(bytes)
    const pieces: string[] = []
    for (let at = 0; at < bytes.length; at += maxPieceBytes) {
      // A copy, because the worker hands over the memory of each piece.
      const piece = bytes.slice(at, at + maxPieceBytes)
      const hash = await pieceHashOf(piece)
      pieces.push(hash)
      await onPiece({ hash, bytes: piece })
    }
    files.set(path, { bytes: bytes.length, pieces })
  }
  const format = new HlsOutputFormat({
    segmentFormat: new CmafOutputFormat(),
    targetDuration: segmentSeconds,
    getInitPath: () => initPath,
    getSegmentPath: ({ n }) => `${n}`,
    onPlaylist: (text) => {
      playlist = text
    },
  })
  const isPlaylist = (path: string) => path.endsWith('.m3u8')
  const target = new PathedTarget(
    'film.m3u8',
    ({ path }) => new BufferTarget({ onFinalize: (buffer) => (isPlaylist(path) ? undefined : keep(path, buffer)) }),
  )
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    // Drops the tags, because a phone's film names the place where it was taken.
    tags: {},
    showWarnings: false,
  })
  const kinds = conversion.utilizedTracks.map(({ type }) => type)
  if (!conversion.isValid || !kinds.includes('video')) throw new NoFilm('codec')
  if (facts.audioCodec !== undefined && !kinds.includes('audio')) throw new NoFilm('audioCodec')
  conversion.onProgress = onProgress
  await conversion.execute()
  const codecs = await Promise.all(conversion.utilizedTracks.map((track) => track.getCodecParameterString()))
  return manifestOf(facts, codecs.join(','), playlist, files)
}

/** Returns the manifest of the files that were written; the playlist states each segment's length. */
function manifestOf(
  facts: FilmFacts,
  codecs: string,
  playlist: string,
  files: ReadonlyMap<string, FilmManifest['init']>,
): FilmManifest {
  const init = files.get(initPath)
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+).*\n(.+)$/gm)].map(([, seconds, path = '']) => {
    const file = files.get(path)
    if (!file) throw new Error(`no segment ${path}`)
    return { seconds: Number(seconds), ...file }
  })
  const length = segments.reduce((sum, { seconds }) => sum + seconds, 0)
  // Mediabunny silently leaves out the missing part of a truncated file.
  if (!init || Math.abs(length - facts.seconds) > mostMissing) throw new NoFilm('damaged')
  return {
    version: 1,
    width: facts.width,
    height: facts.height,
    seconds: facts.seconds,
    framesPerSecond: facts.framesPerSecond,
    codecs,
    hasAudio: facts.audioCodec !== undefined,
    bytes: segments.reduce((sum, { bytes }) => sum + bytes, init.bytes),
    init,
    segments,
  }
}
