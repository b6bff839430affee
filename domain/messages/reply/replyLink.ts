import type { ContactMessage } from '../message.ts'

/** Longest address that every common mail program takes over whole, in characters after encoding. */
export const replyLimit = 1900

interface ReplyWords {
  subject: string
  /** The line above the quoted text: who wrote it, and when. */
  intro: string
}

/** An address, and whether the answer is in it: one that is too long for that is not cut. */
interface ReplyLink {
  href: string
  hasText: boolean
}

/** A quotation with less room than this, in characters after encoding, is left out. */
const leastQuoted = 60

/**
 * The address that opens the mail program with an answer begun: recipient, subject, the answer as far as it is written,
 * and the message quoted line by line. A quotation that would make it too long is cut, with an ellipsis.
 */
export function replyLink(
  { email, message }: Pick<ContactMessage, 'email' | 'message'>,
  words: ReplyWords,
  text = '',
): ReplyLink {
  // A stranger wrote the address: nothing in it may add recipients or fields.
  const to = encoded(email).replaceAll('%40', '@')
  const bare = `mailto:${to}?subject=${encoded(words.subject)}`
  const answer = `${bare}&body=${encoded(linesOf(text).join('\r\n'))}`
  if (answer.length > replyLimit) return { href: bare, hasText: false }
  const start = answer + encoded(`\r\n\r\n${words.intro}\r\n> `)
  const room = replyLimit - start.length
  if (room < leastQuoted) return { href: answer, hasText: true }
  return { href: start + shortened(quoted(message), room), hasText: true }
}

/** Half a character pair, which cannot be encoded, becomes the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

const quoted = (text: string) => linesOf(text.trim()).join('\r\n> ')

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
