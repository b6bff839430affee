import type { ContactMessage } from './message.ts'

/** Letters without accents and case: 'Álvarez' is found by 'alvarez', full-width letters by plain ones. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** What is looked for: the words of a query. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** Whether every word is in the name, the e-mail, the subject or the text; no words match everything. */
export function matchesWords(
  message: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true
  const text = folded([message.name, message.email, message.subject, message.message].join('\n'))
  return words.every((word) => text.includes(word))
}
