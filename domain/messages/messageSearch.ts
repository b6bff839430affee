import { matcherOf } from '../content/search.ts'
import type { ContactMessage } from './message.ts'

type Searched = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>

/** Finds the messages that have every word of a query in name, e-mail, subject or text; no words find everything. */
export function messageMatcher(query: string): (message: Searched) => boolean {
  const isFound = matcherOf(query)
  return ({ name, email, subject, message }) => isFound([name, email, subject, message])
}
