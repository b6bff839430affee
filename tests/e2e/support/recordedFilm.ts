import {
  BufferSource,
  BufferTarget,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Page } from 'playwright/test'

const mimeType = 'video/mp4'

/** Length of the recording that is repeated, in seconds. */
const recordedSeconds = 2

/**
 * Returns an mp4 film of at least `bytes` and about four seconds, 9:16. The browser of a page records two seconds, which
 * are repeated.
 */
export async function recordedFilm(page: Page, bytes = 1) {
  const recording = await record(page)
  return {
    name: 'film.mp4',
    mimeType,
    buffer: await repeated(recording, Math.max(2, Math.ceil(bytes / recording.length))),
  }
}

/** Records noise, which compresses badly. */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([type, seconds]) => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [360, 640]
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const noise = context.createImageData(canvas.width, 64)
      const draw = () => {
        for (let at = 0; at < noise.data.length; at += 65_536)
          crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
        for (let y = 0; y < canvas.height; y += 64) context.putImageData(noise, (y * 7) % 50, y)
      }
      draw()
      const timer = setInterval(draw, 50)
      const codec = `${type};codecs=avc1.42E01E`
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: codec, videoBitsPerSecond: 2e7 })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
      recorder.start()
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      recorder.stop()
      await ended
      clearInterval(timer)
      const reader = new FileReader()
      const read = new Promise((resolve) => reader.addEventListener('load', resolve))
      reader.readAsDataURL(new Blob(parts))
      await read
      return String(reader.result).split(',')[1] ?? ''
    },
    [mimeType, recordedSeconds] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Returns a film that shows another one several times, without encoding it again. */
async function repeated(film: Buffer, times: number): Promise<Buffer> {
  const track = await new Input({ source: new BufferSource(film), formats: [MP4] }).getPrimaryVideoTrack()
  if (!track?.codec) throw new Error('the browser recorded no film')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const [first, last] = [packets[0], packets.at(-1)]
  if (!first || !last) throw new Error('the browser recorded no frame')
  const length = last.timestamp + last.duration - first.timestamp
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const video = new EncodedVideoPacketSource(track.codec)
  output.addVideoTrack(video)
  await output.start()
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for (let time = 0; time < times; time++)
    for (const packet of packets)
      await video.add(packet.clone({ timestamp: packet.timestamp - first.timestamp + time * length }), {
        ...(decoderConfig && { decoderConfig }),
      })
  await output.finalize()
  if (!target.buffer) throw new Error('the film could not be written')
  return Buffer.from(target.buffer)
}
