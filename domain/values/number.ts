import { asciiDigits, cleanLine, narrow } from './cleanText.ts'

/** Digits, maybe in groups of three (or two, as in India), and maybe a decimal point or comma with more digits. */
const pattern = /^([+-]?)([1-9]\d{0,2}([ .,'’٬])(?:\d{2,3}\3)*\d{3}|\d+)(?:[.,٫](\d+))?$/

/**
 * Returns the number in a typed text: with a decimal point or comma, in groups, in the digits of any script. Undefined
 * for anything else, such as `1e` and `12-`, and for ''. `1.000` and `1,000` are a thousand.
 */
export function numberIn(text: string): number | undefined {
  const found = pattern.exec(asciiDigits(narrow(cleanLine(text))).replace(/^[−–]/, '-'))
  if (!found) return undefined
  const [, sign = '', whole = '', , fraction = '0'] = found
  return Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}`)
}
