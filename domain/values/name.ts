import * as v from 'valibot'
import { messageKey } from '../content/fields/validationTexts.ts'
import { contactLimits } from '../limits.ts'
import { cleanLine, isVisible, narrow, visibleLength } from './cleanText.ts'

/**
 * Cleans a person's name: reduces blanks to single spaces, and replaces the accents that people type in place of an
 * apostrophe.
 */
const cleanName = (text: string) => narrow(cleanLine(text)).replace(/[`´′]/g, "'").replace(/ {2,}/g, ' ')

/** Letters of any script, Roman numerals, and the joiners that Persian names need. */
const letter = String.raw`[\p{L}\p{M}\p{Nl}\u200C\u200D]|!(?=\p{L})`
/** Signs allowed between the parts of a name: Col·lell, J. R. Smith, Nuñez, Jr., Anne-Marie, s/o, Ana (Volta), Ana + Luis. */
const sign = String.raw`[ '‘’.,،、·•‧・()"“”«»&+/\p{Pd}]`
/** An ordinal or a number that is a word of its own. */
const number = String.raw`\p{Nd}{1,2}(?!\p{Nd})`
const nameShape = new RegExp(String.raw`^(?=.*\p{L})(?:${number})?(?:${letter}|${sign}(?:${number})?)+$`, 'u')

/** A web address in place of a name. */
const address = /\/\/|\bwww\.|\.(com|net|org|info)\b/i

/**
 * A person's name in any script (specification, section 5). Refuses markup, addresses, emoji and names without a letter:
 * the specification allows only letters, spaces, apostrophes and hyphens, which real names go beyond.
 */
export const personName = v.pipe(
  v.string(messageKey('nameShort')),
  v.transform(cleanName),
  v.check((name) => [...name].length >= contactLimits.name.min, messageKey('nameShort')),
  v.maxLength(contactLimits.name.max, messageKey('nameLong')),
  v.check((name) => nameShape.test(name) && !address.test(name), messageKey('nameCharacters')),
  v.check((name) => isVisible(name) && visibleLength(name) >= contactLimits.name.min, messageKey('nameCharacters')),
)
