import { escaped, type Mail } from './mail.ts'

/** Returns the mail that tests the channel, in the studio's main language like those about enquiries. */
export function testMail(to: string): Mail {
  const text = 'Si lees esto, los correos de tu sitio llegan. Así recibirás cada consulta nueva.'
  return {
    to,
    subject: 'Los correos de tu sitio funcionan',
    text: `${text}\n`,
    html: `<!doctype html><html lang="es"><body>\n<p>${escaped(text)}</p>\n</body></html>`,
  }
}
