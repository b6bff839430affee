/*
 * A mark names the source of a text, in invisible characters after it: Unicode's tags, which copy ASCII and are drawn
 * by no font. The console reads the marks in the page that it shows and so knows which element shows which text.
 */

const begin = '\u{E0001}'
const end = '\u{E007F}'
/** The distance of a tag from the ASCII character that it copies. */
const distance = 0xe0000
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu

const moved = (text: string, by: number) =>
  [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('')

/** Returns a text with the mark of its source, which must be printable ASCII; an empty text stays empty. */
export const withMark = (text: string, source: string) =>
  text === '' ? '' : `${text}${begin}${moved(source, distance)}${end}`

/** Returns a text without its marks, and the sources that they name, in order. */
export function readMarks(text: string): { text: string; sources: string[] } {
  const sources = [...text.matchAll(mark)].map(([, tags = '']) => moved(tags, -distance))
  return { text: sources.length > 0 ? text.replace(mark, '') : text, sources }
}

/** Returns whether a text has marks. */
export const hasMarks = (text: string) => text.includes(begin)
