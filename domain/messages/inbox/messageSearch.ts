import { folded, foldedMatcherOf } from '../../content/lists/search.ts'
import type { ContactMessage } from '../message.ts'

type Searched = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'note'>

/** Returns the searchable text of a message, folded once so that each keystroke only compares. */
export const searchTextOf = ({ name, email, phone, subject, message, note }: Searched): string =>
  folded([name, email, phone, subject, message, note].join('\n'))

/**
 * Returns a function that finds messages with every word of a query in name, e-mail, phone number, subject, text or note. An empty
 * query finds everything.
 */
export function messageMatcher(query: string): (message: Searched) => boolean {
  const isFound = foldedMatcherOf(query)
  return (message) => isFound(searchTextOf(message))
}
