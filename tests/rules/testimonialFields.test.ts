import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/fields'
import { rating, type Testimonial, TestimonialDraft } from '@studio/domain/testimonial'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRevision, type Stored, testimonialDocument } from '../support/factories.ts'
import {
  casesOf,
  type FieldKind,
  inAllLanguages,
  missing,
  optional,
  optionalUrl,
  required,
  revision,
  stamps,
  whole,
  withField,
} from './fieldCases.ts'
import { newPath, openStudio, type Studio } from './studio.ts'

/** Every stored field of a testimonial except base_rev, which revisions.test.ts covers. */
const kinds: Record<Exclude<keyof Stored<Testimonial>, 'base_rev'>, FieldKind> = {
  client_name: required(limits.clientName),
  avatar_url: optionalUrl,
  rating: whole(rating.min, rating.max),
  order_position: whole(0, 1_000_000),
  ...inAllLanguages('client_role', required(limits.role)),
  ...inAllLanguages('client_company', optional(limits.company)),
  ...inAllLanguages('content', required(limits.content)),
  translated_from: stamps,
  rev: revision,
}
const cases = casesOf(kinds).map((row) => ({ ...row, verb: row.isAllowed ? 'may' : 'may not' }))

describe('What a testimonial may hold', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio('demo-rules-testimonials')
  })
  afterAll(() => studio.close())

  const create = (fields: object) => studio.admin.doc(newPath(collections.testimonials)).set(fields)

  it.each(cases)('$field $verb be $what', async ({ field, value, isAllowed }) => {
    const testimonial = withField(testimonialDocument(), field, value)
    // The form that is refused by the schema and the write that is refused by the rules are the same ones.
    if (field in TestimonialDraft.entries) expect(v.is(TestimonialDraft, testimonial)).toBe(isAllowed)
    await (isAllowed ? assertSucceeds(create(testimonial)) : assertFails(create(testimonial)))
  })

  it('A testimonial holds no other field', async () => {
    await assertFails(create({ ...testimonialDocument(), note: '' }))
    await assertFails(create({ ...withField(testimonialDocument(), 'avatar_url', missing), note: '' }))
    await assertFails(create({}))
  })

  it('An edit is checked like a new testimonial', async () => {
    const path = newPath(collections.testimonials)
    const testimonial = testimonialDocument()
    await studio.store({ [path]: testimonial })
    const edit = { rev: newRevision(), base_rev: testimonial.rev }
    for (const wrong of [{ content_ja: '' }, { rating: 6 }, { order_position: -1 }, { note: '' }]) {
      await assertFails(studio.admin.doc(path).update({ ...edit, ...wrong }))
    }
    await assertSucceeds(studio.admin.doc(path).update({ ...edit, content_ja: '別の言葉' }))
  })
})
