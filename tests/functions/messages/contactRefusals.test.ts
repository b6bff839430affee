import { randomUUID } from 'node:crypto'
import { enquiryLimits } from '@studio/domain/messages/contact'
import { describe, expect, it } from 'vitest'
import { noBodies } from '../support.ts'

import { contactForm, enquiry, newEnquiry } from './contactForm.ts'

const { submitContact, stored } = contactForm('contact-refusals')

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
