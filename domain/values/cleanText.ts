/*
 * The one place that cleans what people type, paste or let their device fill in. Cleaning never fails, and cleaning a
 * clean text changes nothing.
 */

/**
 * Drops halves of surrogate pairs, which broken software leaves when it cuts inside an emoji. No store and no address
 * can hold them.
 */
export const withoutHalves = (text: string) => text.replace(/\p{Surrogate}/gu, '')

/** All line ends. Vertical tabs come from PowerPoint, form feeds from PDF files. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Control characters except tab and line feed, which nobody types. */
const controls = /(?![\t\n])\p{Cc}/gu

/** Embeddings, overrides, isolates and BOMs, which contact apps and messengers put around a number or a name. */
const wrapping = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Characters without a glyph that values never need. ZWNJ and ZWJ stay: Persian names and addresses hold them. */
const invisible = /\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\uFFF9-\uFFFB]/g

/**
 * Cleans a text in sentences, of one line or more. Keeps emoji sequences, typographic spaces, and the marks that Arabic
 * and Persian need.
 */
export const cleanText = (text: string) =>
  withoutHalves(text).replace(lineEnds, '\n').replace(controls, '').replace(wrapping, '').trim()

/** Cleans a value of one line, such as a name, an e-mail address, a number or a link: all whitespace becomes spaces. */
export const cleanLine = (text: string) => cleanText(text).replace(invisible, '').replace(/\s/g, ' ').trim()

/** Turns full-width and small letters, digits and signs from an input method into ASCII. */
export const narrow = (text: string) => text.replace(/[\uFE50-\uFE6B\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))

/** Turns the decimal digits of every script into 0 to 9. */
export const asciiDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, digitOf)

/** Unicode digits come in rows of ten, so the distance from the start of the row is the digit's value. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((code - start) % 10)
}

/** Returns whether a name has a sign that shows by itself: neither invisible nor a mark that needs a letter below it. */
export const isVisible = (text: string) =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Returns the number of visible characters in a text, including the spaces between them. */
export const visibleLength = (text: string) =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim().length
