import * as v from 'valibot'
import { messageKey } from '../content/fields/validationTexts.ts'
import { years } from '../limits.ts'
import { asciiDigits, cleanLine, narrow } from './cleanText.ts'

/** Year, month and day in this order, with their usual separators: `2026. 12. 30.` is Korean. */
const pattern = /^(\d{4}) ?[\p{Pd}−/.年년 ] ?(\d{1,2}) ?[\p{Pd}−/.月월 ] ?(\d{1,2}) ?[.日일]?$/u

/** A browser's date field turns a year typed with two digits into `0026`; up to this year it means 20xx. */
const lastShortYear = 69

/**
 * Returns the day `YYYY-MM-DD` that was typed: in digits of any script, without leading zeros, or with a year of two
 * digits, up to 69 in this century. Anything else comes back as cleaned text, for the check to refuse.
 */
export function dayIn(text: string): string {
  const line = asciiDigits(narrow(cleanLine(text)))
  const [, year = '', month = '', day = ''] = pattern.exec(line) ?? []
  if (!year) return line
  const full = Number(year) <= lastShortYear ? `20${year.slice(2)}` : year
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Returns whether a text is a calendar day `YYYY-MM-DD` within `years`. firestore.rules repeats the check. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const year = Number(text.slice(0, 4))
  const day = new Date(`${text}T00:00:00Z`)
  return year >= years.min && year <= years.max && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns the day `days` after another; both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Placeholder for a half-typed date. It is not a valid day, so saving is refused. */
export const unfinishedDay = '-'

/** A calendar day `YYYY-MM-DD`, or ''. */
export const optionalDay = v.pipe(
  v.string(),
  v.transform(dayIn),
  v.check((day) => day === '' || isDay(day), messageKey('dateFormat')),
)
