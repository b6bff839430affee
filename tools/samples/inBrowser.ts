/* Runs in the browser that tools/samples.ts starts: draws the pieces and encodes them. */
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny'
import { pictures } from './pictures.ts'
import { drawAt, lengthOf, type Piece } from './piece.ts'
import { brisaBotanica } from './pieces/brisaBotanica.ts'
import { cafeAurora } from './pieces/cafeAurora.ts'
import { frecuenciaNocturna } from './pieces/frecuenciaNocturna.ts'
import { horizonteSur } from './pieces/horizonteSur.ts'
import { pulso } from './pieces/pulso.ts'
import { volta } from './pieces/volta.ts'
import { showreel } from './showreel.ts'
import { music, unmixed } from './sound.ts'

const rate = 25
const pieces: Record<string, Piece> = {
  'cafe-aurora': cafeAurora,
  'brisa-botanica': brisaBotanica,
  volta,
  'horizonte-sur': horizonteSur,
  pulso,
  'frecuencia-nocturna': frecuenciaNocturna,
  showreel,
}

interface FilmOrder {
  name: string
  kind: 'mp4' | 'webm'
  /** Length of the picture's long side. */
  long: number
  bitrate: number
  hasSound: boolean
}

function boardOf(name: string, long: number) {
  const piece = pieces[name] ?? pictures[name]
  if (!piece) throw new Error(`no piece is called ${name}`)
  const scale = long / Math.max(piece.width, piece.height)
  // Encoders want even sizes.
  const even = (length: number) => 2 * Math.round((length * scale) / 2)
  const canvas = new OffscreenCanvas(even(piece.width), even(piece.height))
  const board = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  board.scale(canvas.width / piece.width, canvas.height / piece.height)
  return { piece, canvas, board }
}

const asText = (bytes: ArrayBuffer) => new Uint8Array(bytes).toBase64()

const tools = {
  names: () => Object.keys(pieces),
  pictures: () => Object.keys(pictures),
  /** Returns the still picture at a number of seconds, as a PNG. */
  async still(name: string, long: number, seconds: number): Promise<string> {
    const { piece, canvas, board } = boardOf(name, long)
    drawAt(piece, board, seconds)
    return asText(await (await canvas.convertToBlob()).arrayBuffer())
  },
  async film({ name, kind, long, bitrate, hasSound }: FilmOrder): Promise<string> {
    const { piece, canvas, board } = boardOf(name, long)
    const target = new BufferTarget()
    const output = new Output({
      format: kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
      target,
    })
    const frames = new CanvasSource(canvas, {
      codec: kind === 'mp4' ? 'avc' : 'vp9',
      quality: new Quality({ bitrate, bitrateMode: 'variable' }),
      keyFrameInterval: 60,
      latencyMode: 'quality',
    })
    output.addVideoTrack(frames, { frameRate: rate })
    const sound = new AudioBufferSource({ codec: 'aac', bitrate: 96_000 })
    if (hasSound) output.addAudioTrack(sound)
    await output.start()
    if (hasSound) await sound.add(await music(lengthOf(piece)))
    for (let at = 0; at < Math.round(lengthOf(piece) * rate); at++) {
      drawAt(piece, board, at / rate)
      await frames.add(at / rate, 1 / rate)
    }
    await output.finalize()
    if (!target.buffer) throw new Error(`${name} was not encoded`)
    return asText(target.buffer)
  },
  /** Returns an M4A file of some seconds of music, before or after the mix. */
  async sound(side: 'before' | 'after', seconds: number): Promise<string> {
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const sound = new AudioBufferSource({ codec: 'aac', bitrate: 64_000 })
    output.addAudioTrack(sound)
    await output.start()
    await sound.add(await (side === 'before' ? unmixed : music)(seconds))
    await output.finalize()
    if (!target.buffer) throw new Error('the sound was not encoded')
    return asText(target.buffer)
  },
}
export type SampleTools = typeof tools

registerAacEncoder()
Object.assign(globalThis, { tools })
