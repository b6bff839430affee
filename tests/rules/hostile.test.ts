import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { ProjectDraft } from '@studio/domain/content/project'
import { TestimonialDraft } from '@studio/domain/content/testimonial'
import { settingsGroups } from '@studio/domain/settings/settingSchemas'
import { defaultSettings, type SettingsKey } from '@studio/domain/settings/settings'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { projectDocument, settingsDocument, testimonialDocument } from '../support/factories.ts'
import { hostileTexts } from '../support/hostile.ts'
import { askAll, newPlace, type RuleCase, rulesClientFor } from './ask.ts'
import { type Fields, people } from './studio.ts'

/** Returns the letters and digits of a text, in which cleaning changes only width and case. */
const core = (text: unknown) =>
  String(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns whether a stored value comes only from the entered text. A link may be a part of it, with its scheme added.
 */
const isOf = (stored: unknown, entered: string) =>
  stored === entered || core(entered).includes(core(stored).replace(/^https?/, ''))

/** Fields whose schemas extract a link or a day from pasted text. The rules judge the result. */
const takesPartOut = ['video_url', 'completion_date']

/** Returns the text that a schema would store in a field; undefined if it refuses. */
function storedBy(schema: v.GenericSchema, fields: Fields, field: string, text: string): unknown {
  const { success, output } = v.safeParse(schema, { ...fields, [field]: text })
  return success ? (output as Fields)[field] : undefined
}

/** A form whose fields the rules check as well: its documents' path, and how fields are stored in them. */
interface Form {
  name: string
  schema: v.GenericSchema
  fields: Fields
  /** Returns the path of the form's `index`th document. */
  path: (index: number) => string
  document: (fields: Fields) => Fields
  /** One field of each kind, each tried with every text. */
  tried: readonly string[]
  /**
   * Fields of the same kinds as those in `tried`. Each is tested with an eighth of the texts, a different one for each
   * field.
   */
  alike: readonly string[]
}

/** Set by `npm run test:fuzz`: tries every text in every field. */
const isLong = process.env.FUZZ === 'long'

const group = (key: SettingsKey, tried: readonly string[], alike: readonly string[] = []): Form => ({
  name: `the settings ${key}`,
  schema: settingsGroups[key],
  fields: { ...defaultSettings[key] },
  path: () => `${collections.settings}/${key}`,
  document: (value) => ({ ...settingsDocument(key, people.admin), value }),
  tried,
  alike,
})

const forms: Form[] = [
  {
    name: 'a project',
    schema: ProjectDraft,
    fields: { ...projectDocument() },
    path: (index) => newPlace(collections.projects, index),
    document: (fields) => ({ ...projectDocument(), ...fields }),
    tried: ['image_url', 'client_name', 'completion_date', 'title_ar'],
    alike: ['video_url', 'description_ja', 'category_it', 'image_alt_fr'],
  },
  {
    name: 'a testimonial',
    schema: TestimonialDraft,
    fields: { ...testimonialDocument() },
    path: (index) => newPlace(collections.testimonials, index),
    document: (fields) => ({ ...testimonialDocument(), ...fields }),
    tried: [],
    alike: ['client_name', 'avatar_url', 'client_role_ru', 'client_company_de', 'content_es'],
  },
  group('site_info', [], ['name', 'logo_url']),
  group('social_media', [], ['twitter']),
  group('contact_info', ['email', 'phone'], ['address']),
  group('seo_defaults', [], ['keywords']),
  group('maintenance', [], ['message']),
  group('analytics', ['google_analytics_id']),
]

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' }

const requests = {
  submitContact: {
    name: 'Ana Núñez',
    email: 'ana@example.com',
    videoType: 'reel',
    referenceLink: '',
    budget: 'medio',
    message: 'Hola, me interesa un reel para mi marca de café.',
    consent: true,
    key: crypto.randomUUID(),
  },
  checkRateLimit: { p_identifier: 'ana@example.com' },
  judgePassword: { password: 'una frase larga', email: 'ana@example.com' },
  resetRateLimit: { p_identifier: 'ana@example.com' },
  readPersonalData: { email: 'ana@example.com' },
  erasePersonalData: { email: 'ana@example.com' },
  createAdminUser: { email: 'ana@example.com', full_name: 'Ana Núñez', password: 'una frase larga' },
  signInWays: {},
  signOut: {},
  keepPasskey: { id: 'a'.repeat(64) },
  newPasskeyOptions: {},
  addPasskey: {
    name: 'Teléfono de Ana',
    passkey: {
      ...credential,
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      clientExtensionResults: {},
    },
  },
  renamePasskey: { id: '0'.repeat(64), name: 'Teléfono de Ana' },
  removePasskey: { id: '0'.repeat(64) },
  setPasswordSignIn: { is_on: true },
  passkeySignInOptions: {},
  passkeySignIn: {
    proof: {
      ...credential,
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      clientExtensionResults: {},
    },
  },
  recoverWithCode: { p_identifier: 'ana@example.com', code: '0000-0000-0000-0000' },
  inviteAdmin: { email: 'ana@example.com', full_name: 'Ana Núñez' },
  translateTexts: { target: 'en', texts: ['Una noche'] },
  changeName: { full_name: 'Ana Núñez' },
  changePassword: { password: 'una frase larga' },
  ownDevices: {},
  endDevice: { id: 'a-device' },
  endSessions: {},
  listAccounts: {},
  listPictures: {},
  disableAccount: { user_id: 'somebody' },
  enableAccount: { user_id: 'somebody' },
  deleteAccount: { user_id: 'somebody' },
  createPreviewLink: {},
  listPreviewLinks: {},
  revokePreviewLink: { id: '0'.repeat(32) },
  publishNow: {},
  goBackToRelease: { id: '0'.repeat(16) },
  noticeKey: {},
  enableNotices: {
    ...{ endpoint: 'https://push.example/abc', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    ...{ language: 'es', quiet: null },
  },
  disableNotices: { endpoint: 'https://push.example/abc' },
  testPush: { endpoint: 'https://push.example/abc' },
  testMail: {},
  readPreview: { token: 'a'.repeat(72), language: 'es', is_visit: true },
} satisfies Record<keyof typeof calls, Fields>

/** Returns the cleaned value of a text in a field; undefined if the form refuses it. */
function cleanedIn({ schema, fields }: Form, field: string, text: string): unknown {
  const stored = storedBy(schema, fields, field, text)
  if (stored !== undefined && !takesPartOut.includes(field) && !isOf(stored, text))
    expect.fail(`${field} made ${stored} of ${text}`)
  return stored
}

/**
 * Returns a form's questions to the rules. A text that the form refuses is alone in a valid document. Accepted texts
 * are combined, one per field, in documents that the rules accept only if they accept every text.
 */
function questionsOf(form: Form): RuleCase[] {
  const refused: Fields[] = []
  const taken: Fields[] = []
  const eighth = (of: number) => (_: string, nth: number) => isLong || nth % 8 === of % 8
  const tries = [
    ...form.tried.map((field) => ({ field, texts: hostileTexts })),
    ...form.alike.map((field, nth) => ({ field, texts: hostileTexts.filter(eighth(nth)) })),
  ]
  for (const { field, texts } of tries) {
    const stored = texts.map((text) => cleanedIn(form, field, text))
    refused.push(...texts.filter((_, nth) => stored[nth] === undefined).map((text) => ({ [field]: text })))
    for (const [nth, value] of stored.filter((value) => value !== undefined).entries()) {
      taken[nth] = { ...taken[nth], [field]: value }
    }
  }
  const question = (isAllowed: boolean) => (texts: Fields, index: number) => ({
    what: Object.entries(texts)
      .map(([field, text]) => `${field}: ${String(text).slice(0, 60)}`)
      .join(' | '),
    principal: 'admin' as const,
    operation: 'create' as const,
    path: form.path(index),
    fields: form.document({ ...form.fields, ...texts }),
    isAllowed,
  })
  return [...refused.map(question(false)), ...taken.map(question(true))]
}

describe('Hostile texts', () => {
  it('are many', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200)
  })

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    '%s stores each cleaned or not at all, in every field',
    (name) => {
      const { request } = calls[name]
      expect(v.is(request, requests[name])).toBe(true)
      for (const field of Object.keys((request as unknown as { entries: object }).entries)) {
        for (const text of hostileTexts) {
          const stored = storedBy(request, requests[name], field, text)
          if (stored !== undefined && !isOf(stored, text)) expect.fail(`${field} made ${stored} of ${text}`)
        }
      }
    },
  )

  it('a form refuses unknown fields, such as __proto__', () => {
    for (const name of hostileTexts.filter((text) => text !== '' && !(text in requests.createAdminUser))) {
      const fields = JSON.parse(JSON.stringify(requests.createAdminUser)) as Fields
      Object.defineProperty(fields, name, { value: 'x', enumerable: true })
      const { success, output } = v.safeParse(calls.createAdminUser.request, fields)
      if (success) expect(Object.keys(output)).toEqual(Object.keys(requests.createAdminUser))
    }
    expect(({} as Fields).x).toBeUndefined()
  })

  it.each(forms)(
    'are stored in $name cleaned or not at all, and the rules refuse what the form refuses',
    async (form) => {
      const asked = questionsOf(form)
      const wrong = await askAll(await rulesClientFor('demo-rules-hostile', asked), asked)
      expect(wrong.map(({ what, isAllowed }) => `${isAllowed ? 'refused' : 'accepted'}: ${what}`)).toEqual([])
    },
  )
})
