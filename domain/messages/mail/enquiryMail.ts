import { type LanguageCode, languageOf } from '../../languages.ts'
import { isEmail } from '../../values/email.ts'
import { excerptOf, firstLinesOf } from './excerpt.ts'
import { escaped, type Mail } from './mail.ts'
import { ownerMailWords } from './ownerMailWords.ts'

/** The part of an enquiry that its mail contains. */
interface Enquiry {
  name: string
  email: string
  phone?: string
  message: string
}

const mostLines = 8
const mostCharacters = 600
const mostOfName = 80

/**
 * Returns the mail about an enquiry: the sender, the first lines and a link, in the owner's language. The enquiry comes
 * from a stranger: it is escaped in the HTML, and its line breaks cannot create headers.
 */
export function enquiryMail(to: string, enquiry: Enquiry, language: LanguageCode, link: string): Mail {
  const { name, email, phone, message } = enquiry
  const words = ownerMailWords[language]
  const sender = excerptOf(name, mostOfName) || words.nameless
  const from = isEmail(email) ? email : ''
  const ways = [from, phone].filter(Boolean).join(', ')
  const lines = firstLinesOf(message, mostLines, mostCharacters)
  // Functions, because a name may contain replacement patterns such as `$&`.
  const greeting = words.wrote.replace('{{who}}', () => `${sender}${ways && ` (${ways})`}`)
  return {
    to,
    ...(from && { replyTo: from }),
    subject: words.subject.replace('{{name}}', () => sender),
    text: `${greeting}\n\n${lines}\n\n${words.open}: ${link}\n`,
    html: [
      `<!doctype html><html lang="${language}" dir="${languageOf(language).dir}"><body>`,
      `<p>${escaped(greeting)}</p>`,
      `<blockquote dir="auto" style="white-space:pre-line">${escaped(lines)}</blockquote>`,
      `<p><a href="${escaped(link)}">${escaped(words.open)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}
