import { type LanguageCode, languageOf } from '@studio/domain/languages'
import Papa from 'papaparse'

/** The start of a formula that a spreadsheet would run, even after blanks or in full-width characters. */
const formula = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** Marks the file as UTF-8; Excel would otherwise guess another encoding. */
const byteOrderMark = '\ufeff'

/**
 * Returns the separator that spreadsheets expect: a semicolon in languages with a decimal comma, else a comma. Arabic
 * regions of Windows use semicolons with any digits, although Arabic locales here format numbers with a full stop.
 */
export function delimiterOf(language: LanguageCode): string {
  if (language === 'ar') return ';'
  const parts = new Intl.NumberFormat(languageOf(language).locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ';' : ','
}

/**
 * Returns rows under a header as CSV for a reader of this language. Visitors may have written the cells, so formulas
 * are escaped.
 */
export const csvText = (
  language: LanguageCode,
  fields: readonly string[],
  lines: readonly (readonly string[])[],
): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...fields], data: lines.map((line) => [...line]) },
    // Quote every cell: a spreadsheet may split at both separators.
    { delimiter: delimiterOf(language), quotes: true, escapeFormulae: formula, newline: '\r\n' },
  )

/**
 * Formats a moment in ms as local date and time, `2026-11-03 09:05:00`, which sorts as text; '' for none. LibreOffice
 * reads it as a date if it detects special numbers. Not tried in Excel.
 */
export function csvMoment(moment: number): string {
  if (moment <= 0) return ''
  const at = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** Returns the local date for a file name. */
export const csvDay = () => csvMoment(Date.now()).slice(0, 10)
