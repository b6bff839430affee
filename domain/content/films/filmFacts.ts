import { pieceFormats } from '../../limits.ts'

/** A film's properties, as read from its file. */
export interface FilmFacts {
  bytes: number
  /** Size as displayed, after rotation, in pixels. */
  width: number
  height: number
  seconds: number
  framesPerSecond: number
  /** False if the time between frames varies. */
  hasSteadyRate: boolean
  /** Mediabunny's name of the codec, such as `avc` or `hevc`. */
  codec: string
  /** Bits of each colour: 8, or more in films for grading. */
  bits: number
  /** The codec of the sound, such as `aac`; undefined for a film without sound. */
  audioCodec: string | undefined
  /** The longest time between two key frames, in seconds. Players can only start at a key frame. */
  longestGap: number
}

/** Returns the bits of each colour that a codec string declares; 8 if it does not declare any. */
export function bitsOf(codecString: string): number {
  const [name = '', ...parts] = codecString.split('.')
  // High 10, High 4:2:2 and High 4:4:4, whose first two digits are the profile.
  if (/^avc[13]$/.test(name)) return /^(6e|7a|f4)/i.test(parts[0] ?? '') ? 10 : 8
  if (/^(hvc1|hev1)$/.test(name)) return parts[0] === '1' || parts[0] === '3' ? 8 : 10
  const bits = Number(name === 'vp09' ? parts[2] : name === 'av01' ? parts[2] : undefined)
  return bits > 8 ? bits : 8
}

/**
 * Returns the ratio of a film: the usual format that it is close to, such as '9:16', or else its own, such as '4:3' or
 * '1.85:1'. Returns '' for an extreme one.
 */
export function formatOf({ width, height }: Pick<FilmFacts, 'width' | 'height'>): string {
  const isClose = (across: number, down: number, by: number) => Math.abs((width * down) / (height * across) - 1) < by
  const usual = pieceFormats.find((format) => {
    const [across = 1, down = 1] = format.split(':').map(Number)
    return isClose(across, down, 0.03)
  })
  if (usual) return usual
  for (let across = 1; across < 10; across++)
    for (let down = 1; down < 10; down++) if (isClose(across, down, 0.003)) return `${across}:${down}`
  const rounded = (ratio: number) => Math.round(ratio * 100) / 100
  const [wide, tall] = [rounded(width / height), rounded(height / width)]
  if (Math.max(wide, tall) >= 100) return ''
  return wide > 1 ? `${wide}:1` : `1:${tall}`
}

/** The codecs that some browser plays from HLS. A film in another one must be exported again. */
export const playableCodecs: Readonly<Record<'video' | 'audio', readonly string[]>> = {
  video: ['avc', 'hevc', 'vp9', 'av1'],
  audio: ['aac', 'mp3', 'opus', 'flac', 'ac3', 'eac3'],
}
