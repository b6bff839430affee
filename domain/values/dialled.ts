import { asciiDigits, narrow } from './cleanText.ts'

/** A link to a WhatsApp chat, which names its number with the country, often without the plus. */
const chatLink =
  /(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?(?:[^\s#]*&)?phone=)(?:\+|%2B)?(\d{8,15})(?!\d)[^\s]*/gi

/** Two zeros that stand for the plus. */
const doubleZero = /(^|[^\p{L}\p{N}.,+-])00(?=[\s(]*[1-9])/gu

/** Mexico dropped the 1 before mobile numbers in 2019; people still write it. */
const oldMexican = /\+\s*52[\s.-]*1[\s.-]*(?=(?:[\s().-]*\d){10}(?!\d))/g

/** Writes the telephone numbers in a cleaned text as libphonenumber knows them: in ASCII, with a plus and a country. */
export const dialled = (text: string) =>
  asciiDigits(narrow(text)).replace(chatLink, ' +$1 ').replace(doubleZero, '$1+').replace(oldMexican, '+52 ')

/**
 * A zero that is dialled only within the country, as in +44 (0)7911 123456. Italy's zero is dialled from abroad as
 * well.
 */
export const withoutZero = (text: string) => text.replace(/(\+\s*\d{1,3}\s*)\(\s*0\s*\)\s*/g, '$1')
