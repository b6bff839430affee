import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { asciiDigits, cleanText, narrow } from '../../values/cleanText.ts'

/**
 * Returns the first telephone number in a text that a chat can be opened with, as digits after a plus. Numbers without
 * a country code are ignored: guessing the country could reach a stranger.
 */
export function phoneIn(text: string): string | undefined {
  // Two leading zeros stand for the plus.
  const written = asciiDigits(narrow(cleanText(text))).replace(/(^|[^\p{L}\p{N}.,+-])00(?=[\s(]*[1-9])/gu, '$1+')
  return findPhoneNumbersInText(written)[0]?.number.number
}
