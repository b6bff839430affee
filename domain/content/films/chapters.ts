import { asciiDigits, cleanText, narrow } from '../../values/cleanText.ts'
import { clockOf } from '../media/pieceLength.ts'
import { readCaptions } from './readCaptions.ts'

/** A chapter of a film: when it begins, in seconds, and its title. */
export interface Chapter {
  at: number
  title: string
}

/** A line such as `0:12 Title`, `(1:02:03) - Title` or `- 0:12: Title`. */
const chapterLine = /^[\s>*•·-]*[([]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?!\d)[)\]]?[\s:.|–—-]*([^\s:.|–—-].*)$/

/**
 * Returns the chapters in a text with one in each line, or in WebVTT, in order. Undefined if a line is something else.
 */
export function readChapters(text: string): Chapter[] | undefined {
  const { cues } = readCaptions(text)
  if (cues.length > 0) return cues.map((cue) => ({ at: cue.from / 1000, title: cue.text.replaceAll('\n', ' ') }))
  const lines = cleanText(text)
    .split('\n')
    .filter((line) => line.trim())
  const chapters = lines.flatMap((line) => chapterIn(line) ?? [])
  return chapters.length === lines.length ? chapters.sort((one, other) => one.at - other.at) : undefined
}

function chapterIn(line: string): Chapter | undefined {
  // Converts only the time; full-width letters in a title stay as they are.
  const [start = ''] = /^[^\p{L}]*/u.exec(line) ?? []
  const found = chapterLine.exec(asciiDigits(narrow(start)) + line.slice(start.length))
  if (!found) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', title = ''] = found
  return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title: title.trim() }
}

/** Returns chapters as a text with one in each line. */
export const chaptersText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title }) => `${clockOf(at) || '0:00'} ${title}`).join('\n')

const wordsOf = (title: string) => title.normalize('NFKC').toLowerCase().trim()

/** Returns the project that a chapter's title names; undefined if none has that title. */
export const projectOf = <Project extends { title: string }>(
  { title }: Chapter,
  projects: readonly Project[],
): Project | undefined => projects.find((project) => wordsOf(project.title) === wordsOf(title))
