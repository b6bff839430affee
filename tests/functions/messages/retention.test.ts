import { collections } from '@studio/domain/collections'
import { deletionTimeOf, expiryOf } from '@studio/domain/messages/retention'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyRetention,
  retentionSetting,
  retentionTrigger,
  storedRetention,
  trashTrigger,
} from '../../../functions/src/messages/retention.ts'
import { apply, changesBetween, readAll } from '../../../scripts/lib/backup.ts'
import { messageDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('retention')
const created = new Date('2026-01-31T10:00:00Z')
const endAfter = (months: number) => Timestamp.fromMillis(expiryOf(created.getTime(), months))

beforeEach(async () => apply(db, changesBetween(await readAll(db), {})))

const store = async (count: number) => {
  const writer = db.bulkWriter()
  for (let n = 0; n < count; n++)
    void writer.set(db.collection(collections.messages).doc(`m${n}`), messageDocument({ created_at: created }))
  await writer.close()
}
const setMonths = (retention_months: string) => db.doc(retentionSetting).set({ value: { retention_months } })
const snapshotOf = (retention_months?: string) => ({
  data: () => (retention_months === undefined ? undefined : { value: { retention_months } }),
})

describe('The retention period of enquiries', () => {
  it.each([
    [undefined, 24],
    ['6', 6],
    ['', 24],
    ['junk', 24],
  ])('is, for the stored setting %j, %i months', async (setting, months) => {
    if (setting !== undefined) await setMonths(setting)
    expect(await storedRetention(db)).toBe(months)
  })

  it('is applied to all stored enquiries in batches, skipping those that are right', async () => {
    await store(900)
    await setMonths('3')
    await retentionTrigger(db)({ data: { before: snapshotOf(), after: snapshotOf('3') } })
    const { docs } = await db.collection(collections.messages).get()
    expect(docs).toHaveLength(900)
    expect(docs.every((one) => endAfter(3).isEqual(one.get('expires_at')))).toBe(true)
    expect(await applyRetention(db, 3)).toBe(0)
  })

  it('is not applied if the setting stays the same', async () => {
    await store(1)
    await setMonths('24')
    await retentionTrigger(db)({ data: { before: snapshotOf(), after: snapshotOf('24') } })
    const message = await db.collection(collections.messages).doc('m0').get()
    expect(message.get('expires_at')).toEqual(Timestamp.fromDate(new Date('2028-05-17T10:00:00Z')))
  })

  it('is no longer applied once the setting has changed again', async () => {
    await store(3)
    await setMonths('6')
    expect(await applyRetention(db, 3)).toBe(0)
  })

  it('is not applied to enquiries without a time, nor to deleted ones', async () => {
    await db.collection(collections.messages).doc('odd').set({ name: 'Sin fecha' })
    expect(await applyRetention(db, 24)).toBe(0)
  })
})

describe('An enquiry in the trash', () => {
  const now = Date.parse('2026-02-10T10:00:00Z')
  const message = () => db.collection(collections.messages).doc('m0')
  const move = async (fields: object, at: number) => {
    const before = await message().get()
    await message().update(fields)
    const after = await message().get()
    return () => trashTrigger(db)({ time: new Date(at).toISOString(), data: { before, after } })
  }
  const toTrash = { suspected: null, trashed_from: 'inbox' }
  const back = { suspected: false, trashed_from: '' }
  const stored = async () => (await message().get()).data()
  const end = (trashedAt?: number) => Timestamp.fromMillis(deletionTimeOf(created.getTime(), 24, trashedAt))

  it('expires after thirty days, even if the setting changes, and regularly once it is restored', async () => {
    await store(1)
    await (await move(toTrash, now))()
    expect(await stored()).toMatchObject({ expires_at: end(now), trashed_at: Timestamp.fromMillis(now) })
    expect(end(now).toMillis()).toBe(now + 30 * 86_400_000)
    expect(await applyRetention(db, 24)).toBe(0)
    await (await move(back, now + 5))()
    expect(await stored()).toMatchObject({ expires_at: end() })
    expect(await stored()).not.toHaveProperty('trashed_at')
  })

  it('expires with its regular period if that is earlier', async () => {
    await store(1)
    const late = expiryOf(created.getTime(), 24) - 1000
    await (await move(toTrash, late))()
    expect(await stored()).toMatchObject({ expires_at: end() })
  })

  it('follows its current state, even if events are late or repeated', async () => {
    await store(1)
    const first = await move(toTrash, now)
    const second = await move(back, now + 5)
    await second()
    await first()
    await first()
    expect(await stored()).toMatchObject({ expires_at: end() })
    expect(await stored()).not.toHaveProperty('trashed_at')
  })

  it('is not affected by other changes, and stays deleted once it is', async () => {
    await store(1)
    await (await move({ status: 'archived' }, now))()
    expect(await stored()).not.toHaveProperty('trashed_at')
    const late = await move(toTrash, now)
    await message().delete()
    await late()
    expect(await stored()).toBeUndefined()
  })
})
