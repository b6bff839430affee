import { testNotice } from '@studio/domain/messages/notices/pushNotice'
import { sessionName } from '@studio/domain/people/sessionLimits'
import { describe, expect, it } from 'vitest'
import { pushSender } from '../../../functions/src/notices/sendPush.ts'
import { vapidKeysOf } from '../../../functions/src/notices/vapid.ts'
import { ownDatabase, roleIn } from '../support.ts'
import { newStudio } from './noticeSupport.ts'

const db = ownDatabase('notices-push')

describe('A notification about a new enquiry', () => {
  it('arrives on every device, encrypted for it and signed by this site, in the device’s language', async () => {
    const { addDevice, send, tellOf, push, vapid, delivery, channel, now } = await newStudio(db)
    const phone = await addDevice('luz', { quiet: { from: '22:00', to: '07:00' } })
    const laptop = await addDevice('ana', { language: 'de' })
    const id = await send({ message: 'Quiero tres reels. Mi número es +57 300 123 4567.' })
    await tellOf(id)
    expect(phone.received).toEqual([
      {
        title: 'Mensaje de Ana Núñez',
        body: 'Quiero tres reels. Mi número es +57 300 123 4567.\nfrancés',
        ...{ tag: `enquiry-${id}`, language: 'es', path: `/admin/messages?open=${id}` },
        chat: 'https://wa.me/573001234567?text=',
        words: { open: 'Abrir', chat: 'Chat' },
        quiet: { from: '22:00', to: '07:00' },
        ...{ unread: 1, timestamp: now() },
      },
    ])
    expect(laptop.received).toMatchObject([{ title: 'Nachricht von Ana Núñez', words: { open: 'Öffnen' } }])
    expect([...push.senders]).toEqual([vapidKeysOf(vapid)?.publicKey])
    expect(await delivery(id)).toMatchObject({ push_at: now(), push_reason: '', mail_at: 0, next_at: null })
    expect(await channel('push')).toEqual({ reached_at: now(), failed_since: 0, reason: '' })
  })

  it.each([
    ['http://127.0.0.1:5000', ''],
    ['montaje', 'settings'],
  ])('from a site at %s ends as “%s”: the emulators have no https address', async (subject, outcome) => {
    const { addDevice, vapid, now } = await newStudio(db)
    const { endpoint, p256dh, auth } = await addDevice()
    const device = { endpoint, p256dh, auth, language: 'es', quiet: null, user_id: 'luz', created_at: now() } as const
    const sendPush = pushSender({ key: () => vapid, subject: () => subject })
    expect(await sendPush({ ...device, session: { auth_time: 0 } }, testNotice(device, now()))).toBe(outcome)
  })

  it('is sent once, even if the event comes twice and the schedule runs meanwhile', async () => {
    const { addDevice, send, tellOf, tellDue, pass } = await newStudio(db)
    const phone = await addDevice()
    const id = await send()
    await Promise.all([tellOf(id), tellOf(id), tellDue()])
    pass(10)
    await tellDue()
    expect(phone.received).toHaveLength(1)
  })

  it.each<[string, (uid: string, session: number) => Promise<unknown>]>([
    ['signed out', (uid, from) => roleIn(db, uid).update({ [`sessions.${sessionName({ auth_time: from })}`]: 0 })],
    ['belongs to a session that was ended', (uid, from) => roleIn(db, uid).update({ valid_since: from + 1 })],
    ['belongs to someone whose role was revoked', (uid) => roleIn(db, uid).delete()],
  ])('never reaches a device that %s, which is forgotten', async (_, end) => {
    const { addDevice, send, tellOf, devices, now } = await newStudio(db)
    const [dead, alive] = [await addDevice('ana'), await addDevice('luz')]
    await end('ana', Math.floor(now() / 1000))
    await tellOf(await send())
    expect([dead.asked, alive.received.length]).toEqual([0, 1])
    expect(await devices()).toBe(1)
  })

  it('never reaches a device whose session has not been used for 30 days', async () => {
    const { addDevice, send, tellOf, pass, devices } = await newStudio(db)
    const phone = await addDevice()
    pass(30 * 24 * 60)
    await tellOf(await send())
    expect([phone.asked, await devices()]).toEqual([0, 0])
  })

  it.each([404, 410])('forgets a device that its push service answers with %i for', async (status) => {
    const { addDevice, send, tellOf, devices } = await newStudio(db)
    const [gone, phone] = [await addDevice(), await addDevice()]
    gone.status = status
    await tellOf(await send())
    await tellOf(await send())
    expect([gone.asked, phone.received.length, await devices()]).toEqual([1, 2, 1])
  })

  it('is repeated for a device whose push service failed, and not for the others', async () => {
    const { addDevice, send, tellOf, tellDue, pass, delivery } = await newStudio(db)
    const [slow, phone] = [await addDevice(), await addDevice()]
    slow.status = 503
    const id = await send()
    await tellOf(id)
    pass(1)
    slow.status = 201
    await tellDue()
    expect([slow.received.length, phone.received.length]).toEqual([1, 1])
    expect((await delivery(id)).next_at).toBeNull()
  })

  it.each([
    [403, 'settings'],
    [429, 'busy'],
    [500, 'busy'],
    [413, 'refused'],
  ])('that is refused with %i shows since when and why, until it works again', async (status, reason) => {
    const { addDevice, send, tellOf, pass, channel, now } = await newStudio(db)
    const phone = await addDevice()
    phone.status = status
    await tellOf(await send())
    const since = now()
    pass(1)
    await tellOf(await send())
    expect(await channel('push')).toEqual({ reached_at: 0, failed_since: since, reason })
    phone.status = 201
    await tellOf(await send())
    expect(await channel('push')).toEqual({ reached_at: now(), failed_since: 0, reason: '' })
  })

  it.each<[string, object]>([
    ['is a bot’s', { topic: 'SEO' }],
    ['was written in a second', { open_ms: 1000 }],
  ])('is not sent if the enquiry %s', async (_, given) => {
    const { addDevice, send, tellOf, tellDue, pass } = await newStudio(db)
    const phone = await addDevice()
    await tellOf(await send(given))
    pass(10)
    await tellDue()
    expect(phone.asked).toBe(0)
  })

  it('is not sent if the enquiry was read, trashed or erased before', async () => {
    const { addDevice, send, tellOf, change, erase } = await newStudio(db)
    const phone = await addDevice()
    const [read, trashed, erased] = [await send(), await send(), await send()]
    await change(read, { status: 'read' })
    await change(trashed, { suspected: null, trashed_from: 'inbox' })
    await erase(erased)
    for (const id of [read, trashed, erased]) await tellOf(id)
    expect(phone.asked).toBe(0)
  })
})
