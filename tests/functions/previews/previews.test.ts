import { randomBytes } from 'node:crypto'
import type { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { noProject } from '@studio/domain/content/publicContent'
import { endedPreviewMs, mostVisits, previewMs } from '@studio/domain/previews/previewLink'
import type { InferOutput } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { previewLinksHandlers } from '../../../functions/src/previews/previewLinks.ts'
import { readPreviewHandler } from '../../../functions/src/previews/readPreview.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { messageDocument, projectDocument, settingsDocument, testimonialDocument } from '../../support/factories.ts'
import { auth, logOf, newAdmin, ownDatabase } from '../support.ts'

const db = ownDatabase('previews')
const { projects, testimonials, settings, messages, previewLinks } = collections
const secret = () => 'a secret of the tests'
let owner: Caller

/** The function with a clock and a database that the test controls. */
function instance() {
  const world = { now: Date.now(), reads: [] as string[] }
  const now = () => world.now
  const store = {
    collection(name: string) {
      world.reads.push(name)
      return db.collection(name)
    },
    runTransaction: db.runTransaction.bind(db),
  }
  const read = readPreviewHandler({ db: store, secret, now, cacheMs: 0 })
  const links = previewLinksHandlers({ db, auth, secret, now })
  const share = () => links.createPreviewLink({ data: {}, auth: owner })
  const revoke = (id: string) => links.revokePreviewLink({ data: { id }, auth: owner })
  const listed = async (id: string) =>
    (await links.listPreviewLinks({ data: {}, auth: owner })).links.find((one) => one.id === id)
  const open = (token: string, language = 'es', is_visit = true) => read({ data: { token, language, is_visit } })
  return { world, share, revoke, listed, open }
}

type Preview = InferOutput<typeof calls.readPreview.response>
const idsIn = ({ content }: Preview) => [content.projects, content.testimonials].map((rows) => rows.map(({ id }) => id))
const ended = { code: 'permission-denied', details: { reason: 'preview-ended' } }

beforeAll(async () => {
  owner = await newAdmin(db)
  const texts = { title_es: 'Puerto', title_en: 'Harbour', title_de: 'Hafen', title_ar: '' }
  const save = (name: string, id: string, fields: object) => db.doc(`${name}/${id}`).set(fields)
  await Promise.all([
    save(projects, 'public', { ...projectDocument({ ...texts, order_position: 0 }), updated_by: owner.uid }),
    save(projects, 'hidden', projectDocument({ order_position: 1, visibility: 'hidden' })),
    save(projects, 'planned', projectDocument({ order_position: 2, visibility: '2999-01-01' })),
    save(testimonials, 'hidden', testimonialDocument({ visibility: 'hidden' })),
    save(settings, 'maintenance', settingsDocument('maintenance', owner.uid, { enabled: true, message: 'Volvemos.' })),
    save(
      settings,
      'notifications',
      settingsDocument('notifications', owner.uid, {
        email_enabled: true,
        email_address: 'aviso@example.com',
        email_language: 'es',
        receipt_enabled: false,
      }),
    ),
    save(messages, 'enquiry', messageDocument({ name: 'Ana Núñez' })),
  ])
})

describe('A preview link', () => {
  it.each(Object.entries({ es: 'Puerto', de: 'Hafen', ar: 'Harbour' }))(
    'shows hidden and planned content in %s, even during maintenance',
    async (language, title) => {
      const { share, open } = instance()
      const answer = await open((await share()).token, language)
      expect(answer.content).toMatchObject({ language, projects: [{ title }, {}, {}] })
      expect(idsIn(answer)).toEqual([['public', 'hidden', 'planned'], ['hidden']])
    },
  )

  it('shows nothing private: only the fields that the public page shows', async () => {
    const { share, open } = instance()
    const { content, ...rest } = await open((await share()).token)
    expect(Object.keys(rest)).toEqual(['ends_at'])
    for (const project of content.projects) expect(Object.keys(project).sort()).toEqual(Object.keys(noProject).sort())
    expect(content.settings).not.toHaveProperty('notifications')
    expect(JSON.stringify(content)).not.toMatch(/aviso@example\.com|Ana Núñez|"visibility"|"updated_by"|"rev"/)
    expect(JSON.stringify(content)).not.toContain(owner.uid)
  })

  it('counts visits in each language and lists the latest, without anything about the visitor', async () => {
    const { world, share, open, listed } = instance()
    const { id, token } = await share()
    for (const language of ['es', 'fr'])
      for (const isVisit of [true, false]) {
        world.now += 1000
        await open(token, language, isVisit)
      }
    expect(await listed(id)).toMatchObject({
      token,
      created_by: owner.uid,
      visit_count: 2,
      visits: [
        { at: world.now - 1000, language: 'fr' },
        { at: world.now - 3000, language: 'es' },
      ],
    })
    const stored = (await db.doc(`${previewLinks}/${id}`).get()).data()
    expect(stored?.visits[0]).toEqual({ at: world.now - 1000, language: 'fr' })
    expect(JSON.stringify(stored)).not.toContain(token)
    await db
      .doc(`${previewLinks}/${id}`)
      .update({ visits: Array.from({ length: mostVisits }, () => stored?.visits[0]) })
    await open(token)
    expect((await listed(id))?.visits).toHaveLength(mostVisits)
  })

  it('counts every one of many visits at the same time', async () => {
    const { share, open, listed } = instance()
    const { id, token } = await share()
    await Promise.all(Array.from({ length: 6 }, () => open(token)))
    expect((await listed(id))?.visit_count).toBe(6)
  })

  it('answers nobody from the moment it is revoked, in any instance', async () => {
    const [one, other] = [instance(), instance()]
    const { id, token } = await one.share()
    await Promise.all([one.open(token), other.open(token)])
    await one.revoke(id)
    for (const { open } of [one, other]) await expect(open(token)).rejects.toMatchObject(ended)
    expect((await one.listed(id))?.visit_count).toBe(2)
    // Revoking the link again changes nothing.
    const { revoked_at } = (await one.listed(id)) ?? {}
    one.world.now += 5000
    await one.revoke(id)
    expect((await one.listed(id))?.revoked_at).toBe(revoked_at)
  })

  it('works for seven days, then answers nobody and reads nothing; its document goes 30 days later', async () => {
    const { world, share, open } = instance()
    const { id, token, created_at, ends_at } = await share()
    expect(ends_at).toBe(created_at + previewMs)
    world.now = ends_at - 1
    expect(await open(token)).toMatchObject({ ends_at })
    world.now = ends_at
    world.reads = []
    await expect(open(token)).rejects.toMatchObject(ended)
    expect(world.reads).toEqual([])
    const stored = await db.doc(`${previewLinks}/${id}`).get()
    expect(stored.get('expires_at').toMillis()).toBe(ends_at + endedPreviewMs)
  })

  it('ends with its document', async () => {
    const { share, open } = instance()
    const { id, token } = await share()
    await db.doc(`${previewLinks}/${id}`).delete()
    await expect(open(token)).rejects.toMatchObject(ended)
  })

  it('is not among 10,000 guesses, and none of them reads anything', async () => {
    const { world, share, open } = instance()
    const { token } = await share()
    const right = Buffer.from(token, 'base64url')
    world.reads = []
    const outcomes = new Set<string>()
    for (let guess = 0; guess < 10_000; guess++) {
      // Every second guess has the link's real name and expiry, and guesses only the signature.
      const bytes = guess % 2 ? randomBytes(54) : Buffer.concat([right.subarray(0, 22), randomBytes(32)])
      const outcome = await open(bytes.toString('base64url')).catch(({ code, details }) => `${code} ${details.reason}`)
      outcomes.add(String(outcome))
    }
    expect([...outcomes]).toEqual(['permission-denied preview-ended'])
    expect(world.reads).toEqual([])
  })

  it('is logged with the person who shared and who revoked it', async () => {
    const { world, share, revoke } = instance()
    const { id } = await share()
    world.now += 1000
    await revoke(id)
    expect(await logOf(id, db)).toEqual([
      ['preview_shared', owner.uid],
      ['preview_revoked', owner.uid],
    ])
  })

  it('of an unknown name cannot be revoked', async () => {
    await expect(instance().revoke('0'.repeat(32))).rejects.toMatchObject({ code: 'not-found' })
  })
})
