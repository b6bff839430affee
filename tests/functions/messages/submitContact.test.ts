import { createHash, randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { enquiryLimits } from '@studio/domain/messages/contact'
import { workSteps, workText, zeroBits } from '@studio/domain/messages/proofOfWork'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { newEmail, noBodies, ownDatabase } from '../support.ts'

const db = ownDatabase('submit-contact')

/** Returns an instance of the function with a fixed time; several may run side by side. */
function instance({ trustedProxies = 1, now = Date.now() } = {}) {
  const settings = { secret: () => 'a secret of the tests', trustedProxies: () => trustedProxies, now: () => now }
  return submitContactHandler(db, settings)
}
const submitContact = instance()

/** Each test starts with an empty window of the rate limit. */
beforeEach(async () => {
  const counts = await db.collection(collections.enquiryCounts).get()
  await Promise.all(counts.docs.map(({ ref }) => ref.delete()))
})

const enquiry = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '0057 (300) 000-0000',
  videoType: 'reel',
  referenceLink: 'https://example.com/video',
  budget: 'medio',
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
  key: '3b241101-e2bb-4255-8caf-4136c566a962',
  policy_version: '2026-11-23',
  topic: '',
  language: 'fr',
  open_ms: 45_000,
}
/** Returns a form just filled in by somebody new. */
const newEnquiry = () => ({ ...enquiry, email: newEmail(), key: randomUUID() })
/** Returns a request from an address, as the last proxy reports it. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const stored = async (id: string) => (await db.collection(collections.messages).doc(id).get()).data()

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

describe('Limits', () => {
  const tooMany = { code: 'resource-exhausted', message: 'too many' }
  const needsWork = { code: 'resource-exhausted', details: { reason: 'work-needed' } }
  /** Returns a proof of work, as a page computes it in about a second. */
  const solved = (key: string) => {
    const isEnough = (work: number) =>
      zeroBits(
        createHash('sha256')
          .update(workText(key, String(work)))
          .digest(),
      ) >= workSteps[0]
    let work = 0
    while (!isEnough(work)) work++
    return String(work)
  }

  it('allow 20 an hour from one address, whatever precedes it in the chain', async () => {
    const send = (n: number) => submitContact({ data: newEnquiry(), rawRequest: from(`10.0.0.${n}, 198.51.100.7`) })
    const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    await expect(send(1)).rejects.toMatchObject(tooMany)
    const elsewhere = submitContact({ data: newEnquiry(), rawRequest: from('198.51.100.8') })
    await expect(elsewhere).resolves.toBeDefined()
  })

  it('allow 5 an hour from one e-mail, in any case', async () => {
    const { email } = newEnquiry()
    const send = (n: number) =>
      submitContact({
        data: { ...newEnquiry(), email: n % 2 ? email.toUpperCase() : email },
        rawRequest: from(`198.51.100.${n}`),
      })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('allow 5 an hour from one mailbox, with any labels', async () => {
    const name = `ana.${randomUUID()}`
    const send = (n: number) =>
      submitContact({
        data: { ...newEnquiry(), email: `${n % 2 ? name : name.replace('.', '')}+${n}@gmail.com` },
        rawRequest: from(`198.51.100.${n}`),
      })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('allow 100 an hour from one IPv6 site, however many networks it has', async () => {
    const send = (n: number) =>
      submitContact({ data: newEnquiry(), rawRequest: from(`2001:db8:77:${n.toString(16)}::1`) })
    const answers = await Promise.allSettled(Array.from({ length: 130 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  })

  it('mark enquiries beyond 200 an hour from one last hop as suspected, and require work beyond 1,000', async () => {
    const twoProxies = instance({ trustedProxies: 2 })
    const send = (n: number) => twoProxies({ data: newEnquiry(), rawRequest: from(`10.${n % 250}.0.1, 198.51.100.99`) })
    const afterSome = async (count: number) => {
      const { docs } = await db.collection(collections.enquiryCounts).get()
      await docs.find(({ id }) => id.startsWith('hop'))?.ref.update({ count })
      return (await stored((await send(count)).id))?.suspected
    }
    await send(0)
    expect(await afterSome(enquiryLimits.inbox - 1)).toBe(false)
    expect(await afterSome(enquiryLimits.inbox)).toBe(true)
    expect(await afterSome(enquiryLimits.hop - 1)).toBe(true)
    await expect(afterSome(enquiryLimits.hop)).rejects.toMatchObject(needsWork)
  })

  it('cannot block the form: beyond 2,000 an hour in all, an enquiry with work is stored as suspected', async () => {
    const send = (data: object, n: number) => submitContact({ data, rawRequest: from(`203.0.113.${n}`) })
    await send(newEnquiry(), 1)
    await db.collection(collections.enquiryCounts).doc('all').update({ count: enquiryLimits.all })
    const form = newEnquiry()
    await expect(send(form, 2)).rejects.toMatchObject(needsWork)
    await expect(send({ ...form, work: 'any' }, 2)).rejects.toMatchObject(needsWork)
    await expect(send({ ...form, key: randomUUID(), work: solved(form.key) }, 2)).rejects.toMatchObject(needsWork)
    const { id } = await send({ ...form, work: solved(form.key) }, 2)
    expect(await stored(id)).toMatchObject({ suspected: true })
    expect(await send(form, 2)).toEqual({ id })
  })

  it('create no counters for enquiries that are refused', async () => {
    const send = () => submitContact({ data: newEnquiry(), rawRequest: from('203.0.113.44') })
    await send()
    const counts = db.collection(collections.enquiryCounts)
    const { docs } = await counts.get()
    await docs.find(({ id }) => id.startsWith('address'))?.ref.update({ count: enquiryLimits.address })
    for (let n = 0; n < 10; n++) await expect(send()).rejects.toMatchObject(tooMany)
    expect((await counts.get()).size).toBe(docs.length)
  })

  it('count all invalid addresses as one', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => submitContact({ data: newEnquiry(), rawRequest: from(`nonsense-${n}`) })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('hold across instances, and end with the hour', async () => {
    const now = Date.now()
    const instances = [instance({ now }), instance({ now }), instance({ now }), instance({ now })]
    const request = { rawRequest: from('203.0.113.9') }
    const answers = await Promise.allSettled(
      Array.from({ length: 80 }, (_, n) => instances[n % 4]?.({ data: newEnquiry(), ...request })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const later = instance({ now: now + enquiryLimits.windowMs })({ data: newEnquiry(), ...request })
    await expect(later).resolves.toBeDefined()
    const stillFull = instance({ now: now + enquiryLimits.windowMs - 1 })
    const before = { data: newEnquiry(), rawRequest: from('203.0.113.9') }
    await expect(stillFull(before)).resolves.toBeDefined()
  })

  it('mark enquiries beyond 200 an hour in all as suspected', async () => {
    const send = (n: number) => submitContact({ data: newEnquiry(), rawRequest: from(`2001:db8:${n}::1`) })
    const answers = await Promise.all(Array.from({ length: 230 }, (_, n) => send(n)))
    const kept = await db.getAll(...answers.map(({ id }) => db.collection(collections.messages).doc(id)))
    const suspected = kept.map((message) => message.get('suspected'))
    expect(suspected.filter((one) => one === false)).toHaveLength(200)
    expect(suspected.filter((one) => one === true)).toHaveLength(30)
  })

  it('are stored without address and e-mail, and with an expiry', async () => {
    const data = newEnquiry()
    await submitContact({ data, rawRequest: from('198.51.100.77') })
    const counts = await db.collection(collections.enquiryCounts).get()
    expect(counts.size).toBe(3)
    for (const count of counts.docs) {
      expect(count.data()).toEqual({
        count: 1,
        ends_at: expect.any(Number),
        expires_at: expect.any(Timestamp),
      })
      expect(count.id).toMatch(/^(all|(address|email)-[0-9a-f]{64})$/)
    }
  })
})

describe('An enquiry is cleaned before it is stored', () => {
  it.each<[string, keyof typeof enquiry, string, string]>([
    ['a name', 'name', '山田\u3000太郎', '山田 太郎'],
    ['a name', 'name', 'D\u00B4Angelo', "D'Angelo"],
    ['a message', 'message', 'Hola,\u000Bquiero editar tres reels.', 'Hola,\nquiero editar tres reels.'],
    ['a message', 'message', 'Quiero editar tres reels. \uD83D', 'Quiero editar tres reels.'],
    ['a message', 'message', 'Quiero editar\u0007 tres reels.\u202e', 'Quiero editar tres reels.'],
    ['a phone', 'phone', '+٥٧ ٣٠٠ ٠٠٠ ٠٠٠٠', '+57 300 000 0000'],
    ['a phone', 'phone', ' 300 000 0000 ', '300 000 0000'],
    ['a reference_link', 'referenceLink', 'Mira: youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ])('%s: %s %j', async (what, field, text, clean) => {
    const { id } = await submitContact({ data: { ...newEnquiry(), [field]: text } })
    expect(await stored(id)).toMatchObject({ [what.replace('a ', '')]: clean })
  })

  it('an e-mail address, whose spellings share one counter', async () => {
    const name = randomUUID()
    const send = (email: string) => submitContact({ data: { ...newEnquiry(), email } })
    const { id } = await send(`mailto:${name}＠Example.com`)
    expect(await stored(id)).toMatchObject({ email: `${name}@example.com` })
    await Promise.all(Array.from({ length: enquiryLimits.email - 1 }, () => send(`<${name}@example.com>`)))
    await expect(send(`${name}@example.com.`)).rejects.toMatchObject({ code: 'resource-exhausted' })
  })
})

describe('An enquiry is refused', () => {
  it.each(noBodies)('when the body is %s', async (_, data) => {
    await expect(submitContact({ data })).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { status: 'replied' }, 'invalid'],
    ['an unknown field of every object', { ['__proto__']: { a: 1 } }, 'invalid'],
    ['a name that is a number', { name: 5 }, 'nameShort'],
    ['a name of one letter', { name: 'A' }, 'nameShort'],
    ['a name of spaces', { name: '    ' }, 'nameShort'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'nameLong'],
    ['a name with markup', { name: '<b>Ana</b>' }, 'nameCharacters'],
    ['no name', { name: undefined }, 'invalid'],
    ['an e-mail that is a list', { email: ['ana@example.com'] }, 'emailFormat'],
    ['an e-mail without a domain', { email: 'ana@' }, 'emailWhole'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'emailLong'],
    ['a video type that is on no list', { videoType: 'boda' }, 'choiceUnknown'],
    ['a video type that is an object', { videoType: {} }, 'invalid'],
    ['a video type of 51 characters', { videoType: 'a'.repeat(51) }, 'tooLong'],
    ['a budget that is on no list', { budget: '1000' }, 'choiceUnknown'],
    ['a reference to the reader’s own machine', { referenceLink: 'http://127.0.0.1:631/printers' }, 'linkFormat'],
    ['a reference to the reader’s own network', { referenceLink: 'https://192.168.1.1/' }, 'linkFormat'],
    ['a reference that runs a script', { referenceLink: 'javascript:alert(1)' }, 'linkFormat'],
    ['a reference of 2,049 characters', { referenceLink: `https://example.com/${'a'.repeat(2029)}` }, 'linkFormat'],
    ['a message that is null', { message: null }, 'messageShort'],
    ['a message of 19 characters', { message: 'a'.repeat(19) }, 'messageShort'],
    ['a message of 1,001 characters', { message: 'a'.repeat(1001) }, 'messageLong'],
    ['no key', { key: undefined }, 'invalid'],
    ['a key that is not a UUID', { key: '../../user_roles/me' }, 'invalid'],
    ['no consent', { consent: false }, 'consentMissing'],
    ['a consent that is a text', { consent: 'true' }, 'consentMissing'],
  ])('with %s', async (_, change, key) => {
    const data = JSON.parse(withOwnProto({ ...enquiry }, change))
    await expect(submitContact({ data })).rejects.toMatchObject({ code: 'invalid-argument', message: key })
  })
})

/** Returns JSON with `__proto__` as an own field, as an attacker could write it. */
const withOwnProto = (fields: Record<string, unknown>, change: Record<string, unknown>) => {
  const body = Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined)
  return `{${body.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}
