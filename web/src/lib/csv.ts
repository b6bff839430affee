import { type LanguageCode, languageOf } from '@studio/domain/languages'
import Papa from 'papaparse'

/** What a spreadsheet would run: a formula's first character, also behind blanks, also in its full-width form. */
const formula = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** Says that the file is UTF-8: Excel would take it for something else. */
const byteOrderMark = '\ufeff'

/**
 * Spreadsheets split lines at semicolons where a comma stands in numbers, and at commas elsewhere. Arabic regions of
 * Windows split at semicolons whatever digits they use; the full stop here is that of Latin ones.
 */
export function delimiterOf(language: LanguageCode): string {
  if (language === 'ar') return ';'
  const parts = new Intl.NumberFormat(languageOf(language).locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ';' : ','
}

/**
 * Lines under a head as CSV for the spreadsheet of whoever reads in this language. Strangers may have written the cells:
 * what a spreadsheet would run is made text.
 */
export const csvText = (
  language: LanguageCode,
  fields: readonly string[],
  lines: readonly (readonly string[])[],
): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...fields], data: lines.map((line) => [...line]) },
    // A spreadsheet may split at both: what stands in quotes stays whole.
    { delimiter: delimiterOf(language), quotes: true, escapeFormulae: formula, newline: '\r\n' },
  )

/**
 * A moment in milliseconds as date and time where the reader is: `2026-11-03 09:05:00`, which sorts as text too; '' for
 * none. LibreOffice takes it for a moment where it is told to detect special numbers. Nobody has tried Excel.
 */
export function csvMoment(moment: number): string {
  if (moment <= 0) return ''
  const at = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** The day in a file's name, where the reader is. */
export const csvDay = () => csvMoment(Date.now()).slice(0, 10)
