import Papa from 'papaparse'

/** What a spreadsheet would run: a formula's first character, also behind blanks, also in its full-width form. */
const formula = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** Says that the file is UTF-8: Excel would take it for something else. */
const byteOrderMark = '\ufeff'

/** Lines under a head as CSV. Strangers may have written the cells: what a spreadsheet would run is made text. */
export const csvText = (fields: readonly string[], lines: readonly (readonly string[])[]): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...fields], data: lines.map((line) => [...line]) },
    { escapeFormulae: formula, newline: '\r\n' },
  )
