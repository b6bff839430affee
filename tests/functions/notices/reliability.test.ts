import { collections } from '@studio/domain/collections'
import { beforeAll, describe, expect, it } from 'vitest'
import { noticeHandlers } from '../../../functions/src/notices/noticeCalls.ts'
import type { Notices } from '../../../functions/src/notices/notices.ts'
import { teller } from '../../../functions/src/notices/tell.ts'
import { vapidKeysOf } from '../../../functions/src/notices/vapid.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { changesBetween, readAll, withAccess, withoutNotices } from '../../../scripts/lib/backup.ts'
import { auth, newAdmin, ownDatabase } from '../support.ts'
import { newStudio, owner } from './noticeSupport.ts'

const db = ownDatabase('notices-reliability')

/** Returns functions that are killed once they have claimed an attempt: they send and store nothing more. */
function dying(notices: Notices) {
  const started = Promise.withResolvers<void>()
  const never = () => {
    started.resolve()
    return new Promise<never>(() => undefined)
  }
  const { tellOf, tellDue } = teller({ ...notices, sendPush: never, sendMail: never })
  return {
    tellOf: (id: string) => Promise.race([tellOf(id), started.promise]),
    tellDue: () => Promise.race([tellDue(), started.promise]),
  }
}

describe('With functions that are killed and pushes that are refused', () => {
  it('none of 200 enquiries stays unannounced', async () => {
    const { addDevice, set, send, tellOf, tellDue, pass, notices, mails, delivery } = await newStudio(db)
    await set({ email_enabled: false, email_address: owner })
    const phone = await addDevice()
    const statuses = [201, 503, 403, 429, 500]
    const ids: string[] = []
    while (ids.length < 200) ids.push(...(await Promise.all(Array.from({ length: 10 }, () => send()))))
    for (const [nth, id] of ids.entries()) {
      phone.status = statuses[nth % statuses.length] ?? 201
      // A third of the first attempts never begins, another third dies halfway.
      if (nth % 3 === 1) await dying(notices).tellOf(id)
      if (nth % 3 === 2) await tellOf(id)
    }
    phone.status = 503
    for (let minute = 0; minute < 9; minute++) {
      pass(1)
      // At first, each second run of the schedule dies with ten attempts under way.
      await (minute % 2 === 0 && minute < 6 ? dying(notices) : { tellDue }).tellDue()
    }
    const told = await Promise.all(ids.map(delivery))
    expect(told.filter(({ push_at, mail_at }) => push_at === 0 && mail_at === 0)).toEqual([])
    const reached = new Set([
      ...phone.received.map(({ tag }) => tag.replace('enquiry-', '')),
      ...mails.received.map(({ text }) => /Message-ID: <(\w+)@/.exec(text)?.[1]),
    ])
    expect(ids.filter((id) => !reached.has(id))).toEqual([])
  }, 240_000)

  it.each<[string, (minute: number) => boolean]>([
    ['in every even minute', (minute) => minute % 2 === 0],
    ['in every odd minute', (minute) => minute % 2 === 1],
    ['in two of three minutes', (minute) => minute % 3 !== 0],
    ['in every third minute', (minute) => minute % 3 === 0],
    ['for the first half hour', (minute) => minute <= 30],
  ])('enquiries are announced even if the schedule dies %s', async (_, isFatal) => {
    const { addDevice, send, tellDue, pass, notices, delivery } = await newStudio(db)
    await addDevice()
    const ids = await Promise.all(Array.from({ length: 5 }, () => send()))
    for (const id of ids) await dying(notices).tellOf(id)
    const untold = async () => (await Promise.all(ids.map(delivery))).filter(({ push_at }) => push_at === 0).length
    let minute = 0
    while (minute < 60 && (await untold()) > 0) {
      minute += 1
      pass(1)
      await (isFatal(minute) ? dying(notices) : { tellDue }).tellDue()
    }
    expect(await untold()).toBe(0)
  })

  it('100 of 100 enquiries become a notification within ten seconds', async () => {
    const { addDevice, send, tellOf } = await newStudio(db)
    const phone = await addDevice()
    const slowest = { ms: 0 }
    for (let nth = 0; nth < 100; nth++) {
      const before = performance.now()
      await tellOf(await send())
      slowest.ms = Math.max(slowest.ms, performance.now() - before)
    }
    console.info(`slowest of 100: ${Math.round(slowest.ms)} ms`)
    expect(phone.received).toHaveLength(100)
    expect(slowest.ms).toBeLessThan(10_000)
  }, 240_000)
})

