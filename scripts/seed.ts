/**
 * Fills the emulators with a studio that looks lived in: `node scripts/seed.ts`. It may run as often as one likes; ids
 * are fixed. It only ever talks to emulators and only to projects whose id starts with `demo-`.
 */
import { collections } from '@studio/domain/collections'
import { ContactForm, generalSubject } from '@studio/domain/contact'
import { nextRevision } from '@studio/domain/nextRevision'
import { ProjectDraft } from '@studio/domain/project'
import { settingsGroups, settingsKeys } from '@studio/domain/settings'
import { TestimonialDraft } from '@studio/domain/testimonial'
import { adminRole, roleId } from '@studio/domain/user'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { say } from './lib/steps.ts'
import { type AccountSeed, accounts, password } from './seed/accounts.ts'
import { messages } from './seed/messages.ts'
import { projectDrafts } from './seed/projects.ts'
import { settings } from './seed/settings.ts'
import { testimonialDrafts } from './seed/testimonials.ts'

const day = 24 * 60 * 60 * 1000

/** A document to store: its collection, its name, its fields; without fields it is removed. */
type Write = readonly [collection: string, id: string, fields?: Readonly<Record<string, unknown>>]

/** The value as the domain accepts it, or an error that names what is wrong and where. */
function checked<S extends v.GenericSchema>(what: string, schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${what}: ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
}

const revision = () => nextRevision(crypto.randomUUID())

const projectWrites = (siteUrl: string): Write[] =>
  projectDrafts(siteUrl).map(([id, draft], order_position) => [
    collections.projects,
    id,
    { ...checked(`project ${id}`, ProjectDraft, draft), order_position, ...revision() },
  ])

const testimonialWrites = (siteUrl: string): Write[] =>
  testimonialDrafts(siteUrl).map(([id, draft], order_position) => [
    collections.testimonials,
    id,
    { ...checked(`testimonial ${id}`, TestimonialDraft, draft), order_position, ...revision() },
  ])

const settingsWrites = (owner: string): Write[] =>
  settingsKeys.map((key) => [
    collections.settings,
    key,
    { key, value: checked(`settings ${key}`, settingsGroups[key], settings[key]), updated_by: owner, ...revision() },
  ])

const messageWrites = (now: number): Write[] =>
  messages.map(
    ({ id, name, email, subject, message, reference = '', budget = '', suspected = false, status, daysAgo }) => {
      const videoType = subject === generalSubject ? '' : subject
      const sent = checked(`message ${id}`, ContactForm, {
        ...{ name, email, videoType, message, budget },
        referenceLink: reference,
        consent: true,
      })
      const created_at = Timestamp.fromMillis(now - daysAgo * day)
      return [
        collections.messages,
        id,
        {
          ...{ name: sent.name, email: sent.email, subject, message: sent.message, status, created_at },
          ...{ reference_link: sent.referenceLink, budget: sent.budget, suspected },
        },
      ]
    },
  )

const accountWrites = (now: number): Write[] =>
  accounts.flatMap(({ uid, full_name, admin, daysAgo }): Write[] => [
    [collections.profiles, uid, { user_id: uid, full_name, created_at: Timestamp.fromMillis(now - daysAgo * day) }],
    admin ? [collections.roles, roleId(uid), { user_id: uid, role: adminRole }] : [collections.roles, roleId(uid)],
  ])

async function store(firestore: Firestore, writes: readonly Write[]) {
  const atOnce = 400
  for (let from = 0; from < writes.length; from += atOnce) {
    const batch = firestore.batch()
    for (const [collection, id, fields] of writes.slice(from, from + atOnce)) {
      const document = firestore.collection(collection).doc(id)
      if (fields) batch.set(document, fields)
      else batch.delete(document)
    }
    await batch.commit()
  }
}

/** Creates the account, or puts back its name, address and password. */
async function account(auth: Auth, { uid, email, full_name }: AccountSeed) {
  const facts = { email, password, displayName: full_name, emailVerified: true, disabled: false }
  try {
    await auth.updateUser(uid, facts)
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    await auth.createUser({ uid, ...facts })
  }
}

async function seed(projectId: string) {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080'
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099'
  // The emulators ask for no credentials: do not look for a cloud machine that would have some.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  const siteUrl = (process.env.SITE_URL ?? 'http://127.0.0.1:5000').replace(/\/+$/, '')
  const now = Date.now()
  const [owner] = accounts
  const writes = [
    ...projectWrites(siteUrl),
    ...testimonialWrites(siteUrl),
    ...settingsWrites(owner.uid),
    ...messageWrites(now),
    ...accountWrites(now),
  ]
  const app = initializeApp({ projectId })
  const auth = getAuth(app)
  await Promise.all([store(getFirestore(app), writes), ...accounts.map((one) => account(auth, one))])
  await deleteApp(app)
  const count = (collection: string) => writes.filter(([name]) => name === collection).length
  say(
    `Seeded ${projectId}: ${count(collections.projects)} projects, ${count(collections.testimonials)} testimonials, ` +
      `${count(collections.messages)} messages, ${count(collections.settings)} settings groups, ` +
      `${accounts.length} accounts (${accounts.map(({ email }) => email).join(', ')}; password ${password})`,
  )
}

const projectId = process.env.GCLOUD_PROJECT ?? 'demo-studio'
if (projectId.startsWith('demo-')) {
  await seed(projectId)
} else {
  console.error(`The seed is for emulators only: the project id must start with demo-, but it is ${projectId}.`)
  process.exit(1)
}
