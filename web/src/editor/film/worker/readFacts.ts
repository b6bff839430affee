import { bitsOf, type FilmFacts, playableCodecs } from '@studio/domain/content/films/filmFacts'
import { EncodedPacketSink, type Input, type InputVideoTrack } from 'mediabunny'
import { NoFilm } from '../filmProblem'

/** Maximum number of tracks. A camera's file has up to about ten: picture, sound, timecode and data. */
const mostTracks = 64

/** Maximum length of a film in seconds. */
const mostSeconds = 86_400

/** Latest accepted start of picture and sound in a file, in seconds. */
const latestBegin = 10

/** Frames from which the frame rate is estimated. */
const probedFrames = 1000

/**
 * Returns a film's properties.
 *
 * @throws NoFilm if the file is not a film, or one that cannot be cut.
 */
export async function readFacts(input: Input, bytes: number): Promise<FilmFacts> {
  if (!(await input.canRead())) throw new NoFilm('noFilm')
  const tracks = await input.getTracks()
  // The index of a film that was cut off is missing.
  if (tracks.length === 0) throw new NoFilm('damaged')
  if (tracks.length > mostTracks) throw new NoFilm('tooManyTracks')
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new NoFilm('noPictures')
  const codec = await video.getCodec()
  const codecString = await video.getCodecParameterString()
  if (codec === null || codecString === null || !playableCodecs.video.includes(codec)) throw new NoFilm('codec')
  const audio = await video.getPrimaryPairableAudioTrack()
  const audioCodec = audio ? ((await audio.getCodec()) ?? 'unknown') : undefined
  if (audioCodec !== undefined && !playableCodecs.audio.includes(audioCodec)) throw new NoFilm('audioCodec')
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const used = audio ? [video, audio] : [video]
  const begin = await input.getFirstTimestamp(used)
  const seconds = (await input.computeDuration(used)) - Math.max(begin, 0)
  const rate = await video.computeFrameRateMetrics({ targetPacketCount: probedFrames })
  const facts = {
    bytes,
    width,
    height,
    seconds,
    framesPerSecond: rate.underlyingFrameRate ?? rate.averageFrameRate,
    hasSteadyRate: rate.underlyingFrameRate !== null,
    codec,
    bits: bitsOf(codecString),
    audioCodec,
    longestGap: await longestGapIn(video, seconds),
  }
  if (begin > latestBegin || !isPlausible(facts)) throw new NoFilm('damaged')
  return facts
}

/** Returns whether the numbers can be those of a film. Edit lists and headers of a damaged file may say anything. */
const isPlausible = ({ width, height, seconds, framesPerSecond }: FilmFacts) =>
  width > 0 && height > 0 && seconds > 0 && seconds <= mostSeconds && framesPerSecond > 0 && framesPerSecond <= 1000

/** Returns the longest time between two key frames, in seconds. */
async function longestGapIn(video: InputVideoTrack, seconds: number): Promise<number> {
  const sink = new EncodedPacketSink(video)
  const metadataOnly = { metadataOnly: true }
  let longest = 0
  let packet = await sink.getFirstKeyPacket(metadataOnly)
  while (packet) {
    const next = await sink.getNextKeyPacket(packet, metadataOnly)
    longest = Math.max(longest, (next?.timestamp ?? seconds) - packet.timestamp)
    packet = next
  }
  return longest
}
