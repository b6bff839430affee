import * as v from 'valibot'
import { collections } from '../../collections.ts'
import { sha256Of } from '../../values/sha256.ts'

/*
 * Uploaded films. A film is an HLS set: one init file and media segments with picture and sound together (CMAF). Its
 * files are cut into pieces, which are stored as documents named by the hash of their bytes. The manifest lists the
 * files and their pieces; a hash of its text names the film. The playlist is derived from it. A card's loop is stored
 * like a film without segments: its init file is a whole MP4 file. A project's sound is stored like a loop without
 * pictures.
 */

/** Maximum bytes of a piece: a Firestore document holds 1 MiB. firestore.rules repeats it. */
export const maxPieceBytes = 1_000_000
/** Maximum bytes of an init file or a segment: a function's response may have 32 MiB. */
export const maxFilmFileBytes = 30_000_000
/** Maximum bytes of a loop or a sound: it is one piece, because visitors load it without asking for it. */
export const maxLoopBytes = maxPieceBytes
/** Longest sound in seconds; the rest of a longer file is left out. */
export const longestSound = 60
/** Maximum bytes of a film, five times what the specification calls large. */
export const maxFilmBytes = 200_000_000
/** Maximum characters of a manifest's text; firestore.rules repeats it. */
export const maxManifestLength = 200_000

const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFilmFileBytes))
const Pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16_384))
const Pieces = v.pipe(v.array(Hash), v.minLength(1), v.maxLength(100))
const Seconds = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(86_400))

/** A file of a film: its size, and the hashes of the pieces that make it up, in order. */
const FilmFile = v.strictObject({ bytes: Bytes, pieces: Pieces })

/** A manifest. The order of its keys is part of the format, because the text is hashed. */
export const FilmManifest = v.pipe(
  v.strictObject({
    version: v.literal(1),
    /** Size as displayed, after rotation, in pixels; 0 for a sound. */
    width: Pixels,
    height: Pixels,
    seconds: Seconds,
    /** 0 for a sound. */
    framesPerSecond: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1000)),
    /** As in the MIME parameter, such as `avc1.640028,mp4a.40.2`. */
    codecs: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,60}(,[A-Za-z0-9.-]{1,60})?$/)),
    hasAudio: v.boolean(),
    /** Sum of all files. */
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFilmBytes)),
    init: FilmFile,
    segments: v.array(v.strictObject({ seconds: Seconds, bytes: Bytes, pieces: Pieces })),
  }),
  v.check(({ init, segments }) => segments.length > 0 || (init.pieces.length === 1 && init.bytes <= maxLoopBytes)),
  v.check((film) =>
    isSound(film) ? film.height + film.framesPerSecond === 0 : film.height * film.framesPerSecond > 0,
  ),
  // Only a file without segments may lack pictures.
  v.check((film) => !isSound(film) || (film.segments.length === 0 && film.hasAudio)),
  v.check(({ bytes, init, segments }) => bytes === segments.reduce((sum, file) => sum + file.bytes, init.bytes)),
)
export type FilmManifest = v.InferOutput<typeof FilmManifest>

/** Returns a manifest's canonical text, the one that is stored and hashed. Throws if the manifest is not valid. */
export const manifestText = (manifest: FilmManifest): string => JSON.stringify(v.parse(FilmManifest, manifest))

/** Returns the manifest in a canonical text; undefined for any other text. */
export function manifestIn(text: unknown): FilmManifest | undefined {
  if (typeof text !== 'string' || text.length > maxManifestLength) return undefined
  const parsed = v.safeParse(FilmManifest, jsonIn(text))
  return parsed.success && JSON.stringify(parsed.output) === text ? parsed.output : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a film's hash: the SHA-256 of its manifest's canonical text. firestore.rules checks it. */
export const filmHashOf = (manifest: FilmManifest) => sha256Of(new TextEncoder().encode(manifestText(manifest)))

/** Returns a piece's hash: the SHA-256 of its bytes. firestore.rules checks it. */
export const pieceHashOf = (bytes: Uint8Array<ArrayBuffer>) => sha256Of(bytes)

/** Returns whether a stored film is a card's loop or a sound: a whole MP4 file. */
export const isLoop = ({ segments }: FilmManifest) => segments.length === 0

/** Returns whether a stored film is a sound, without pictures. */
export const isSound = ({ width }: { width: number }) => width === 0

/** Returns the hashes of all pieces of a film, each once, in the order in which they are played. */
export const piecesIn = ({ init, segments }: FilmManifest): string[] => [
  ...new Set([init, ...segments].flatMap(({ pieces }) => pieces)),
]

/** Returns the HLS media playlist of a film. Its files are named relative to it. */
export function playlistOf({ segments }: FilmManifest): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    ...segments.flatMap(({ seconds }, at) => [`#EXTINF:${seconds.toFixed(6)},`, `${at}.m4s`]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

/** Returns the path of a film's playlist on the site. This is its address in `video_url`. */
export const filmPath = (hash: string) => `/film/${hash}/film.m3u8`

/** Returns the hash of the uploaded film at an address; undefined for any other address. */
export const ownFilmHash = (address: string): string | undefined =>
  /^\/film\/([0-9a-f]{64})\/film\.m3u8$/.exec(address)?.[1]

/** Returns whether an address is that of an uploaded film. */
export const isOwnFilm = (address: string) => ownFilmHash(address) !== undefined

/**
 * Returns the path of the file of a loop or a sound on the site. This is its address in `loop_url` and `sound_before`;
 * firestore.rules repeats its form.
 */
export const loopPath = (hash: string) => `/film/${hash}/loop.mp4`

/** Returns the hash of the uploaded loop or sound at an address; undefined for any other address. */
export const ownLoopHash = (address: string): string | undefined =>
  /^\/film\/([0-9a-f]{64})\/loop\.mp4$/.exec(address)?.[1]

/** Returns whether an address is that of an uploaded loop or sound. */
export const isOwnLoop = (address: string) => ownLoopHash(address) !== undefined

/** Returns whether an address is that of an uploaded sound or of one of the site's samples. */
export const isSiteSound = (address: string) => isOwnLoop(address) || /^\/samples\/[a-z-]{1,60}\.m4a$/.test(address)

/** Returns the hashes of the uploaded films, loops and sounds in some fields, including nested maps. */
export function ownFilmsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const hash = ownFilmHash(value) ?? ownLoopHash(value)
    return hash === undefined ? [] : [hash]
  }
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(ownFilmsIn))]
}

/** Returns the path of a film's document. */
export const filmDocument = (hash: string) => `${collections.films}/${hash}`

/** Returns the path of a piece's document. */
export const pieceDocument = (hash: string) => `${collections.filmPieces}/${hash}`
