import { searchTextOf } from '@studio/domain/messages/inbox/messageSearch'
import type { ContactMessage } from '@studio/domain/messages/message'

const texts = new WeakMap<ContactMessage, string>()

/** Returns the searchable text of a message. It is computed once, so that each keystroke only compares. */
export function searchText(message: ContactMessage): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = searchTextOf(message)
  texts.set(message, text)
  return text
}
