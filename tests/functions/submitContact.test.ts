import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { submitContactHandler } from '../../functions/src/submitContact.ts'
import { db, noBodies } from './support.ts'

const submitContact = submitContactHandler(db)

const enquiry = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  videoType: 'reel',
  referenceLink: 'https://example.com/video',
  budget: 'medio',
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
}

const stored = async (id: string) => (await db.collection(collections.messages).doc(id).get()).data()

describe('A visitor', () => {
  it('can send an enquiry, which is stored as a new message', async () => {
    const before = Date.now()
    const { id } = await submitContact({ data: enquiry })
    const message = await stored(id)
    expect(message).toEqual({
      name: 'Ana Núñez',
      email: 'ana@example.com',
      subject: 'reel',
      message: 'Quiero editar tres reels para mi tienda.',
      status: 'new',
      created_at: expect.any(Timestamp),
    })
    expect(Math.abs(message?.created_at.toMillis() - before)).toBeLessThan(10_000)
  })

  it.each([
    ['an empty video type', { ...enquiry, videoType: '' }],
    ['no video type', { ...enquiry, videoType: undefined }],
  ])('who sends %s makes a general enquiry', async (_, data) => {
    const { id } = await submitContact({ data: JSON.parse(JSON.stringify(data)) })
    expect(await stored(id)).toMatchObject({ subject: 'Consulta general' })
  })

  it('may leave out the optional fields', async () => {
    const { name, email, message, consent } = enquiry
    const { id } = await submitContact({ data: { name, email, message, consent } })
    expect(await stored(id)).toMatchObject({ name, status: 'new' })
  })

  it('has surrounding space removed from name, e-mail and message', async () => {
    const padded = { ...enquiry, name: '  Ana ', email: ' ana@example.com ', message: `\n${enquiry.message}\n` }
    const { id } = await submitContact({ data: padded })
    expect(await stored(id)).toMatchObject({ name: 'Ana', email: 'ana@example.com', message: enquiry.message })
  })

  it('who sends twice gets two messages', async () => {
    const [one, two] = await Promise.all([submitContact({ data: enquiry }), submitContact({ data: enquiry })])
    expect(one.id).not.toBe(two.id)
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
    ['a name of space', { name: '    ' }, 'nameShort'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'nameLong'],
    ['a name with markup', { name: '<b>Ana</b>' }, 'nameCharacters'],
    ['no name', { name: undefined }, 'invalid'],
    ['an e-mail that is a list', { email: ['ana@example.com'] }, 'emailFormat'],
    ['an e-mail without a domain', { email: 'ana@' }, 'emailFormat'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'emailLong'],
    ['a video type that is on no list', { videoType: 'boda' }, 'choiceUnknown'],
    ['a video type that is an object', { videoType: {} }, 'invalid'],
    ['a video type of 51 characters', { videoType: 'a'.repeat(51) }, 'tooLong'],
    ['a budget that is on no list', { budget: '1000' }, 'choiceUnknown'],
    ['a reference that runs a script', { referenceLink: 'javascript:alert(1)' }, 'linkFormat'],
    ['a reference of 2,049 characters', { referenceLink: `https://example.com/${'a'.repeat(2029)}` }, 'linkFormat'],
    ['a message that is null', { message: null }, 'messageShort'],
    ['a message of 19 characters', { message: 'a'.repeat(19) }, 'messageShort'],
    ['a message of 1,001 characters', { message: 'a'.repeat(1001) }, 'messageLong'],
    ['no consent', { consent: false }, 'consentMissing'],
    ['a consent that is a text', { consent: 'true' }, 'consentMissing'],
  ])('with %s', async (_, change, key) => {
    const data = JSON.parse(withOwnProto({ ...enquiry }, change))
    await expect(submitContact({ data })).rejects.toMatchObject({ code: 'invalid-argument', message: key })
  })
})

/** JSON as a stranger may write it: `__proto__` as a field of its own. */
const withOwnProto = (fields: Record<string, unknown>, change: Record<string, unknown>) => {
  const body = Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined)
  return `{${body.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}
