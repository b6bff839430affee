import { isEmail } from '../../values/email.ts'
import { excerptOf, firstLinesOf } from './excerpt.ts'
import { escaped, type Mail } from './mail.ts'

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
 * Returns the mail about an enquiry: the sender, the first lines and a link, in the studio's main language. The enquiry
 * comes from a stranger: it is escaped in the HTML, and its line breaks cannot create headers.
 */
export function enquiryMail(to: string, { name, email, phone, message }: Enquiry, link: string): Mail {
  const who = excerptOf(name, mostOfName) || 'Alguien'
  const from = isEmail(email) ? email : ''
  const ways = [from, phone].filter(Boolean).join(', ')
  const lines = firstLinesOf(message, mostLines, mostCharacters)
  const greeting = `${who}${ways && ` (${ways})`} escribió a través del sitio:`
  return {
    to,
    ...(from && { replyTo: from }),
    subject: `Nueva consulta de ${who}`,
    text: `${greeting}\n\n${lines}\n\nAbrirla en la consola: ${link}\n`,
    html: [
      '<!doctype html><html lang="es"><body>',
      `<p dir="auto">${escaped(greeting)}</p>`,
      `<blockquote dir="auto" style="white-space:pre-line">${escaped(lines)}</blockquote>`,
      `<p><a href="${escaped(link)}">Abrirla en la consola</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}