describe('The device of an admin', () => {
  let admin: Caller
  beforeAll(async () => {
    admin = await newAdmin(db)
  })

  async function calls() {
    const studio = await newStudio(db)
    await db
      .collection(collections.roles)
      .doc(`${admin.uid}_admin`)
      .set({ user_id: admin.uid, role: 'admin', updated_by: 'a' })
    const site = () => ({ project: 'montaje', moreOrigins: '', isEmulated: true })
    const handlers = noticeHandlers({ ...studio.notices, auth, site, now: Date.now, key: () => studio.vapid })
    const { endpoint, p256dh, auth: secret } = studio.push.newDevice()
    const device = { endpoint, p256dh, auth: secret, language: 'fr', quiet: null }
    return { ...studio, ...handlers, device }
  }

  it('gets the site’s public key, turns notifications on and off, and tests them', async () => {
    const { noticeKey, enableNotices, disableNotices, testPush, device, devices, vapid, channel } = await calls()
    const { endpoint } = device
    expect(await noticeKey({ data: {}, auth: admin })).toEqual({ key: vapidKeysOf(vapid)?.publicKey })
    expect(await testPush({ data: { endpoint }, auth: admin })).toEqual({ reason: 'noDevice' })
    await enableNotices({ data: device, auth: admin })
    await enableNotices({ data: { ...device, quiet: { from: '22:00', to: '07:00' } }, auth: admin })
    expect(await devices()).toBe(1)
    expect(await testPush({ data: { endpoint }, auth: admin })).toEqual({ reason: '' })
    expect(await channel('push')).toMatchObject({ reason: '', reached_at: expect.any(Number) })
    await disableNotices({ data: { endpoint }, auth: admin })
    expect(await devices()).toBe(0)
  })

  it.each([
    'http://169.254.169.254/computeMetadata/v1/',
    'https://10.0.0.1/push',
    'https://metadata.google.internal/push',
    'https://user:secret@push.example/x',
  ])('cannot make the server call %s', async (endpoint) => {
    const { enableNotices, device } = await calls()
    await expect(enableNotices({ data: { ...device, endpoint }, auth: admin })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })

  it('can send a test mail to the stored address, and learns why it fails', async () => {
    const { testMail, set, mails, channel } = await calls()
    expect(await testMail({ data: {}, auth: admin })).toEqual({ reason: 'off' })
    await set({ email_address: owner })
    expect(await testMail({ data: {}, auth: admin })).toEqual({ reason: '' })
    expect(mails.received.map(({ to }) => to)).toEqual([[owner]])
    mails.state.mood = 'wrongPassword'
    expect(await testMail({ data: {}, auth: admin })).toEqual({ reason: 'password' })
    expect(await channel('mail')).toMatchObject({ reason: 'password' })
  })
})

it('A backup holds no devices and no deliveries, and restoring one announces nothing again', async () => {
  const { addDevice, set, send, tellOf, tellDue, pass, mails } = await newStudio(db)
  await set({ email_enabled: true, email_address: owner })
  const phone = await addDevice()
  await tellOf(await send())
  const backup = withoutNotices(await readAll(db))
  expect(Object.keys(backup)).not.toEqual(expect.arrayContaining([collections.deliveries]))
  const now = await readAll(db)
  expect(changesBetween(now, withAccess(backup, now))).toEqual([])
  pass(60)
  await tellDue()
  expect([phone.received.length, mails.received.length]).toEqual([1, 1])
})
