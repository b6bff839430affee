import { encoded, encodedUpTo, linkLimit, mailTo } from '../../values/encoded.ts'
import type { ContactMessage } from '../message.ts'

interface ReplyWords {
  subject: string
  /** The line above the quoted text: who wrote it, and when. */
  intro: string
}

interface ReplyLink {
  /** What opens the mail program. */
  href: string
  /** How much of the mail is in the address: all, all but a part of the quotation, or nothing of it. */
  holds: 'all' | 'answer' | 'nothing'
  /** The whole mail, to be pasted where the address does not hold it. */
  whole: string
}

/** A quotation with less room than this, in characters after encoding, is left out. */
const leastQuoted = 60

/**
 * The address that opens the mail program with an answer begun: recipient, subject, the answer as far as it is written,
 * and the message quoted line by line. A quotation that would make it too long is cut, with an ellipsis; an answer that
 * would is not in it. Letters count by their bytes, three characters each: Arabic and Cyrillic ones have two bytes,
 * Chinese and Japanese ones three.
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
