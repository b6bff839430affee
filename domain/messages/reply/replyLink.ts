import { encoded, encodedUpTo, linkLimit, mailTo } from '../../values/encoded.ts'
import type { ContactMessage } from '../message.ts'

interface ReplyWords {
  subject: string
  /** The line above the quoted text, with the author and the date. */
  intro: string
}

interface ReplyLink {
  /** The address that opens the mail program. */
  href: string
  /** The part of the mail that fits into the address: all, the answer with a cut quotation, or nothing. */
  holds: 'all' | 'answer' | 'nothing'
  /** The whole mail, for pasting if the address does not hold it. */
  whole: string
}

/** Minimum room for a quotation, in characters after encoding; with less it is left out. */
const leastQuoted = 60

/**
 * Returns an address that opens the mail program with recipient, subject, the answer so far, and the message quoted
 * line by line. A quotation that would make the address too long is cut with an ellipsis; an answer that is too long is
 * left out. Each byte of a letter takes three characters: Arabic and Cyrillic letters have two bytes, Chinese and
 * Japanese ones three.
 */
export function replyLink(
  { email, message }: Pick<ContactMessage, 'email' | 'message'>,
  words: ReplyWords,
  text = '',
): ReplyLink {
  const bare = `${mailTo(email)}?subject=${encoded(words.subject)}`
  const body = linesOf(text).join('\r\n')
  const above = `\r\n\r\n${words.intro}\r\n> `
  const quotation = quoted(message)
  const whole = linesOf(body + above + quotation).join('\n')
  const answer = `${bare}&body=${encoded(body)}`
  if (answer.length > linkLimit) return { href: bare, holds: 'nothing', whole }
  const start = answer + encoded(above)
  const all = start + encoded(quotation)
  if (all.length <= linkLimit) return { href: all, holds: 'all', whole }
  const room = linkLimit - start.length
  return { href: room < leastQuoted ? answer : start + encodedUpTo(quotation, room), holds: 'answer', whole }
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

const quoted = (text: string) => linesOf(text.trim()).join('\r\n> ')
