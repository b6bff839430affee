import { collections } from '@studio/domain/collections'
import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { enquiryMailTrigger } from '../../../functions/src/messages/enquiryMail.ts'
import { apply, changesBetween, readAll, withAccess, withoutMails } from '../../../scripts/lib/backup.ts'
import { messageDocument, settingsDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('enquiry-mail')
const site = { project: 'montaje', moreOrigins: '', isEmulated: false }
const written = new Date('2026-11-23T10:00:00Z')
const to = 'yo@montaje.example'

beforeEach(async () => apply(db, changesBetween(await readAll(db), {})))

const want = (group: Partial<Settings['notifications']> = {}) =>
  db
    .collection(collections.settings)
    .doc('notifications')
    .set(
      settingsDocument('notifications', 'owner', {
        ...defaultSettings.notifications,
        ...{ email_enabled: true, email_address: to },
        ...group,
      }),
    )

/** Stores an enquiry. Returns a function that delivers its event. */
async function arrive(given: Parameters<typeof messageDocument>[0] = {}, of = site) {
  const message = db.collection(collections.messages).doc('m1')
  await message.set({ ...messageDocument({ created_at: written, ...given }) })
  const data = await message.get()
  return () => enquiryMailTrigger(db, () => of)({ time: written.toISOString(), data })
}
const mail = async () => (await db.collection(collections.mail).doc('m1').get()).data()
const mails = async () => (await db.collection(collections.mail).get()).size

describe('A mail about a new enquiry', () => {
  it('is written for the extension, once even if the event comes twice', async () => {
    await want()
    const happen = await arrive({ name: 'Ana Núñez', email: 'ana@example.com', message: 'Quiero tres reels.' })
    await happen()
    expect(await mail()).toEqual({
      to,
      replyTo: 'ana@example.com',
      visitor: 'ana@example.com',
      message: {
        subject: 'Nueva consulta de Ana Núñez',
        text: expect.stringContaining('https://montaje.web.app/admin/messages?open=m1'),
        html: expect.stringContaining('Quiero tres reels.'),
      },
      expires_at: Timestamp.fromDate(new Date('2026-11-30T10:00:00Z')),
    })
    // The extension records in the document that it has sent the mail.
    await db
      .collection(collections.mail)
      .doc('m1')
      .update({ delivery: { state: 'SUCCESS' } })
    await Promise.all([happen(), happen()])
    expect(await mail()).toMatchObject({ delivery: { state: 'SUCCESS' } })
    expect(await mails()).toBe(1)
  })

  it.each<[string, Partial<Settings['notifications']> | undefined]>([
    ['nothing is set', undefined],
    ['mails are switched off', { email_enabled: false }],
    ['there is no address', { email_address: '' }],
    ['the address is invalid', { email_address: 'nobody' }],
    ['there are several addresses', { email_address: 'a@b.co, c@d.co' }],
    ['the address contains a header', { email_address: 'a@b.co\r\nBcc: c@d.co' }],
  ])('is not written while %s', async (_, group) => {
    if (group) await want(group)
    await (await arrive())()
    expect(await mails()).toBe(0)
  })

  it.each<[string, Parameters<typeof messageDocument>[0]]>([
    ['looks like a bot’s', { suspected: true }],
    ['is in the trash', { suspected: null, trashed_from: 'inbox' }],
    ['was restored from a backup', { created_at: new Date('2026-11-22T10:00:00Z') }],
  ])('is not written for one that %s', async (_, given) => {
    await want()
    await (await arrive(given))()
    expect(await mails()).toBe(0)
  })

  it('is not written if the enquiry was erased before the event came', async () => {
    await want()
    const happen = await arrive()
    await db.collection(collections.messages).doc('m1').delete()
    await happen()
    expect(await mails()).toBe(0)
  })

  it('holds hostile text as text', async () => {
    await want()
    await (await arrive({ name: 'Ana\r\nBcc: x@y.co', email: 'a@b.co\nBcc: x@y.co', message: '<script>1</script>' }))()
    const { message, replyTo } = (await mail()) as { message: { subject: string; html: string }; replyTo?: string }
    expect(replyTo).toBeUndefined()
    expect(message.subject).toBe('Nueva consulta de Ana Bcc: x@y.co')
    expect(message.html).toContain('&lt;script&gt;')
    expect(message.html).not.toContain('<script')
  })

  it.each([
    ['the first of the site’s own addresses', { ...site, moreOrigins: 'https://montaje.example/ , https://b.example' }],
    ['Hosting’s address', { ...site, project: 'montaje.example', moreOrigins: '' }],
  ])('leads to %s', async (_, of) => {
    await want()
    await (await arrive({}, of))()
    expect(JSON.stringify(await mail())).toMatch(/https:\/\/montaje\.example(\.web\.app)?\/admin\/messages\?open=m1/)
  })

  it('is in no backup, and restoring one neither sends nor removes it', async () => {
    await want()
    const happen = await arrive()
    const before = withoutMails(await readAll(db))
    await happen()
    const now = await readAll(db)
    expect(withoutMails(now)).toEqual(before)
    expect(changesBetween(now, withAccess(before, now))).toEqual([])
    expect(withAccess(now, {})).not.toHaveProperty(collections.mail)
  })
})
