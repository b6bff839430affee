import { type LanguageCode, languageCodes } from '../languages.ts'
import { creditRoles } from './creditRoles.ts'

/* Credits are one text with a line for each person. A line can begin with a role, as in `Cámara: Luz Rey`. */

/** Languages whose colon is not `: `. */
const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' }

/** Returns the line of a role in a language, up to the person's name. */
export const creditLine = (role: string, language: LanguageCode) => `${role}${colons[language] ?? ': '}`

/** Returns a name without accents and capitals, because people leave them out. */
const folded = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const known = new Map(creditRoles.flatMap((role) => languageCodes.map((code) => [folded(role[code]), role])))

/** Returns credits with every usual role in the reader's language, whatever language it was written in. */
export const creditsIn = (credits: string, language: LanguageCode): string =>
  credits
    .split('\n')
    .map((line) => {
      const [, written, name] = /^([^:：]+?)\s*[:：]\s*(.+)$/.exec(line.trim()) ?? []
      const role = written && known.get(folded(written))
      return role && name ? creditLine(role[language], language) + name : line
    })
    .join('\n')
