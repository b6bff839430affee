import { readFileSync } from 'node:fs'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  apply,
  Backup,
  changesBetween,
  type Documents,
  fromJson,
  readAll,
  returningAdmins,
  toJson,
  withAccess,
  withLog,
} from '../../../scripts/lib/backup.ts'
import {
  messageDocument,
  projectDocument,
  roleDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

/** A separate database, because restoring removes everything that the backup lacks. */
const db = ownDatabase('backup')

const written = new Timestamp(1_780_000_000, 123_456_000)

/** Fills every collection, including values that JSON cannot represent. */
async function furnish() {
  await apply(db, changesBetween(await readAll(db), {}))
  await db.doc(`${collections.projects}/one`).set({ ...projectDocument() })
  await db.doc(`${collections.projects}/two`).set({ ...projectDocument({ title_es: '🎬 \u202e\u0000"<b>' }) })
  await db.doc(`${collections.testimonials}/one`).set({ ...testimonialDocument() })
  await db.doc(`${collections.settings}/maintenance`).set({ ...settingsDocument('maintenance', 'owner') })
  await db.doc(`${collections.messages}/one`).set({ ...messageDocument(), created_at: written })
  await db.doc(`${collections.rateLimits}/one`).set({ attempts: 1, last_attempt_at: 0, locked_until: null })
  await db.doc(`${collections.profiles}/one`).set({ created_at: written, $timestamp: 'not one', odd: [{ $map: 1 }] })
}

const through = (documents: Documents) => JSON.parse(JSON.stringify(documents)) as Documents

describe('A backup', () => {
  beforeEach(furnish)

  it('restores all documents after everything was lost', async () => {
    const before = await readAll(db)
    const backup = through(before)
    expect(Object.keys(backup)).toHaveLength(6)
    await apply(db, changesBetween(before, {}))
    expect(await readAll(db)).toEqual({})
    await apply(db, changesBetween({}, backup))
    expect(await readAll(db)).toEqual(before)
    const message = await db.doc(`${collections.messages}/one`).get()
    expect(message.get('created_at')).toEqual(written)
  })

  it('reverts changes, restores removed documents, removes added ones, and leaves the rest', async () => {
    const before = await readAll(db)
    await db.doc(`${collections.projects}/one`).update({ title_es: 'Cambiado' })
    await db.doc(`${collections.projects}/two`).delete()
    await db.doc(`${collections.projects}/three`).set({ ...projectDocument() })
    const changes = changesBetween(await readAll(db), through(before))
    expect(changes.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
      'changed one',
      'created two',
      'removed three',
    ])
    await apply(db, changes)
    expect(changesBetween(await readAll(db), before)).toEqual([])
  })

  it('keeps every kind of value that a document of the studio has', () => {
    const value = { a: [1, 0.5, true, null, ''], t: written, nested: { $timestamp: 'text', b: { $map: {} } } }
    expect(fromJson(JSON.parse(JSON.stringify(toJson(value))))).toEqual(value)
    expect(() => toJson(Number.NaN)).toThrow('cannot hold')
    expect(() => toJson(new Date())).toThrow('cannot hold')
  })
})

it('A backup of version 1 is read', () => {
  const found: unknown = JSON.parse(readFileSync(new URL('../../fixtures/kept/backup-1.json', import.meta.url), 'utf8'))
  expect(v.parse(Backup, found)).toEqual(found)
})

it('Restoring a backup removes nothing from the log, and logs its changes as the server’s', async () => {
  await furnish()
  const old = await readAll(db)
  await db.doc(`${collections.auditLog}/entry`).set({ action: 'update' })
  await db.doc(`${collections.projects}/one`).update({ title_es: 'Otro', updated_by: 'luz' })
  await db.doc(`${collections.projects}/two`).update({ updated_by: 'luz' })
  const now = await readAll(db)
  const changes = changesBetween(now, withLog(old, now))
  expect(changes).toMatchObject([{ collection: collections.projects, id: 'one', fields: { updated_by: 'server' } }])
  await apply(db, changes)
  const again = await readAll(db)
  expect(changesBetween(again, withLog(old, again))).toEqual([])
})

it('Restoring a backup changes neither role nor ended sessions of current admins, and does not list them as dismissed', async () => {
  const role = db.doc(`${collections.roles}/${roleId('luz')}`)
  await role.set({ ...roleDocument('luz'), valid_since: 100, sessions: { 150: 160 } })
  const old = through(await readAll(db))
  await role.update({ valid_since: 200, sessions: { 150: 0 } })
  const now = await readAll(db)
  expect(changesBetween(now, withLog(old, now))).toEqual([])
  await role.update({ role: 'made by hand' })
  const changed = await readAll(db)
  const changes = changesBetween(changed, withLog(old, changed))
  expect(changes.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ valid_since: 200, sessions: { 150: 0 } }),
  ])
  expect(returningAdmins(changes)).toEqual([])
  await role.delete()
  const without = await readAll(db)
  expect(returningAdmins(changesBetween(without, withLog(old, without)))).toEqual(['luz'])
})

it('Restoring a backup neither restores nor removes passkeys, recovery codes, known devices and preview links', async () => {
  await furnish()
  const opens = [
    ...[collections.passkeys, collections.passwordless, collections.usedChallenges, collections.knownDevices],
    collections.previewLinks,
  ]
  for (const name of opens) await db.doc(`${name}/gone`).set({ user_id: 'luz' })
  await db.doc(`${collections.passwordless}/used`).set({ codes: ['one', 'two'] })
  const old = through(await readAll(db))
  for (const name of opens) {
    await db.doc(`${name}/gone`).delete()
    await db.doc(`${name}/later`).set({ user_id: 'luz' })
  }
  await db.doc(`${collections.passwordless}/used`).set({ codes: ['two'] })
  await db.doc(`${collections.projects}/one`).delete()
  const now = await readAll(db)
  const changes = changesBetween(now, withAccess(old, now))
  expect(changes).toMatchObject([{ kind: 'created', collection: collections.projects, id: 'one' }])
  await apply(db, changes)
  expect(withAccess(old, {})).not.toHaveProperty(collections.passkeys)
})
