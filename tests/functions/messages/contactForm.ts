import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { beforeEach } from 'vitest'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { newEmail, ownDatabase } from '../support.ts'

/** Returns the function on a database of its own. Each test starts with an empty window of the rate limit. */
export function contactForm(name: string) {
  const db = ownDatabase(name)
  beforeEach(async () => {
    const counts = await db.collection(collections.enquiryCounts).get()
    await Promise.all(counts.docs.map(({ ref }) => ref.delete()))
  })
  /** Returns an instance of the function with a fixed time; several may run side by side. */
  function instance({ trustedProxies = 1, now = Date.now() } = {}) {
    const settings = { secret: () => 'a secret of the tests', trustedProxies: () => trustedProxies, now: () => now }
    return submitContactHandler(db, settings)
  }
  const stored = async (id: string) => (await db.collection(collections.messages).doc(id).get()).data()
  return { db, instance, submitContact: instance(), stored }
}

export const enquiry = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '0057 (300) 000-0000',
  videoType: 'reel',
  referenceLink: 'https://example.com/video',
  budget: 'medio',
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
  key: '3b241101-e2bb-4255-8caf-4136c566a962',
  policy_version: '2026-11-23',
  topic: '',
  language: 'fr',
  open_ms: 45_000,
}
/** Returns a form just filled in by somebody new. */
export const newEnquiry = () => ({ ...enquiry, email: newEmail(), key: randomUUID() })
/** Returns a request from an address, as the last proxy reports it. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
