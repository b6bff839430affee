import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  newRevision,
  priceListDocument,
  projectDocument,
  settingsDocument,
  testimonialDocument,
} from '../support/factories.ts'
import { type Fields, openStudio, people, type Studio } from './studio.ts'

/** The four kinds of documents with revisions, each with two different edits. */
const kinds = [
  {
    kind: 'project',
    path: `${collections.projects}/one`,
    first: projectDocument(),
    ours: { title_es: 'Nuestro título' },
    theirs: { title_es: 'Otro título' },
  },
  {
    kind: 'testimonial',
    path: `${collections.testimonials}/one`,
    first: testimonialDocument(),
    ours: { content_es: 'Nuestras palabras' },
    theirs: { content_es: 'Otras palabras' },
  },
  {
    kind: 'price list',
    path: `${collections.prices}/one`,
    first: priceListDocument(),
    ours: { basic_price: 17.5 },
    theirs: { basic_price: 18 },
  },
  {
    kind: 'settings group',
    path: `${collections.settings}/maintenance`,
    first: settingsDocument('maintenance', people.admin),
    ours: { value: { enabled: true, message: 'Nuestro mensaje' } },
    theirs: { value: { enabled: false, message: 'Otro mensaje' } },
  },
]

let studio: Studio
beforeAll(async () => {
  studio = await openStudio('demo-rules-revisions')
})
afterAll(() => studio.close())

describe.each(kinds)('Revisions of a $kind', ({ path, first, ours, theirs }) => {
  const edit = (changes: Fields, base_rev: string, rev: string = newRevision()) =>
    studio.admin.doc(path).update({ ...changes, rev, base_rev })

  beforeEach(() => studio.store({ [path]: { ...first } }))

  it('An admin can edit the stored document repeatedly', async () => {
    const [second, third] = [newRevision(), newRevision()]
    await assertSucceeds(edit(ours, first.rev, second))
    await assertSucceeds(edit(theirs, second, third))
    await assertSucceeds(edit(ours, third))
  })

  it('Edits that were queued on another device cannot overwrite an edit, not even the later ones', async () => {
    const queued = [newRevision(), newRevision(), newRevision()] as const
    await assertSucceeds(edit(theirs, first.rev))
    await assertFails(edit(ours, first.rev, queued[0]))
    await assertFails(edit(ours, queued[0], queued[1]))
    await assertFails(edit(ours, queued[1], queued[2]))
    expect((await studio.admin.doc(path).get()).data()).toMatchObject(theirs)
  })
})

describe.each(kinds.slice(0, 2))('The place of a $kind', ({ path, first, ours }) => {
  it('An admin can move it without a revision, before and after an edit', async () => {
    const second = newRevision()
    const update = (changes: Fields) => studio.admin.doc(path).update(changes)
    await studio.store({ [path]: { ...first } })
    await assertSucceeds(update({ order_position: 7 }))
    await assertSucceeds(update({ ...ours, rev: second, base_rev: first.rev }))
    await assertSucceeds(update({ order_position: 1_000_000 }))
    await assertSucceeds(update({ ...ours, order_position: 0, rev: newRevision(), base_rev: second }))
  })
})

describe('The order of the whole list', () => {
  it('An admin can store sixty new positions at once', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => `${collections.projects}/row-${index}`)
    await studio.store(Object.fromEntries(paths.map((path) => [path, projectDocument()])))
    const batch = studio.admin.batch()
    paths.forEach((path, index) => {
      batch.update(studio.admin.doc(path), { order_position: paths.length - index })
    })
    await assertSucceeds(batch.commit())
  })
})
