import { maxLoopBytes } from '@studio/domain/content/films/manifest'
import { BufferTarget, Conversion, type ConversionOptions, type Input, Mp4OutputFormat, Output } from 'mediabunny'
import type { LoopPart } from './messages'
import { withoutDates } from './withoutDates'

/** Copies the tracks without decoding them. */
export const asItIs = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const

/** Returns an MP4 file of a part of a film; undefined if that is impossible with these options. */
export async function partOf(
  input: Input,
  { start, seconds }: LoopPart,
  options: Pick<ConversionOptions, 'video' | 'audio' | 'copy'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    trim: { start, end: start + seconds },
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

/** Returns the first result that fits into one piece; undefined if none does. */
export async function firstLight(ways: readonly (() => Promise<Uint8Array<ArrayBuffer> | undefined>)[]) {
  for (const way of ways) {
    const bytes = await way()
    if (bytes && bytes.length <= maxLoopBytes) return bytes
  }
  return undefined
}
