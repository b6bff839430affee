import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { erasureId } from '@studio/domain/people/erasure'
import { sameAddress } from '@studio/domain/people/personalData'
import type { Auth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { requireAdmin, requireRecentAdmin } from '../accounts/requireAdmin.ts'
import { recordAccountChange } from '../audit/auditLog.ts'
import { codeOf, logFact } from '../lib/log.ts'
import { emailCounter, receiptCounter } from '../lib/saltedHash.ts'
import { callable } from '../requests/callable.ts'
import { identifierHash } from '../signIn/attempts.ts'

interface PersonalDataSettings {
  /** Salts the names of counters. It is a function because the platform provides the secret only during a call. */
  secret: () => string
  now: () => number
}

/**
 * Returns everything stored about one e-mail address. Only for admins.
 *
 * @throws HttpsError like `requireAdmin`.
 */
export const readPersonalDataHandler = (db: Firestore, auth: Auth, { secret, now }: PersonalDataSettings) =>
  callable(calls.readPersonalData, async ({ email }, { caller }) => {
    const { uid: by } = await requireAdmin({ db, auth, now }, caller)
    const { messages, deliveries, counters, hasAccount } = await keptOf(db, auth, secret(), email)
    await recordAccountChange(db, { by, of: await erasureId(email), action: 'data_exported', at: now() })
    return {
      messages: messages.map(exported),
      deliveries: deliveries.map(exported),
      counters: counters.map(exported),
      hasAccount,
    }
  })

/**
 * Erases everything stored about one e-mail address, and leaves a note that keeps it out of restored backups. An
 * account's data stays until the account is deleted: erasing its sign-in attempts would help someone guess its
 * password. Only for admins who have just signed in.
 *
 * @throws HttpsError like `requireRecentAdmin`.
 */
export const erasePersonalDataHandler = (db: Firestore, auth: Auth, { secret, now }: PersonalDataSettings) =>
  callable(calls.erasePersonalData, async ({ email }, { caller }) => {
    const { uid: by } = await requireRecentAdmin({ db, auth, now }, caller)
    const of = await erasureId(email)
    // The note comes first: even if a later step fails, no backup restores the data.
    await db
      .collection(collections.erasures)
      .doc(of)
      .set({ at: Timestamp.fromMillis(now()) })
    const { messages, deliveries, counters } = await keptOf(db, auth, secret(), email)
    const writer = db.bulkWriter()
    const gone = [...messages, ...deliveries, ...counters].map(({ ref }) => writer.delete(ref))
    await Promise.all([...gone, writer.close()])
    await recordAccountChange(db, { by, of, action: 'data_erased', at: now() })
    logFact('personal data erased', { messages: messages.length, counters: counters.length })
    return { messages: messages.length, counters: counters.length }
  })

async function keptOf(db: Firestore, auth: Auth, secret: string, email: string) {
  const hasAccount = await isAccount(auth, email)
  const attempts = db.collection(collections.rateLimits).where('identifier', '==', identifierHash(email))
  const ofForm = [emailCounter(secret, email), receiptCounter(secret, email)]
  const [counted, { docs }, messages] = await Promise.all([
    db.getAll(...ofForm.map((name) => db.collection(collections.enquiryCounts).doc(name))),
    attempts.get(),
    messagesOf(db, email),
  ])
  const records = messages.map(({ id }) => db.collection(collections.deliveries).doc(id))
  const deliveries = records.length > 0 ? (await db.getAll(...records)).filter(({ exists }) => exists) : []
  const counters: DocumentSnapshot[] = [...counted.filter(({ exists }) => exists), ...(hasAccount ? [] : docs)]
  return { messages, deliveries, counters, hasAccount }
}

const atOnce = 500

/**
 * Returns all messages from an address, in any spelling. A query matches only one spelling, so all messages are read.
 */
async function messagesOf(db: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const wanted = sameAddress(email)
  const ordered = db.collection(collections.messages).orderBy(FieldPath.documentId()).select('email').limit(atOnce)
  const found: QueryDocumentSnapshot[] = []
  let part = await ordered.get()
  while (part.docs.length > 0) {
    found.push(...part.docs.filter((one) => sameAddress(String(one.get('email') ?? '')) === wanted))
    part = await ordered.startAfter(part.docs.at(-1)).get()
  }
  const whole = found.length === 0 ? [] : await db.getAll(...found.map(({ ref }) => ref))
  return whole.filter(({ exists }) => exists)
}

const isAccount = (auth: Auth, email: string) =>
  auth.getUserByEmail(email).then(
    () => true,
    (error: unknown) => {
      // Auth accepts fewer forms of addresses than the contact form.
      if (['auth/user-not-found', 'auth/invalid-email'].includes(String(codeOf(error)))) return false
      throw error
    },
  )

const exported = (document: DocumentSnapshot): Record<string, unknown> => ({
  id: document.id,
  collection: document.ref.parent.id,
  ...Object.fromEntries(
    Object.entries(document.data() ?? {}).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  ),
})
