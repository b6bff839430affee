import { folded, foldedMatcherOf } from '../../content/lists/search.ts'
import type { ContactMessage } from '../message.ts'

type Searched = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'note'>

/** Returns the searchable text of a message, folded once so that each keystroke only compares. */
export const searchTextOf = ({ name, email, subject, message, note }: Searched): string =>
  folded([name, email, subject, message, note].join('\n'))

/**
 * Returns a function that finds messages with every word of a query in name, e-mail, subject, text or note. An empty
 * query finds everything.
 */
export function messageMatcher(query: string): (message: Searched) => boolean {
  const isFound = foldedMatcherOf(query)
  return (message) => isFound(searchTextOf(message))
}
