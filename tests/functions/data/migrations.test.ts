import { collections } from '@studio/domain/collections'
import { expect, it } from 'vitest'
import { type MigrationChange, migrate } from '../../../scripts/lib/migrations.ts'
import { messageDocument, projectDocument, testimonialDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('migrations')

const run = async (isDry: boolean) => {
  const changes: MigrationChange[] = []
  const count = await migrate(db, isDry, (change) => changes.push(change))
  expect(changes).toHaveLength(count)
  return changes
}

it('Migrations preview their changes, apply them once, and keep unknown fields', async () => {
  const { video_url: _video, featured: _featured, ...old } = projectDocument()
  await db.doc(`${collections.projects}/old`).set({ ...old, length_s: 42 })
  await db.doc(`${collections.projects}/new`).set({ ...projectDocument() })
  const { rating: _rating, ...unrated } = testimonialDocument()
  await db.doc(`${collections.testimonials}/old`).set(unrated)

  const wanted = [
    {
      migration: 'fill-optional-fields',
      path: 'portfolio_projects/old',
      fields: { video_url: '', featured: false },
    },
    { migration: 'fill-optional-fields', path: 'testimonials/old', fields: { rating: 5 } },
  ]
  expect(await run(true)).toEqual(wanted)
  expect((await db.doc(`${collections.projects}/old`).get()).get('video_url')).toBeUndefined()
  expect(await run(false)).toEqual(wanted)
  expect((await db.doc(`${collections.projects}/old`).get()).data()).toEqual({
    ...old,
    video_url: '',
    featured: false,
    length_s: 42,
  })
  expect(await run(false)).toEqual([])
})

it('Enquiries without an expiry get one, once', async () => {
  const { expires_at: _, ...old } = messageDocument({ created_at: new Date('2026-01-31T10:00:00Z') })
  await db.doc(`${collections.messages}/old`).set(old)
  await db.doc(`${collections.messages}/new`).set(messageDocument())
  const [change, ...more] = await run(false)
  expect(more).toEqual([])
  expect(change).toMatchObject({ migration: 'end-enquiries', path: 'contact_messages/old' })
  const end = (await db.doc(`${collections.messages}/old`).get()).get('expires_at')
  expect(end.toDate().toISOString()).toBe('2028-01-31T10:00:00.000Z')
  expect(await run(false)).toEqual([])
})

it('An interrupted run continues with the rest', async () => {
  const { video_url: _, ...old } = projectDocument()
  const ids = Array.from({ length: 5 }, (_, at) => `${collections.projects}/many-${at}`)
  for (const id of ids) await db.doc(id).set(old)
  let seen = 0
  const ended = migrate(db, false, () => {
    seen += 1
    if (seen === 2) throw new Error('ended')
  })
  await expect(ended).rejects.toThrow('ended')
  expect(await run(false)).toHaveLength(3)
  for (const id of ids) expect((await db.doc(id).get()).get('video_url')).toBe('')
})
