import { asciiDigits, narrow } from '../../values/cleanText.ts'
import { type Cue, textOfCue, webVttOf } from './captions.ts'

/* Reads captions from SRT or WebVTT files as they really are, and repairs their common faults. */

/** Captions that were read, and the number of cues that needed a repair. */
export interface CaptionsReading {
  cues: Cue[]
  repaired: number
}

/** A time: hours may be missing, and the fraction may follow a comma, a point or a colon. */
const time = String.raw`(?:(\d{1,3})\s*:\s*)?(\d{1,3})\s*:\s*(\d{1,2})(?:\s*[.,:;]\s*(\d{1,3}))?`
const timing = new RegExp(String.raw`^\s*${time}\s*(?:-{1,3}>|[→—–])\s*${time}`)

/** A cue as it was written. */
interface Written extends Cue {
  isOdd: boolean
}

/**
 * Returns the cues in a file's text, in order, without overlaps. Reversed times are swapped, times without a length
 * get one, and empty or repeated cues are dropped. Tags, settings, notes and styles are dropped without being counted.
 */
export function readCaptions(text: string): CaptionsReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029]/)
  const starts = lines.flatMap((line, at) => {
    const found = timing.exec(asciiDigits(narrow(line)))
    return found ? [{ at, from: msOf(found.slice(1, 5)), to: msOf(found.slice(5, 9)) }] : []
  })
  const written = starts.map(({ at, from, to }, index): Written => {
    const next = starts[index + 1]
    const body = textIn(lines.slice(at + 1, next?.at), next !== undefined)
    return { from: Math.min(from, to), to: Math.max(from, to), text: textOfCue(body), isOdd: to <= from }
  })
  return inOrder(written)
}

/** Returns the WebVTT of a text in any form; the text itself if it has no cues. */
export const captionsIn = (text: string): string => webVttOf(readCaptions(text).cues) || text.trim()

/** Returns a time in ms. A fraction of one or two digits counts tenths or hundredths. */
function msOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]): number {
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
}

/**
 * Returns a cue's text from the lines up to the next cue's times, or to the end. The last line is left out if it is the
 * next cue's number, or its name after a blank line. Blocks of notes and styles are left out as well.
 */
function textIn(lines: readonly string[], hasNext: boolean): string {
  const end = lines.findLastIndex((line) => line.trim() !== '')
  const isNumber = end > 0 && /^\s*\d+\s*$/.test(lines[end] ?? '')
  const isName = end > 0 && end === lines.length - 1 && lines[end - 1]?.trim() === ''
  return lines
    .slice(0, hasNext && (isNumber || isName) ? end : end + 1)
    .join('\n')
    .split(/\n[^\S\n]*\n/)
    .filter((block) => !/^\s*(NOTE|STYLE|REGION)(\s|$)/.test(block))
    .join('\n')
}

/** The length of a cue that was written without one, in ms. */
const usualMs = 2000

function inOrder(written: readonly Written[]): CaptionsReading {
  const sorted = written.filter(({ text }) => text !== '').sort((one, other) => one.from - other.from)
  const isMoved = written.some(({ from }, at) => from < (written[at - 1]?.from ?? 0))
  const cues: Cue[] = []
  let repaired = written.length - sorted.length + (isMoved ? 1 : 0)
  for (const { from, to, text, isOdd } of sorted) {
    const before = cues.at(-1)
    if (isOdd || (before && before.to > from)) repaired += 1
    if (before?.from === from) {
      if (before.text !== text) before.text = `${before.text}\n${text}`
      before.to = Math.max(before.to, to)
      continue
    }
    if (before) before.to = Math.min(before.to, from)
    cues.push({ from, to, text })
  }
  for (const [at, cue] of cues.entries())
    if (cue.to === cue.from) cue.to = Math.min(cue.from + usualMs, cues[at + 1]?.from ?? Number.POSITIVE_INFINITY)
  return { cues, repaired }
}
