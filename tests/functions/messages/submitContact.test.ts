import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { enquiryLimits } from '@studio/domain/messages/contact'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'

import { contactForm, enquiry, from, newEnquiry } from './contactForm.ts'

const { db, instance, submitContact, stored } = contactForm('submit-contact')

describe('A visitor', () => {
  it('can send an enquiry, which is stored as a new message', async () => {
    const before = Date.now()
    const { id } = await submitContact({ data: newEnquiry() })
    const message = await stored(id)
    expect(message).toEqual({
      name: 'Ana Núñez',
      email: expect.stringContaining('person-'),
      phone: '+57 (300) 000-0000',
      subject: 'reel',
      message: 'Quiero editar tres reels para mi tienda.',
      reference_link: 'https://example.com/video',
      budget: 'medio',
      suspected: false,
      status: 'new',
      created_at: expect.any(Timestamp),
      consent_at: message?.created_at,
      policy_version: '2026-11-23',
      language: 'fr',
      expires_at: expect.any(Timestamp),
    })
    const days = (message?.expires_at.toMillis() - before) / 86_400_000
    expect(days).toBeGreaterThan(729)
    expect(days).toBeLessThan(733)
    expect(Math.abs(message?.created_at.toMillis() - before)).toBeLessThan(10_000)
  })

  it.each([
    ['an empty video type', { ...newEnquiry(), videoType: '' }],
    ['no video type', { ...newEnquiry(), videoType: undefined }],
  ])('who sends %s makes a general enquiry', async (_, data) => {
    const { id } = await submitContact({ data: JSON.parse(JSON.stringify(data)) })
    expect(await stored(id)).toMatchObject({ subject: 'Consulta general' })
  })

  it('consents to the policy that the page showed; an older page does not send which', async () => {
    const { id } = await submitContact({ data: { ...newEnquiry(), policy_version: undefined } })
    expect(await stored(id)).toMatchObject({ policy_version: '2026-11-21' })
    const made = submitContact({ data: { ...newEnquiry(), policy_version: '1999-01-01' } })
    await expect(made).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })

  it('whose page was opened before an update can still send an enquiry', async () => {
    const { topic: _, language: __, ...older } = newEnquiry()
    const { id } = await submitContact({ data: { ...older, website: '' } })
    expect(await stored(id)).toMatchObject({ suspected: false, language: '' })
  })

  it('gets an expiry by the stored setting', async () => {
    await db.doc('site_settings/privacy').set({ value: { retention_months: '1' } })
    const { id } = await submitContact({ data: newEnquiry() })
    await db.doc('site_settings/privacy').delete()
    const { created_at, expires_at } = (await stored(id)) ?? {}
    expect((expires_at.toMillis() - created_at.toMillis()) / 86_400_000).toBeLessThan(32)
  })

  it('may leave out the optional fields', async () => {
    const { name, email, message, consent, key } = newEnquiry()
    const { id } = await submitContact({ data: { name, email, message, consent, key } })
    expect(await stored(id)).toMatchObject({ name, status: 'new', reference_link: '', budget: '', phone: '' })
  })

  it('has surrounding spaces removed from name, e-mail and message', async () => {
    const padded = { ...newEnquiry(), name: '  Ana ', email: ' ana@example.com ', message: `\n${enquiry.message}\n` }
    const { id } = await submitContact({ data: padded })
    expect(await stored(id)).toMatchObject({ name: 'Ana', email: 'ana@example.com', message: enquiry.message })
  })

  it('who fills in the form twice sends two messages', async () => {
    const data = newEnquiry()
    const [one, two] = await Promise.all([
      submitContact({ data }),
      submitContact({ data: { ...data, key: randomUUID() } }),
    ])
    expect(one.id).not.toBe(two.id)
  })
})

describe('One filled form', () => {
  const sentFrom = async (email: string) =>
    (await db.collection(collections.messages).where('email', '==', email).get()).size

  it('that is sent a hundred times at once, to three instances, is stored once', async () => {
    const data = newEnquiry()
    const instances = [instance(), instance(), instance()]
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => instances[n % 3]?.({ data, rawRequest: from('192.0.2.1') })),
    )
    const ids = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value?.id : String(answer.reason)))
    expect(new Set(ids).size).toBe(1)
    expect(await sentFrom(data.email)).toBe(1)
  })

  it('that is sent again later gets the same answer and does not count again', async () => {
    const data = newEnquiry()
    const first = await submitContact({ data })
    for (let again = 0; again < enquiryLimits.email; again++) {
      expect(await instance()({ data: { ...data, open_ms: 90_000 + again } })).toEqual(first)
    }
    expect(await sentFrom(data.email)).toBe(1)
    await submitContact({ data: { ...data, key: randomUUID() } })
    expect(await sentFrom(data.email)).toBe(2)
  })

  it('that is changed before it is sent again is stored as a second one', async () => {
    const data = newEnquiry()
    await submitContact({ data })
    await submitContact({ data: { ...data, message: `${data.message} Y uno más.` } })
    expect(await sentFrom(data.email)).toBe(2)
  })
})

describe('A bot', () => {
  it.each([
    ['fills in the hidden field', { topic: 'https://robot.example' }],
    ['fills in the hidden field of older pages', { website: 'https://robot.example' }],
    ['is faster than any person', { open_ms: 800 }],
    ['does not report how long it took', { open_ms: undefined }],
  ])('that %s gets the same answer as a person, and its message is suspected', async (_, change) => {
    const data = JSON.parse(JSON.stringify({ ...newEnquiry(), ...change }))
    const answer = await submitContact({ data })
    expect(Object.keys(answer)).toEqual(Object.keys(await submitContact({ data: newEnquiry() })))
    expect(answer.id).toMatch(/^[0-9a-f]{32}$/)
    expect(await stored(answer.id)).toMatchObject({ suspected: true, status: 'new', message: data.message })
  })
})
