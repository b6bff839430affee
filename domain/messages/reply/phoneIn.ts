import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { asciiDigits, cleanText, narrow } from '../../values/cleanText.ts'

/**
 * The first telephone number in a text that a chat can be opened with, its digits after a plus. A number without its
 * country is none: whose it is would be a guess.
 */
export function phoneIn(text: string): string | undefined {
  // Two zeros stand for the plus where a number begins.
  const written = asciiDigits(narrow(cleanText(text))).replace(/(^|[^\p{L}\p{N}.,+-])00(?=[\s(]*[1-9])/gu, '$1+')
  return findPhoneNumbersInText(written)[0]?.number.number
}
