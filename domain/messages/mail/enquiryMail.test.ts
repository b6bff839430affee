import { expect, it } from 'vitest'
import { languageCodes } from '../../languages.ts'
import { enquiryMail } from './enquiryMail.ts'
import { enquiryPath } from './enquiryPath.ts'
import { testMail } from './testMail.ts'

const enquiry = { name: 'Ana Núñez', email: 'ana@example.com', message: 'Quiero tres reels.\nPara mi tienda.' }
const link = `https://montaje.example${enquiryPath('abc')}`

it('has the sender, the first lines and a link to the console; a reply goes to the visitor', () => {
  const mail = enquiryMail('yo@montaje.example', enquiry, 'es', link)
  expect(mail).toMatchObject({ to: 'yo@montaje.example', replyTo: 'ana@example.com' })
  expect(mail.subject).toBe('Nueva consulta de Ana Núñez')
  expect(mail.text).toBe(
    'Ana Núñez (ana@example.com) escribió a través del sitio:\n\nQuiero tres reels.\nPara mi tienda.\n\nAbrirla en la consola: https://montaje.example/admin/messages?open=abc\n',
  )
  expect(mail.html).toContain('<a href="https://montaje.example/admin/messages?open=abc">')
  expect(mail.html).toContain('Quiero tres reels.\nPara mi tienda.')
})

it('has only the first lines of a long text', () => {
  const message = Array.from({ length: 30 }, (_, at) => `Línea ${at + 1}`).join('\n')
  const { text } = enquiryMail('yo@montaje.example', { ...enquiry, message }, 'es', link)
  expect(text).toContain('Línea 8…')
  expect(text).not.toContain('Línea 9')
  const endless = enquiryMail('yo@montaje.example', { ...enquiry, message: 'a'.repeat(5000) }, 'es', link)
  expect(endless.text.length).toBeLessThan(800)
})

it('never turns a visitor’s text into markup or a header', () => {
  const hostile = {
    name: 'Ana\r\nBcc: all@example.com\n\n<img src=x onerror=alert(1)>',
    email: 'ana@example.com\r\nBcc: all@example.com',
    message: '</blockquote><script>alert("1")</script><a href=\'https://evil.example\'>ver</a> & más',
  }
  const message = enquiryMail('yo@montaje.example', hostile, 'es', `${link}"><script>`)
  expect(message).toMatchObject({ to: 'yo@montaje.example' })
  expect(message.replyTo).toBeUndefined()
  expect(message.subject).toBe('Nueva consulta de Ana Bcc: all@example.com <img src=x onerror=alert(1)>')
  expect(message.html).not.toMatch(/<(script|img|\/blockquote>.*<\/blockquote>)|<a href="https:\/\/evil/)
  expect(message.html.match(/<a /g)).toHaveLength(1)
  expect(message.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(message.html).toContain('&amp; más')
  expect(message.text.split('\n')[0]).toBe(
    'Ana Bcc: all@example.com <img src=x onerror=alert(1)> escribió a través del sitio:',
  )
})

it('has a fallback for a missing name', () => {
  expect(enquiryMail('a@b.co', { ...enquiry, name: ' \n ' }, 'es', link).subject).toBe('Nueva consulta de Alguien')
})

it.each(languageCodes)('is in the owner’s language, here in %s, as is the test of the channel', (code) => {
  const mail = enquiryMail('yo@montaje.example', { ...enquiry, name: "Ana $& O'Hara" }, code, link)
  const test = testMail('yo@montaje.example', code)
  expect(mail.subject).toContain("Ana $& O'Hara")
  expect(mail.text).toContain("Ana $& O'Hara (ana@example.com)")
  for (const { html } of [mail, test])
    expect(html).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
  expect(JSON.stringify([mail, test])).not.toContain('{{')
  if (code !== 'es') expect(JSON.stringify([mail, test])).not.toMatch(/consulta|sitio|llegan/)
})
