import { type CountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as v from 'valibot'
import { messageKey } from '../content/fields/validationTexts.ts'
import { cleanLine } from './cleanText.ts'
import { dialled, withoutZero } from './dialled.ts'

/* libphonenumber is too large for the public page: only the console and the functions import this module. */

/** The studio's country until a stored number has another one (specification, section 9). */
const defaultCallingCode: CountryCallingCode = '57'

/** A number with its country, of 8 to 15 digits, as it is stored and shown; firestore.rules repeats it. */
const storedShape = /^(?=.{1,40}$)\+[ ()]*[1-9]([ ()-]*\d){7,14}$/

/** The word before a number in a signature, such as `Tel.` or `WhatsApp:`. */
const label = /^[\p{L}\p{M}][\p{L}\p{M} ./-]{0,24}[:.]\s*(?=[+(\d])/u

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Returns the telephone number in a typed or pasted text, with its country. A number without a country gets that of
 * `callingCode`, if it is valid there. Undefined if there is no number.
 */
export function phoneFrom(text: string, callingCode?: CountryCallingCode): string | undefined {
  const line = dialled(cleanLine(text))
    .replace(/[\u200C\u200D]/g, '')
    .replace(/^[^\p{L}\d+(]+|\s*\([^()\d]*\)$/gu, '')
    .replace(label, '')
    .replace(/^\(\s*\+\s*(\d{1,3})\s*\)\s*/, '+$1 ')
    .trim()
  if (line.length > 60 || /\p{L}/u.test(line)) return undefined
  const isInternational = line.startsWith('+')
  if (!isInternational && !callingCode) return undefined
  const readings = [...new Set([withoutZero(line), line])].flatMap((read) => {
    const found = parsePhoneNumberFromString(read, { defaultCallingCode: callingCode })
    return found && !found.ext ? [{ read, found }] : []
  })
  const meant =
    readings.find(({ found }) => found.isValid()) ?? readings.find(({ found }) => isInternational && found.isPossible())
  if (!meant) return undefined
  const { read, found } = meant
  // The owner's grouping is preserved, unless it contains digits that are not dialled from abroad: +44 (0)7911 123456.
  const grouped = read.replace(/[^\d+ ()-]+/g, ' ').trim()
  if (digitsOf(grouped) === digitsOf(found.number) && storedShape.test(grouped)) return grouped
  return parsePhoneNumberFromString(found.number)?.formatInternational()
}

/** Returns the calling code of the first number that has one, else the studio's country. */
export const callingCodeOf = (numbers: readonly string[]): CountryCallingCode =>
  numbers.map((number) => parsePhoneNumberFromString(number)?.countryCallingCode).find(Boolean) ?? defaultCallingCode

/** A telephone number with its country, or ''. It is cleaned, but no country is guessed here. */
export const optionalPhone = v.pipe(
  v.string(messageKey('phoneFormat')),
  v.transform((text) => phoneFrom(text) ?? cleanLine(text)),
  v.check(
    (text) => text === '' || (storedShape.test(text) && phoneFrom(text) !== undefined),
    ({ input }) =>
      messageKey(
        /^(?!\+)[\d ().\p{Pd}/]*$/u.test(input) && digitsOf(input).length > 5 ? 'phoneCountry' : 'phoneFormat',
      ),
  ),
)
