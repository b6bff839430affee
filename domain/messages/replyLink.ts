import type { ContactMessage } from './message.ts'

/** Longest address that every common mail program takes over whole, in characters after encoding. */
export const replyLimit = 1900

interface ReplyWords {
  subject: string
  /** The line above the quoted text: who wrote it, and when. */
  intro: string
}

/**
 * The address that opens the mail program with an answer begun: recipient, subject, and the message quoted line by
 * line. A quotation that would make it too long is cut, with an ellipsis.
 */
export function replyLink({ email, message }: Pick<ContactMessage, 'email' | 'message'>, words: ReplyWords): string {
  // A stranger wrote the address: nothing in it may add recipients or fields.
  const to = encoded(email).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${encoded(words.subject)}&body=${encoded(`\r\n\r\n${words.intro}\r\n> `)}`
  return start + shortened(quoted(message), replyLimit - start.length)
}

/** Half a character pair, which cannot be encoded, becomes the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .join('\r\n> ')

function shortened(text: string, room: number): string {
  const whole = encoded(text)
  if (whole.length <= room) return whole
  const ellipsis = encoded(' …')
  let kept = ''
  for (const character of text) {
    const next = kept + encoded(character)
    if (next.length + ellipsis.length > room) break
    kept = next
  }
  return kept + ellipsis
}
