import { folded, foldedMatcherOf } from '../../content/lists/search.ts'
import type { ContactMessage } from '../message.ts'

type Searched = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'note'>

/** All of a message that a search looks at, folded once, so that a key has only to compare. */
export const searchTextOf = ({ name, email, subject, message, note }: Searched): string =>
  folded([name, email, subject, message, note].join('\n'))

/** Finds the messages that have every word of a query in name, e-mail, subject, text or the studio's note; no words find everything. */
export function messageMatcher(query: string): (message: Searched) => boolean {
  const isFound = foldedMatcherOf(query)
  return (message) => isFound(searchTextOf(message))
}
