import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/defaultSettings'
import { ProjectDraft } from '@studio/domain/project'
import { type SettingsKey, settingsGroups } from '@studio/domain/settings'
import { TestimonialDraft } from '@studio/domain/testimonial'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { projectDocument, settingsDocument, testimonialDocument } from '../support/factories.ts'
import { hostileTexts } from '../support/hostile.ts'
import { askAll, deskFor, type RuleCase } from './ask.ts'
import { type Fields, people } from './studio.ts'

/** What stays of a text that was entered: the whole of it, but for space around it. */
const isWhole = (stored: unknown, entered: string) => stored === entered || stored === entered.trim()

/** The text that a schema would have stored in a field; undefined when it refuses. */
function storedBy(schema: v.GenericSchema, fields: Fields, field: string, text: string): unknown {
  const { success, output } = v.safeParse(schema, { ...fields, [field]: text })
  return success ? (output as Fields)[field] : undefined
}

/** A form whose fields the rules check as well: where it is stored, and how its fields stand in the document. */
interface Form {
  schema: v.GenericSchema
  fields: Fields
  path: string
  document: (fields: Fields) => Fields
  /** One field of each kind. */
  tried: readonly string[]
}

const group = (key: SettingsKey, tried: readonly string[]): Form => ({
  schema: settingsGroups[key],
  fields: { ...defaultSettings[key] },
  path: `${collections.settings}/${key}`,
  document: (value) => ({ ...settingsDocument(key, people.admin), value }),
  tried,
})

const forms: Form[] = [
  {
    schema: ProjectDraft,
    fields: { ...projectDocument() },
    path: `${collections.projects}/new`,
    document: (fields) => ({ ...projectDocument(), ...fields }),
    tried: ['image_url', 'video_url', 'client_name', 'completion_date', 'title_ar', 'description_ja', 'category_it'],
  },
  {
    schema: TestimonialDraft,
    fields: { ...testimonialDocument() },
    path: `${collections.testimonials}/new`,
    document: (fields) => ({ ...testimonialDocument(), ...fields }),
    tried: ['client_name', 'avatar_url', 'client_role_ru', 'client_company_de', 'content_es'],
  },
  group('site_info', ['name', 'logo_url']),
  group('social_media', ['twitter']),
  group('contact_info', ['email', 'phone', 'address']),
  group('seo_defaults', ['keywords']),
  group('maintenance', ['message']),
  group('analytics', ['google_analytics_id']),
]

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
  resetRateLimit: { p_identifier: 'ana@example.com' },
  createAdminUser: { email: 'ana@example.com', full_name: 'Ana Núñez', password: 'una frase larga' },
} satisfies Record<keyof typeof calls, Fields>

describe('Hostile texts', () => {
  it('are many', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200)
  })

  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s takes each whole or not at all, in every field', (name) => {
    const { request } = calls[name]
    expect(v.is(request, requests[name])).toBe(true)
    for (const field of Object.keys((request as unknown as { entries: object }).entries)) {
      for (const text of hostileTexts) {
        const stored = storedBy(request, requests[name], field, text)
        if (stored !== undefined && !isWhole(stored, text)) expect.fail(`${field} made ${stored} of ${text}`)
      }
    }
  })

  it('a form has no room for fields of its own making, such as __proto__', () => {
    for (const name of hostileTexts.filter((text) => text !== '' && !(text in requests.createAdminUser))) {
      const fields = JSON.parse(JSON.stringify(requests.createAdminUser)) as Fields
      Object.defineProperty(fields, name, { value: 'x', enumerable: true })
      const { success, output } = v.safeParse(calls.createAdminUser.request, fields)
      if (success) expect(Object.keys(output)).toEqual(Object.keys(requests.createAdminUser))
    }
    expect(({} as Fields).x).toBeUndefined()
  })

  it('stand in a document whole or not at all, and the rules refuse what the form refuses', {
    timeout: 120_000,
  }, async () => {
    const asked = forms.flatMap(({ schema, fields, path, document, tried }) =>
      tried.flatMap((field) =>
        hostileTexts.map((text): RuleCase => {
          const stored = storedBy(schema, fields, field, text)
          if (stored !== undefined && !isWhole(stored, text)) expect.fail(`${field} made ${stored} of ${text}`)
          return {
            what: `${field}: ${text.slice(0, 60)}`,
            asker: 'admin',
            operation: 'create',
            path,
            fields: document({ ...fields, [field]: stored ?? text }),
            isAllowed: stored !== undefined,
          }
        }),
      ),
    )
    const wrong = await askAll(await deskFor('demo-rules-hostile', asked), asked)
    expect(wrong.map(({ what, isAllowed }) => `${isAllowed ? 'refused' : 'accepted'}: ${what}`)).toEqual([])
  })
})
