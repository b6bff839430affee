import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newRevision, projectDocument, settingsDocument, testimonialDocument } from '../support/factories.ts'
import { missing, withField } from './fieldCases.ts'
import { type Fields, openStudio, people, type Studio } from './studio.ts'

const admin = people['an admin']

/** The three kinds of documents that carry a revision, each with two edits that differ. */
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
    kind: 'settings group',
    path: `${collections.settings}/maintenance`,
    first: settingsDocument('maintenance', admin),
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
  const stored: Fields = { ...first }
  const edit = (changes: Fields, base_rev: unknown, rev: unknown = newRevision()) =>
    studio.admin.doc(path).update({ ...changes, rev, base_rev })
  const read = async () => (await studio.admin.doc(path).get()).data()

  beforeEach(() => studio.store({ [path]: stored }))

  it('An admin can edit what is stored now, again and again', async () => {
    const [second, third] = [newRevision(), newRevision()]
    await assertSucceeds(edit(ours, first.rev, second))
    await assertSucceeds(edit(theirs, second, third))
    await assertSucceeds(edit(ours, third))
  })

  it('Edits that were queued on another device cannot overwrite an edit, not even the later ones', async () => {
    const queued = [newRevision(), newRevision(), newRevision()]
    await assertSucceeds(edit(theirs, first.rev))
    await assertFails(edit(ours, first.rev, queued[0]))
    await assertFails(edit(ours, queued[0], queued[1]))
    await assertFails(edit(ours, queued[1], queued[2]))
    expect(await read()).toMatchObject(theirs)
  })

  it.each(['', newRevision(), null, 7])('An edit cannot be based on %o', async (base) => {
    await assertFails(edit(ours, base))
  })

  it('An edit needs a revision of its own', async () => {
    await assertFails(edit(ours, first.rev, first.rev))
    await assertFails(studio.admin.doc(path).update(ours))
    await assertFails(edit(ours, first.rev, ''))
    await assertFails(edit(ours, first.rev, 'too-short'))
  })

  it.each(['rev', 'base_rev'])('An edit cannot take %s away', async (field) => {
    const next = { ...stored, ...ours, rev: newRevision(), base_rev: first.rev }
    await assertFails(studio.admin.doc(path).set(withField(next, field, missing)))
    await assertSucceeds(studio.admin.doc(path).set(next))
  })

  it('A document that was made by hand, without a revision, can be edited', async () => {
    await studio.store({ [path]: withField(stored, 'rev', missing) })
    await assertFails(edit(ours, first.rev))
    await assertSucceeds(edit(ours, ''))
  })

  it('A new document is based on nothing', async () => {
    await studio.remove(path)
    for (const base of [newRevision(), null, 7, missing]) {
      await assertFails(studio.admin.doc(path).set(withField(stored, 'base_rev', base)))
    }
    await assertSucceeds(studio.admin.doc(path).set(stored))
  })
})

describe.each(kinds.slice(0, 2))('The place of a $kind', ({ path, first, ours }) => {
  beforeEach(() => studio.store({ [path]: { ...first } }))
  const update = (changes: Fields) => studio.admin.doc(path).update(changes)

  it('An admin can move it without a revision, before and after an edit', async () => {
    const second = newRevision()
    await assertSucceeds(update({ order_position: 7 }))
    await assertSucceeds(update({ ...ours, rev: second, base_rev: first.rev }))
    await assertSucceeds(update({ order_position: 1_000_000 }))
    await assertSucceeds(update({ ...ours, order_position: 0, rev: newRevision(), base_rev: second }))
  })

  it.each([-1, 1_000_001, 0.5, '1', null, [1]])('Its place cannot be %o', async (position) => {
    await assertFails(update({ order_position: position }))
  })

  it('Moving it cannot change or take away anything else', async () => {
    await assertFails(update({ order_position: 7, ...ours }))
    await assertFails(update({ order_position: 7, rev: newRevision() }))
    await assertFails(update({ order_position: 7, base_rev: first.rev }))
    await assertFails(update({ order_position: 7, note: '' }))
    await assertFails(studio.admin.doc(path).set(withField(first, 'order_position', missing)))
    await assertFails(studio.admin.doc(path).set({ order_position: 7 }))
  })

  it('Nobody but an admin can move it', async () => {
    await assertFails(studio.as['a signed-in person without a role'].doc(path).update({ order_position: 7 }))
    await assertFails(studio.as.anonymous.doc(path).update({ order_position: 7 }))
  })
})

describe('The order of the whole list', () => {
  it('An admin can store sixty new places at once', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => `${collections.projects}/row-${index}`)
    await studio.store(Object.fromEntries(paths.map((path) => [path, projectDocument()])))
    const batch = studio.admin.batch()
    paths.forEach((path, index) => {
      batch.update(studio.admin.doc(path), { order_position: paths.length - index })
    })
    await assertSucceeds(batch.commit())
  })
})
