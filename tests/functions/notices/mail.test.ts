import { describe, expect, it } from 'vitest'
import { receiptsADay } from '../../../functions/src/messages/receiptLimits.ts'
import { newEmail, ownDatabase } from '../support.ts'
import { newStudio, owner } from './noticeSupport.ts'

const db = ownDatabase('notices-mail')
const wanted = { email_enabled: true, email_address: owner }

describe('A mail about a new enquiry', () => {
  it('goes to the owner through the studio’s mail server, and an answer to it to the visitor', async () => {
    const { set, send, tellOf, mails, delivery, channel, now } = await newStudio(db)
    await set(wanted)
    const id = await send({ email: 'ana@example.com' })
    await tellOf(id)
    expect(mails.received.map(({ to }) => to)).toEqual([[owner]])
    const [{ text } = { text: '' }] = mails.received
    expect(text).toMatch(/^From: Montaje Studio <hola@luz\.example>\r$/m)
    expect(text).toMatch(/^Reply-To: ana@example\.com\r$/m)
    expect(text).toContain(`Message-ID: <${id}@luz.example>`)
    expect(text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(
      `https://montaje.web.app/admin/messages?open=${id}`,
    )
    expect(await delivery(id)).toMatchObject({ mail_at: now(), mail_reason: '', next_at: null })
    expect(await channel('mail')).toEqual({ reached_at: now(), failed_since: 0, reason: '' })
  })

  it.each([
    ['', 'Nueva consulta de Ana'],
    ['de', 'Neue Anfrage von Ana'],
    ['it', 'Nuovo messaggio da Ana'],
  ])('is in the language of the settings: “%s”', async (email_language, subject) => {
    const { set, send, tellOf, mails } = await newStudio(db)
    await set({ ...wanted, email_language })
    await tellOf(await send({ name: 'Ana' }))
    expect(mails.received[0]?.text).toContain(`Subject: ${subject}\r\n`)
  })

  it.each<[string, object]>([
    ['mails are off', { email_enabled: false }],
    ['there is no address', { email_address: '' }],
    ['the address contains a header', { email_address: 'a@b.co\r\nBcc: c@d.co' }],
    ['there are several addresses', { email_address: 'a@b.co, c@d.co' }],
  ])('is not sent at once while %s', async (_, group) => {
    const { set, send, tellOf, mails } = await newStudio(db)
    await set({ ...wanted, ...group })
    await tellOf(await send())
    expect(mails.received).toEqual([])
  })

  it('is sent after five minutes if no device could be told, even if mails are off', async () => {
    const { addDevice, set, send, tellOf, tellDue, pass, mails, delivery } = await newStudio(db)
    await set({ ...wanted, email_enabled: false })
    const phone = await addDevice()
    phone.status = 503
    const id = await send()
    await tellOf(id)
    for (let minute = 0; minute < 4; minute++) {
      pass(1)
      await tellDue()
    }
    expect(mails.received).toEqual([])
    pass(1)
    await tellDue()
    expect(mails.received.map(({ to }) => to)).toEqual([[owner]])
    expect(await delivery(id)).toMatchObject({ push_at: 0, push_reason: 'busy', mail_reason: '' })
  })

  it.each([
    ['the password is wrong', 'wrongPassword', 'password'],
    ['the owner’s address is unknown', 'noSuchRecipient', 'recipient'],
    ['the server is busy', 'busy', 'busy'],
  ] as const)('that fails because %s is repeated, and the reason is shown meanwhile', async (_, mood, reason) => {
    const { set, send, tellOf, tellDue, pass, mails, channel, now } = await newStudio(db)
    await set(wanted)
    mails.state.mood = mood
    const since = now()
    await tellOf(await send())
    pass(1)
    await tellDue()
    expect(await channel('mail')).toEqual({ reached_at: 0, failed_since: since, reason })
    mails.state.mood = 'well'
    pass(2)
    await tellDue()
    expect(mails.received).toHaveLength(1)
    expect(await channel('mail')).toEqual({ reached_at: now(), failed_since: 0, reason: '' })
  })

  it.each([
    ['off', 'off'],
    ['nonsense', 'settings'],
    ['smtp://hola%40luz.example:x@127.0.0.1:1', 'unreachable'],
  ])('that fails because the mail server is %s shows why', async (url, reason) => {
    const { set, send, tellOf, server, channel } = await newStudio(db)
    await set(wanted)
    server.url = url
    await tellOf(await send())
    expect(await channel('mail')).toMatchObject({ reached_at: 0, reason })
  })

  it('holds hostile text as text', async () => {
    const { set, send, tellOf, mails } = await newStudio(db)
    await set(wanted)
    await tellOf(
      await send({ name: 'Ana Bcc Núñez', message: 'Bcc: x@y.co\r\n\r\n<script>alert(1)</script> quiero un reel' }),
    )
    const [{ text } = { text: '' }] = mails.received
    expect(mails.received.map(({ to }) => to)).toEqual([[owner]])
    expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m)
    expect(text).toContain('&lt;script&gt;')
  })
})

describe('The visitor’s receipt', () => {
  const receipts = { receipt_enabled: true }

  it('is sent in the visitor’s language, without anything that they wrote, and marked as automatic', async () => {
    const { set, send, tellOf, mails, delivery } = await newStudio(db)
    await set(receipts)
    const id = await send({
      email: 'ana@example.com',
      language: 'en',
      name: 'Ana Spam',
      message: 'Buy cheap watches at once',
    })
    await tellOf(id)
    const [{ to, text } = { to: [], text: '' }] = mails.received
    expect(to).toEqual(['ana@example.com'])
    expect(text).toContain('We received your message')
    expect(text).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(text).not.toMatch(/Spam|watches/)
    expect(await delivery(id)).toMatchObject({ receipt: 'sent' })
  })

  it('is not sent while receipts are off, nor to suspected bots', async () => {
    const { set, send, tellOf, mails } = await newStudio(db)
    await tellOf(await send())
    await set(receipts)
    await tellOf(await send({ topic: 'SEO' }))
    expect(mails.received).toEqual([])
  })

  it('is sent once a day to a mailbox, in any spelling', async () => {
    const { set, send, tellOf, mails, pass } = await newStudio(db)
    await set(receipts)
    const email = newEmail()
    for (const typed of [email, email.toUpperCase(), email]) await tellOf(await send({ email: typed }))
    expect(mails.received).toHaveLength(receiptsADay.mailbox)
    pass(24 * 60 + 1)
    await tellOf(await send({ email }))
    expect(mails.received).toHaveLength(2)
  })

  it('is sent at most fifty times a day, so that nobody can use the form to mail strangers', async () => {
    const { set, send, tellOf, mails } = await newStudio(db)
    await set(receipts)
    for (let visitor = 0; visitor < receiptsADay.all + 10; visitor++) await tellOf(await send())
    expect(mails.received).toHaveLength(receiptsADay.all)
  }, 120_000)

  it('does not count as news for the owner', async () => {
    const { set, send, tellOf, delivery } = await newStudio(db)
    await set(receipts)
    const id = await send()
    await tellOf(id)
    expect(await delivery(id)).toMatchObject({ push_at: 0, mail_at: 0, next_at: expect.any(Number) })
  })
})
