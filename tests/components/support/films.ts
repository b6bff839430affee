import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { filmHashOf, filmPath, playlistOf } from '@studio/domain/content/films/manifest'
import {
  BufferTarget,
  CanvasSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
  QUALITY_LOW,
  QUALITY_VERY_HIGH,
  type VideoCodec,
} from 'mediabunny'
import { NoFilm } from '../../../web/src/editor/film/filmProblem'
import { makeFilm } from '../../../web/src/editor/film/makeFilm'

/** A frame of AAC that is silent, in stereo: 1024 samples. Chromium has no encoder for AAC on Linux. */
const silence = new Uint8Array([0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80])
const [sampleRate, samplesAFrame] = [48_000, 1024]

interface FilmOptions {
  width?: number
  height?: number
  seconds?: number
  framesPerSecond?: number
  codec?: VideoCodec
  hasAudio?: boolean
  /** Seconds between key frames. */
  keyFrames?: number
  tags?: MetadataTags
  hasPictures?: boolean
  /** Fills the picture with noise, which compresses badly. */
  isNoisy?: boolean
  /** Stores the index after the film, as cameras do. */
  indexAtEnd?: boolean
  /** Returns when a frame appears, in seconds. */
  timeOf?: (frame: number) => number
}

/** Number of squares across the picture that state a frame's number in binary. */
const bits = 8

/**
 * Returns a film whose frames show their number: in digits, and as a row of white and black squares at the top. Its
 * sound is silence.
 */
export async function filmFile({
  width = 320,
  height = 180,
  seconds = 5,
  framesPerSecond = 10,
  codec = 'avc',
  hasAudio = true,
  keyFrames = 1,
  tags,
  hasPictures = true,
  isNoisy = false,
  indexAtEnd = false,
  timeOf = (frame) => frame / framesPerSecond,
}: FilmOptions = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(indexAtEnd ? { fastStart: false } : {}), target })
  const quality = isNoisy ? QUALITY_VERY_HIGH : QUALITY_LOW
  const video = new CanvasSource(canvas, { codec, quality, keyFrameInterval: keyFrames })
  if (hasPictures) output.addVideoTrack(video)
  const audio = new EncodedAudioPacketSource('aac')
  if (hasAudio) output.addAudioTrack(audio)
  if (tags) output.setMetadataTags(tags)
  await output.start()
  for (let frame = 0; hasPictures && frame < seconds * framesPerSecond; frame++) {
    draw(context, frame)
    if (isNoisy) addNoise(context)
    await video.add(timeOf(frame), timeOf(frame + 1) - timeOf(frame))
  }
  if (hasAudio) await addSilence(audio, seconds)
  await output.finalize()
  return new File([target.buffer as ArrayBuffer], 'film.mp4', { type: 'video/mp4' })
}

function draw(context: OffscreenCanvasRenderingContext2D, frame: number) {
  const { width, height } = context.canvas
  context.fillStyle = `hsl(${frame * 30} 60% 40%)`
  context.fillRect(0, 0, width, height)
  const side = width / bits
  for (let bit = 0; bit < bits; bit++) {
    context.fillStyle = (frame >> bit) & 1 ? '#fff' : '#000'
    context.fillRect(bit * side, 0, side, side)
  }
  context.fillStyle = '#fff'
  context.font = `${Math.round(height / 4)}px sans-serif`
  context.fillText(String(frame), width / 8, height * 0.9)
}

function addNoise(context: OffscreenCanvasRenderingContext2D) {
  const { width, height } = context.canvas
  const picture = context.getImageData(0, height / 2, width, height / 2)
  // At most 65,536 random bytes come at once.
  for (let at = 0; at < picture.data.length; at += 65_536)
    crypto.getRandomValues(picture.data.subarray(at, at + 65_536))
  context.putImageData(picture, 0, height / 2)
}

async function addSilence(audio: EncodedAudioPacketSource, seconds: number) {
  const length = samplesAFrame / sampleRate
  const decoderConfig = {
    codec: 'mp4a.40.2',
    numberOfChannels: 2,
    sampleRate,
    description: new Uint8Array([0x11, 0x90]),
  }
  for (let at = 0; at * length < seconds; at++)
    await audio.add(new EncodedPacket(silence, 'key', at * length, length), { decoderConfig })
}

/** Cuts a film as the form does. Returns its manifest, pieces and properties. */
export async function cut(file: Blob) {
  const pieces = new Map<string, Uint8Array<ArrayBuffer>>()
  const facts: FilmFacts[] = []
  const manifest = await makeFilm(file, {
    onFacts: (found) => facts.push(found),
    onProgress: () => undefined,
    keepPiece: async ({ hash, bytes }) => {
      pieces.set(hash, bytes)
    },
    signal: new AbortController().signal,
  })
  return { manifest, pieces, facts: facts[0] as FilmFacts }
}

/** Makes a film, cuts it and stores it on the tests' server. Returns its address on the site. */
export const filmOnServer = async (options: FilmOptions = {}) => cutOnServer(await filmFile(options))

/** Cuts a film and stores it on the tests' server. Returns its address on the site. */
export async function cutOnServer(file: Blob): Promise<string> {
  const { manifest, pieces } = await cut(file)
  const address = filmPath(await filmHashOf(manifest))
  const put = (name: string, ...parts: BlobPart[]) =>
    fetch(address.replace('film.m3u8', name), { method: 'PUT', body: new Blob(parts) })
  const partsOf = (hashes: readonly string[]) => hashes.map((hash) => pieces.get(hash) as Uint8Array<ArrayBuffer>)
  await put('film.m3u8', playlistOf(manifest))
  await put('init.mp4', ...partsOf(manifest.init.pieces))
  for (const [at, segment] of manifest.segments.entries()) await put(`${at}.m4s`, ...partsOf(segment.pieces))
  return address
}

/** Returns the problem for which a file is refused; undefined if it is not. */
export const problemOf = (file: Blob): Promise<string | undefined> =>
  cut(file).then(
    () => undefined,
    (error: unknown) => (error instanceof NoFilm ? error.problem : String(error)),
  )

/** Returns the number of the frame that a video shows. */
export function frameShown(video: CanvasImageSource & { videoWidth: number; videoHeight: number }): number {
  const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d')
  if (!context) return -1
  context.drawImage(video, 0, 0)
  const side = video.videoWidth / bits
  const brightness = (bit: number) => context.getImageData((bit + 0.5) * side, side / 2, 1, 1).data[1] ?? 0
  return Array.from({ length: bits }, (_, bit) => (brightness(bit) > 127 ? 1 << bit : 0)).reduce((sum, n) => sum + n)
}
