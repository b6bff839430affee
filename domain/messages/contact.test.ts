import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { budgets, ContactForm, ContactSubmission, looksAutomatic, videoTypes } from './contact.ts'

const form = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  videoType: 'reel',
  referenceLink: 'https://example.com/video',
  budget: 'medio',
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
}

/** The first error of a form with a change; undefined if it is valid. */
const messageOf = (change: Record<string, unknown>) =>
  v.safeParse(ContactForm, { ...form, ...change }).issues?.[0].message

test.each(['12345', 'llámame', '+57 300 000 0000 ext. 5', '1'.repeat(21), 'https://wa.me/573000000000'])(
  'A contact form with the phone number «%s» is refused',
  (phone) => expect(messageOf({ phone })).toBe('phoneFormat'),
)

describe('A contact form is valid', () => {
  it.each<[string, Record<string, unknown>]>([
    ['with every field filled in', {}],
    ['a name of two letters', { name: 'Bo' }],
    ['a name of 100 letters', { name: 'a'.repeat(100) }],
    ['apostrophe and hyphen in the name', { name: "Anne-Marie O'Neill d’Arc" }],
    ['Spanish letters in the name', { name: 'Íñigo Müller Güell' }],
    ['a Chinese name', { name: '王小明' }],
    ['an Arabic name', { name: 'محمد علي' }],
    ['a Russian name', { name: 'Анна Каренина' }],
    ['a Japanese name', { name: 'さくら' }],
    ['a name with a combining accent', { name: 'Jose\u0301' }],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
    ['a message of 20 characters', { message: 'a'.repeat(20) }],
    ['a message of 1,000 characters', { message: 'a'.repeat(1000) }],
    ['a message of several lines', { message: 'Hola,\n\nquiero editar un video.\n' }],
    ['a phone number', { phone: '+57 (300) 000-0000' }],
    ['a phone number without a country, in Arabic digits', { phone: '٠١٠ ٠١٢٣ ٤٥٦٧' }],
    ['no phone number', { phone: '' }],
    ['no reference', { referenceLink: '' }],
    ['a reference without encryption', { referenceLink: 'http://example.com' }],
    ['a reference with a high port', { referenceLink: 'https://example.com:65535/a' }],
    ['an Irish e-mail', { email: "o'neil@example.com" }],
    ['a reference of 2,048 characters', { referenceLink: `https://example.com/${'a'.repeat(2028)}` }],
    ['nothing chosen', { videoType: '', budget: '' }],
    ...(videoTypes.map((videoType): [string, object] => [`video type ${videoType}`, { videoType }]) as [
      string,
      Record<string, unknown>,
    ][]),
    ...(budgets.map((budget): [string, object] => [`budget ${budget}`, { budget }]) as [
      string,
      Record<string, unknown>,
    ][]),
  ])('with %s', (_, change) => {
    expect(messageOf(change)).toBeUndefined()
  })

  it.each(videoTypes)('with video type %s', (videoType) => {
    expect(messageOf({ videoType })).toBeUndefined()
  })

  it.each(budgets)('with budget %s', (budget) => {
    expect(messageOf({ budget })).toBeUndefined()
  })

  it('without its optional fields, which are then empty', () => {
    const { name, email, message } = form
    const parsed = v.parse(ContactForm, { name, email, message, consent: true })
    expect(parsed).toEqual({
      name,
      email,
      phone: '',
      videoType: '',
      referenceLink: '',
      budget: '',
      message,
      consent: true,
    })
  })

  it('without surrounding spaces', () => {
    const parsed = v.parse(ContactForm, { ...form, name: ' Ana ', email: ' ana@example.com\n', referenceLink: ' ' })
    expect(parsed).toMatchObject({ name: 'Ana', email: 'ana@example.com', referenceLink: '' })
  })
})

