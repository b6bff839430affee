import { auditExpiryOf } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import type { DocumentReference } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditTrigger, deletionTrigger } from '../../../functions/src/audit/auditTrail.ts'
import type { WriteEvent } from '../../../functions/src/lib/events.ts'
import { apply, changesBetween, readAll } from '../../../scripts/lib/backup.ts'
import { messageDocument, newRevision, projectDocument, settingsDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('audit-trail')
const { media, projects, settings, messages, roles, deletions, auditLog } = collections

beforeEach(async () => apply(db, changesBetween(await readAll(db), {})))

/** Runs `work` on a document and returns the resulting event. */
async function eventOf(document: DocumentReference, work: () => Promise<unknown>): Promise<WriteEvent> {
  const before = await document.get()
  await work()
  return { time: new Date().toISOString(), data: { before, after: await document.get() } }
}
const writing = (path: string, fields: object) => eventOf(db.doc(path), () => db.doc(path).set(fields))
const deleting = (path: string) => eventOf(db.doc(path), () => db.doc(path).delete())
const noting = (uid: string, documents: Record<string, string>, at = Timestamp.now()) =>
  writing(`${deletions}/${uid}`, { at, documents })

const tell = (event: WriteEvent) => auditTrigger(db, event.data?.after.ref.parent.id ?? '')(event)
const tellOfDeletion = deletionTrigger(db)
const entries = async () => (await db.collection(auditLog).get()).docs.map((entry) => entry.data())

/** Returns the entries that admins see. */
const shown = async () => (await entries()).filter(({ action }) => action)
/** Returns a note's event as if it had been written some minutes ago. */
function committed({ time, data }: WriteEvent, minutes: number): WriteEvent {
  const updateTime = Timestamp.fromDate(new Date(minutesAgo(minutes)))
  return {
    time,
    ...(data && { data: { ...data, after: Object.create(data.after, { updateTime: { value: updateTime } }) } }),
  }
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const byAna = (fields: object = {}) => ({ ...projectDocument(), updated_by: 'ana', ...fields })

describe('The log', () => {
  it('has an entry for a new document and for each edit: who, when, what, and both copies', async () => {
    const first = byAna()
    const made = await writing(`${projects}/one`, first)
    const second = { ...first, title_es: 'Otro', rev: newRevision(), base_rev: first.rev, updated_by: 'luz' }
    const edited = await writing(`${projects}/one`, second)
    await tell(edited)
    await tell(made)
    const found = (await entries()).sort((a, b) => a.at.toMillis() - b.at.toMillis())
    expect(found).toMatchObject([
      { action: 'create', collection: projects, document_id: 'one', by: 'ana', base_rev: '', rev: first.rev },
      {
        ...{ action: 'update', by: 'luz', base_rev: first.rev, rev: second.rev, fields: ['title_es'] },
        ...{ before: { title_es: first.title_es }, after: { title_es: 'Otro' } },
      },
    ])
    for (const { at, expires_at } of found) expect(expires_at.toMillis()).toBe(auditExpiryOf(at.toMillis()))
    expect(found[1]?.at).toEqual(edited.data?.after.updateTime)
  })

  it('has one entry for a change whose event comes three times, even at once', async () => {
    const made = await writing(`${settings}/contact_info`, settingsDocument('contact_info', 'ana'))
    await Promise.all([tell(made), tell(made)])
    await tell(made)
    expect(await entries()).toHaveLength(1)
  })

  it.each([
    ['the deletion', [0, 1]],
    ['its note', [1, 0]],
  ])('names who deleted a document if %s comes first, and keeps the last copy', async (_, order) => {
    const stored = byAna()
    await db.doc(`${projects}/one`).set(stored)
    const [gone, noted] = [await deleting(`${projects}/one`), await noting('luz', { [`${projects}/one`]: stored.rev })]
    const tellers = [() => tell(gone), () => tellOfDeletion(noted)]
    for (const at of [...order, ...order]) await tellers[at]?.()
    expect(await entries()).toMatchObject([
      {
        ...{ action: 'delete', collection: projects, document_id: 'one', by: 'luz', base_rev: stored.rev },
        before: { title_es: stored.title_es },
      },
    ])
  })

  it.each<[string, (n: number) => string]>([
    ['with too many parts', (n) => `!00/a/b${n}`],
    ['of nothing', (n) => `/${n}`],
    ['of a collection alone', (n) => `!${n}`],
    ['in a collection that nobody knows', (n) => `!elsewhere/${n}`],
    ['that Firestore keeps for itself', (n) => `${projects}/__${n}__`],
    ['that goes up', () => `${projects}/..`],
    ['that is far too long', (n) => `${projects}/!${'x'.repeat(1400)}${n}`],
  ])('names who deleted a document even if the note has sixty paths %s before the real one', async (_, pathOf) => {
    const stored = byAna()
    await db.doc(`${projects}/one`).set(stored)
    const gone = await deleting(`${projects}/one`)
    const false_ = Array.from({ length: 60 }, (_, n) => [pathOf(n), n % 2 ? 'a/b' : ''])
    const noted = await noting('luz', { ...Object.fromEntries(false_), [`${projects}/one`]: stored.rev })
    await tell(gone)
    await tellOfDeletion(noted)
    expect(await shown()).toMatchObject([{ action: 'delete', document_id: 'one', by: 'luz' }])
  })

  it('has an entry for a document with any name', async () => {
    for (const id of ['a~b', 'á é', 'x'.repeat(1400)]) {
      await tell(await writing(`${projects}/${id}`, byAna()))
      await tell(await deleting(`${projects}/${id}`))
    }
    expect((await shown()).map(({ action, document_id }) => [action, document_id[0]])).toHaveLength(6)
  })

  it('names who stored a picture and that it was deleted, without its bytes', async () => {
    const name = 'a'.repeat(64)
    const bytes = { large: 'UklGR-large', medium: 'UklGR-medium', small: 'UklGR-small' }
    await tell(await writing(`${media}/${name}`, { ...bytes, expires_at: null, updated_by: 'ana' }))
    await tell(await writing(`${media}/${name}`, { ...bytes, expires_at: Timestamp.now(), updated_by: 'ana' }))
    await tell(await deleting(`${media}/${name}`))
    const found = await shown()
    expect(found.map(({ action, by, document_id }) => [action, by, document_id])).toEqual(
      expect.arrayContaining([
        ['create', 'ana', name],
        ['delete', 'server', name],
      ]),
    )
    expect(found).toHaveLength(2)
    expect(JSON.stringify(found)).not.toContain('UklGR')
  })

  it('never replaces an entry', async () => {
    const made = await writing(`${projects}/one`, byAna())
    await tell(made)
    const [entry] = (await db.collection(auditLog).get()).docs
    await entry?.ref.update({ by: 'somebody who was noted first' })
    await tell(made)
    expect((await entry?.ref.get())?.get('by')).toBe('somebody who was noted first')
  })

  it('has two entries for two deletions of the same copy, restored in between', async () => {
    const stored = byAna()
    for (const uid of ['ana', 'luz']) {
      await db.doc(`${projects}/one`).set(stored)
      await tell(await deleting(`${projects}/one`))
      await tellOfDeletion(await noting(uid, { [`${projects}/one`]: stored.rev }))
    }
    expect((await shown()).map(({ by }) => by).sort()).toEqual(['ana', 'luz'])
  })

  it('has no deletion that has only a note', async () => {
    await tellOfDeletion(await noting('eve', { [`${projects}/one`]: 'a revision' }))
    expect(await shown()).toEqual([])
  })

  it('keeps the server as the author of its deletion whatever note comes later, and names the author of the next one', async () => {
    const path = `${roles}/eva_admin`
    await db.doc(path).set({ user_id: 'eva', role: 'admin' })
    const gone = await deleting(path)
    await tell({ ...gone, time: minutesAgo(4) })
    const [before] = await entries()
    await tellOfDeletion(committed(await noting('mal', { [path]: '' }), 2))
    expect(await shown()).toEqual([before])
    await db.doc(path).set({ user_id: 'eva', role: 'admin' })
    await tell(await deleting(path))
    await tellOfDeletion(await noting('luz', { [path]: '' }))
    const told = await shown()
    expect(told).toContainEqual(before)
    expect(told.map(({ by }) => by).sort()).toEqual(['luz', 'server'])
  })

  it('does not use a note without a deletion for a later deletion', async () => {
    const path = `${roles}/eva_admin`
    const noted = await noting('ana', { [path]: '' })
    await db.doc(path).set({ user_id: 'eva', role: 'admin' })
    await tellOfDeletion(noted)
    await tell({ ...(await deleting(path)), time: minutesAgo(-2) })
    expect(await shown()).toMatchObject([{ by: 'server' }])
  })

  it('keeps the note of a deletion whose event is pending when somebody else notes the same', async () => {
    const path = `${messages}/one`
    await db.doc(path).set({ ...messageDocument() })
    const gone = await deleting(path)
    await tellOfDeletion(await noting('ana', { [path]: '' }))
    await tellOfDeletion(await noting('luz', { [path]: '' }))
    await tell(gone)
    expect(await shown()).toMatchObject([{ by: 'ana' }])
  })

  it('logs 450 deletions of one commit', async () => {
    const documents = Object.fromEntries(Array.from({ length: 450 }, (_, n) => [`${messages}/m${n}`, '']))
    await tellOfDeletion(await noting('luz', documents))
    expect(await entries()).toHaveLength(450)
  })

  it('has none of a visitor’s text', async () => {
    const secret = { name: 'Ana Secreta', email: 'secreta@example.com', message: 'Muy secreto' }
    const { updated_by: _, ...enquiry } = messageDocument(secret)
    const path = `${messages}/one`
    await tell(await writing(path, enquiry))
    await tell(await writing(path, { ...enquiry, status: 'read', updated_by: 'luz' }))
    await tell(await deleting(path))
    const found = await entries()
    expect(found).toHaveLength(3)
    expect(found.map(({ by }) => by).sort()).toEqual(['luz', 'server', 'visitor'])
    expect(JSON.stringify(found)).not.toMatch(/secret/i)
  })

  it('names who granted a role, and to whom', async () => {
    await tell(await writing(`${roles}/eva_admin`, { user_id: 'eva', role: 'admin', updated_by: 'luz' }))
    expect(await entries()).toMatchObject([{ collection: roles, document_id: 'eva_admin', by: 'luz' }])
  })
})
