import { cleanText } from '../../values/cleanText.ts'

/*
 * Captions of a film. They are stored as WebVTT without settings, styles or tags: one form for the player, the
 * translation and the transcript. readCaptions.ts reads everything else.
 */

/**
 * Maximum characters of the captions in one language: about five minutes of continuous speech. All languages together
 * fit into one entry of the log.
 */
export const maxCaptionsLength = 8000

/** A caption, with its times in ms. Its text has one line or more, each visible. */
export interface Cue {
  from: number
  to: number
  text: string
}

const head = 'WEBVTT'

/** Returns whether a text is stored captions. */
export const isCaptions = (text: string) => text.startsWith(`${head}\n`)

/** Returns captions as WebVTT; '' without cues. */
export const webVttOf = (cues: readonly Cue[]): string =>
  cues.length === 0
    ? ''
    : [head, ...cues.map(({ from, to, text }) => `${clockOf(from)} --> ${clockOf(to)}\n${escaped(text)}`)].join('\n\n')

/** Returns a time in ms as WebVTT writes it: `01:02.500`, with hours only if there are any. */
function clockOf(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const hours = ms >= 3_600_000 ? `${two(ms / 3_600_000)}:` : ''
  return `${hours}${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Replaces the entities of HTML that captions use. */
const unescaped = (text: string) =>
  text
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]{2,4});/gi, (entity, name: string) => entities[name.toLowerCase()] ?? entity)

/** A voice's name, as `<v Ana>`. */
const voice = /<v(?:\.[^\s>]+)?\s+([^>]+)>/gi
/** Tags of HTML and WebVTT, timestamps within a cue, and positions of other subtitle formats (`{\an8}`). */
const tags = /<\/?(?:[a-z][^<>]*|\d[\d:.]*)>|\{\\[^}]*\}/gi

/** Returns the visible text of a cue: without tags, invisible lines and spaces at the ends of lines. */
export const textOfCue = (written: string): string =>
  cleanText(unescaped(written.replace(voice, '$1: ').replace(tags, '')))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