describe('A contact form is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a name of one letter', { name: ' A ' }, 'nameShort'],
    ['an empty name', { name: '' }, 'nameShort'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'nameLong'],
    ['digits in the name', { name: 'Ana123' }, 'nameCharacters'],
    ['markup in the name', { name: '<i>Ana</i>' }, 'nameCharacters'],
    ['an emoji as name', { name: 'Ana 🎬' }, 'nameCharacters'],
    ['an e-mail without @', { email: 'ana.example.com' }, 'emailAt'],
    ['an e-mail without an end', { email: 'ana@example' }, 'emailWhole'],
    ['an empty e-mail', { email: '' }, 'emailFormat'],
    ['two e-mails', { email: 'ana@example.com,eva@example.com' }, 'emailOne'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'emailLong'],
    ['a message of 19 characters', { message: ` ${'a'.repeat(19)} ` }, 'messageShort'],
    ['a message of spaces', { message: ' '.repeat(30) }, 'messageShort'],
    ['a message of 1,001 characters', { message: 'a'.repeat(1001) }, 'messageLong'],
    ['a reference that is not an address', { referenceLink: 'el reel de ayer' }, 'linkFormat'],
    ['a reference to the reader’s own machine', { referenceLink: 'http://127.0.0.1:631/printers' }, 'linkFormat'],
    ['a reference to the reader’s own network', { referenceLink: 'https://192.168.1.1/' }, 'linkFormat'],
    ['a reference to a name of one part', { referenceLink: 'https://router/' }, 'linkFormat'],
    ['a name of signs', { name: "-'-" }, 'nameCharacters'],
    ['an invisible name', { name: '\u3164\u3164' }, 'nameCharacters'],
    ['an invisible message', { message: '\u200b\u200d\u2060\u3164\u2800'.repeat(10) }, 'messageShort'],
    [
      'too few visible characters in a longer message',
      { message: `${'a'.repeat(19)}${'\u200b'.repeat(9)}` },
      'messageShort',
    ],
    ['a reference that runs a script', { referenceLink: 'javascript:alert(1)' }, 'linkFormat'],
    ['a reference with a password', { referenceLink: 'https://ana:1@example.com' }, 'linkFormat'],
    ['a reference of 2,049 characters', { referenceLink: `https://example.com/${'a'.repeat(2029)}` }, 'linkFormat'],
    ['an unknown video type', { videoType: 'boda' }, 'choiceUnknown'],
    ['a video type in capitals', { videoType: 'REEL' }, 'choiceUnknown'],
    ['an unknown budget', { budget: '800' }, 'choiceUnknown'],
    ['a choice of 51 characters', { budget: 'a'.repeat(51) }, 'tooLong'],
    ['no consent', { consent: false }, 'consentMissing'],
    ['a consent that is a text', { consent: 'true' }, 'consentMissing'],
  ])('with %s', (_, change, key) => {
    expect(messageOf(change)).toBe(key)
  })

  it.each(['subject', 'status', 'created_at', 'constructor'])('with the unknown field %s', (field) => {
    expect(v.is(ContactForm, { ...form, [field]: 'x' })).toBe(false)
  })
})

describe('Text added by copying and by phones', () => {
  it.each<[keyof typeof form, string, string]>([
    ['message', 'Hola,\u000Bquiero editar tres reels.', 'Hola,\nquiero editar tres reels.'],
    ['message', 'Quiero editar tres reels. \uD83D', 'Quiero editar tres reels.'],
    ['message', 'Quiero editar\u0000 tres\u0008 reels\u001b.\u202e', 'Quiero editar tres reels.'],
    ['message', 'Hola 👩\u200d👧, quiero editar tres reels.', 'Hola 👩\u200d👧, quiero editar tres reels.'],
    [
      'message',
      'راسلوني على \u202a+57 311 222 3333\u202c أو \u2066a@b.co\u2069\u200f، شكرا جزيلا',
      'راسلوني على +57 311 222 3333 أو a@b.co\u200f، شكرا جزيلا',
    ],
    ['name', '\u200eAna\u200b Núñez\ufeff', 'Ana Núñez'],
    ['name', '山田\u3000太郎', '山田 太郎'],
    ['email', '\u2066ana＠example.com\u2069', 'ana@example.com'],
    ['referenceLink', '\u200fhttps://example.com/\u00advideo\u2060', 'https://example.com/video'],
    ['referenceLink', 'youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
    ['referenceLink', 'Mira esto: https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ])('is removed in the %s: %j', (field, text, clean) => {
    expect(v.parse(ContactForm, { ...form, [field]: text })[field]).toBe(clean)
  })
})

describe('A submission', () => {
  const key = '3b241101-e2bb-4255-8caf-4136c566a962'
  const isSound = (change: Record<string, unknown>) =>
    v.safeParse(ContactSubmission, { ...form, key, ...change }).success

  it.each<[boolean, Record<string, unknown>]>([
    [true, {}],
    [true, { topic: 'SEO', open_ms: 12, language: 'ja' }],
    [true, { website: 'https://robot.example' }],
    [false, { key: undefined }],
    [false, { key: '../user_roles/me' }],
    [false, { topic: 5 }],
    [false, { website: 5 }],
    [false, { language: 'tlh' }],
    [false, { language: '' }],
    [false, { open_ms: '5000' }],
    [false, { suspected: false }],
  ])('is valid (%j) with %j', (expected, change) => {
    expect(isSound(change)).toBe(expected)
  })

  it.each<[boolean, { topic: string; website: string; open_ms: number }]>([
    [false, { topic: '', website: '', open_ms: 3000 }],
    [true, { topic: '', website: '', open_ms: 2999 }],
    [true, { topic: '', website: ' ', open_ms: 60_000 }],
    [true, { topic: ' ', website: '', open_ms: 60_000 }],
    [true, { topic: '', website: '', open_ms: Number.NaN }],
    [true, { topic: '', website: '', open_ms: -1 }],
  ])('looks automatic (%j) with %j', (expected, submission) => {
    expect(looksAutomatic(submission)).toBe(expected)
  })
})
