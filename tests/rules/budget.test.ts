import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/content/fields/checks'
import type { FieldTable } from '@studio/domain/content/fields/fieldTable'
import { maxCaptionsLength } from '@studio/domain/content/films/captions'
import { section, sectionLengths } from '@studio/domain/content/page/section'
import { projectFields } from '@studio/domain/content/project'
import { testimonialFields } from '@studio/domain/content/testimonial'
import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import { inEveryLanguage } from '@studio/domain/languages'
import { footageHours, noteLimit, pieceFormats, pieceLength } from '@studio/domain/limits'
import { isUnit, numberKindOf, numberKinds, priceNames } from '@studio/domain/offers/prices'
import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  messageDocument,
  newRevision,
  priceListDocument,
  profileDocument,
  projectDocument,
  roleDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../support/factories.ts'
import { textNamesOf } from './cases/fieldKinds.ts'
import { openStudio, people, readRules, rolePath, type Studio } from './studio.ts'

/**
 * Number of expressions that must remain of the 1,000 per request. Another field takes about ten, another language
 * about forty. A save that exceeds the limit is refused, whatever its content.
 */
const headRoom = 60

const url = 'https://example.com/'.padEnd(limits.url, 'a')
const text = (length: number) => '中'.repeat(length)
const translated_from = Object.fromEntries(translatedCodes.map((code) => [code, 'f'.repeat(16)]))

const marksOf = (fields: FieldTable) =>
  Object.fromEntries(textNamesOf(fields).map((name) => [name, 'machine' as const]))

/**
 * Documents with every text at its maximum length, every optional field filled, and the day whose check is the longest.
 */
const largest = {
  [collections.projects]: () =>
    projectDocument({
      image_url: url,
      video_url: url,
      client_name: text(limits.clientName),
      completion_date: '2000-02-29',
      featured: true,
      visibility: '2000-02-29',
      format: '21:9',
      length_seconds: pieceLength.max,
      loop_url: `${url.slice(0, -4)}.mp4`,
      order_position: 1_000_000,
      ...inEveryLanguage('title', () => text(limits.title)),
      ...inEveryLanguage('description', () => text(limits.description)),
      ...inEveryLanguage('category', () => text(limits.category)),
      ...inEveryLanguage('image_alt', () => text(limits.imageAlt)),
      ...inEveryLanguage('captions', () => text(maxCaptionsLength)),
      ...inEveryLanguage('brief', () => text(limits.story)),
      ...inEveryLanguage('approach', () => text(limits.story)),
      ...inEveryLanguage('result', () => text(limits.story)),
      footage_hours: footageHours.max,
      credits: text(limits.credits),
      still_before: `/media/${'a'.repeat(64)}.webp`,
      still_after: `/media/${'a'.repeat(64)}.webp`,
      sound_before: `/film/${'a'.repeat(64)}/loop.mp4`,
      sound_after: `/film/${'a'.repeat(64)}/loop.mp4`,
      delivered: pieceFormats.join(' '),
      translated_from,
      text_marks: marksOf(projectFields),
    }),
  [collections.testimonials]: () =>
    testimonialDocument({
      client_name: text(limits.clientName),
      avatar_url: url,
      visibility: '2000-02-29',
      project_id: 'a'.repeat(limits.documentId),
      order_position: 1_000_000,
      ...inEveryLanguage('client_role', () => text(limits.role)),
      ...inEveryLanguage('client_company', () => text(limits.company)),
      ...inEveryLanguage('content', () => text(limits.content)),
      translated_from,
      text_marks: marksOf(testimonialFields),
    }),
  [collections.sections]: () =>
    sectionDocument({
      image_url: url,
      visibility: '2000-02-29',
      order_position: 1_000_000,
      ...inEveryLanguage('badge', () => text(sectionLengths.badge)),
      ...inEveryLanguage('title', () => text(sectionLengths.title)),
      ...inEveryLanguage('text', () => text(sectionLengths.text)),
      ...inEveryLanguage('action', () => text(sectionLengths.action)),
      ...inEveryLanguage('note', () => text(sectionLengths.note)),
      ...inEveryLanguage('captions', () => text(maxCaptionsLength)),
      translated_from,
      text_marks: marksOf(section.fields),
    }),
  [collections.prices]: () =>
    priceListDocument({
      name: text(limits.title),
      visibility: '2000-02-29',
      order_position: 1_000_000,
      ...Object.fromEntries(
        priceNames.map((name) => [name, isUnit(name) ? 'hours' : numberKinds[numberKindOf(name)].max]),
      ),
    }),
  [collections.settings]: () =>
    settingsDocument('social_media', people.admin, {
      instagram: url,
      linkedin: url,
      youtube: url,
      facebook: url,
      twitter: url,
      tiktok: url,
      vimeo: url,
      behance: url,
    }),
}
const rows = Object.entries(largest).map(([collection, make]) => ({ collection, make }))

/** Returns the rules with `count` extra expressions in every check of a document. */
async function withPadding(count: number) {
  const rules = await readRules()
  const start =
    /return (?=\[\n *changed\.hasOnly\(fieldsOf|changed\.hasOnly\(\['key'|d\.diff\(resource\.data\)\.affectedKeys\(\)\.hasOnly\(\['status')/g
  if (rules.match(start)?.length !== 6) throw new Error('The rules check documents in another way: adapt the padding')
  return rules.replace(start, `return [${Array(count).fill(0).join(', ')}] is list && `)
}

/** Opens an empty database for the tests of a group, under rules with `count` extra expressions. */
function withStudio(count: number) {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio(`demo-rules-budget-${count}`, await withPadding(count))
  })
  afterAll(() => studio.close())
  return () => studio
}

describe(`At least ${headRoom} of the 1,000 expressions per request are left`, () => {
  const studio = withStudio(headRoom)

  it.each(rows)('when the largest document of $collection is created and edited', async ({ collection, make }) => {
    const document = studio().admin.doc(`${collection}/social_media`)
    const first = make()
    await assertSucceeds(document.set(first))
    await assertSucceeds(document.set({ ...make(), rev: newRevision(), base_rev: first.rev }))
  })

  it('when an enquiry with the longest note goes to the trash', async () => {
    await studio().store({ [`${collections.messages}/longest`]: messageDocument({ note: text(noteLimit) }) })
    const trashed = { trashed_from: 'inbox', suspected: null, status: 'archived', updated_by: people.admin }
    await assertSucceeds(studio().admin.doc(`${collections.messages}/longest`).update(trashed))
  })
})

describe('The budget of 1,000 expressions per request', () => {
  const studio = withStudio(900)

  it.each(rows)(
    'is enforced by the emulator, so that this test can fail ($collection)',
    async ({ collection, make }) => {
      const uid = `other-${collection}`
      await studio().store({ [`${collections.profiles}/${uid}`]: profileDocument(uid) })
      await assertSucceeds(studio().admin.doc(rolePath(uid)).set(roleDocument(uid)))
      await assertFails(studio().admin.doc(`${collection}/social_media`).set(make()))
    },
  )

  it('is enforced for enquiries as well', async () => {
    await studio().store({ [`${collections.messages}/any`]: messageDocument() })
    const archived = { status: 'archived', updated_by: people.admin }
    await assertFails(studio().admin.doc(`${collections.messages}/any`).update(archived))
  })
})
