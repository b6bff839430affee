import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { cleanText } from '../../values/cleanText.ts'
import { dialled, withoutZero } from '../../values/dialled.ts'

/**
 * Returns the first telephone number in a text that a chat can be opened with, as digits after a plus. Numbers without
 * a country code are ignored: guessing the country could reach a stranger.
 */
export function phoneIn(text: string): string | undefined {
  const written = dialled(cleanText(text))
  const readings = new Set([written, withoutZero(written)])
  return [...readings].map((read) => findPhoneNumbersInText(read)[0]?.number.number).find(Boolean)
}
