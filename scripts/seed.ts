/**
 * Fills the emulators with a studio that looks lived in: `node scripts/seed.ts`. It may run as often as one likes; ids
 * are fixed. `--large` fills them up to what gathers in many years: 500 projects, 500 testimonials, 10,000 messages,
 * 1,000 accounts. It only ever talks to emulators and only to projects whose id starts with `demo-`.
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
import { type LargeUser, largeMessages, largeProjects, largeTestimonials, largeUsers } from './seed/large.ts'
import { type MessageSeed, messages } from './seed/messages.ts'
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

const projectWrites = (drafts: ReturnType<typeof projectDrafts>): Write[] =>
  drafts.map(([id, draft], order_position) => [
    collections.projects,
    id,
    { ...checked(`project ${id}`, ProjectDraft, draft), order_position, ...revision() },
  ])

const testimonialWrites = (drafts: ReturnType<typeof testimonialDrafts>): Write[] =>
  drafts.map(([id, draft], order_position) => [
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

const messageWrites = (now: number, seeds: readonly MessageSeed[]): Write[] =>
  seeds.map(({ id, subject, reference = '', suspected = false, status, daysAgo, ...seed }) => {
    const videoType = subject === generalSubject ? '' : subject
    const form = { ...seed, videoType, referenceLink: reference, consent: true }
    const { name, email, message, referenceLink, budget } = checked(`message ${id}`, ContactForm, form)
    const created_at = Timestamp.fromMillis(now - daysAgo * day)
    const reference_link = referenceLink
    return [
      collections.messages,
      id,
      { name, email, subject, message, reference_link, budget, suspected, status, created_at },
    ]
  })

const accountWrites = (now: number): Write[] =>
  accounts.flatMap(({ uid, full_name, admin, daysAgo }): Write[] => [
    [collections.profiles, uid, { user_id: uid, full_name, created_at: Timestamp.fromMillis(now - daysAgo * day) }],
    admin ? [collections.roles, roleId(uid), { user_id: uid, role: adminRole }] : [collections.roles, roleId(uid)],
  ])

const userWrites = (now: number, users: readonly LargeUser[]): Write[] =>
  users.map(({ uid, full_name, daysAgo }) => [
    collections.profiles,
    uid,
    { user_id: uid, full_name, created_at: Timestamp.fromMillis(now - daysAgo * day) },
  ])

/** Writes as fast as the emulator takes it: nothing has to be spared there. */
async function store(firestore: Firestore, writes: readonly Write[]) {
  const writer = firestore.bulkWriter({ throttling: false })
  // On a busy machine the emulator lets some of so many wait too long; they are whole documents and can go again.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5)
  for (const [collection, id, fields] of writes) {
    const document = firestore.collection(collection).doc(id)
    // Nobody catches a write that fails, and so it ends the seed: close() would not tell.
    void (fields ? writer.set(document, fields) : writer.delete(document))
  }
  await writer.close()
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

async function importUsers(auth: Auth, users: readonly LargeUser[]) {
  if (users.length === 0) return
  const { errors } = await auth.importUsers(
    users.map(({ uid, email, full_name }) => ({ uid, email, displayName: full_name, emailVerified: true })),
  )
  const [first] = errors
  if (first) throw first.error
}

async function seed(projectId: string, isLarge: boolean) {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080'
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099'
  // The emulators ask for no credentials: do not look for a cloud machine that would have some.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  const siteUrl = (process.env.SITE_URL ?? 'http://127.0.0.1:5000').replace(/\/+$/, '')
  const now = Date.now()
  const [owner] = accounts
  const users = isLarge ? largeUsers(accounts.length) : []
  const writes = [
    ...projectWrites([...projectDrafts(siteUrl), ...(isLarge ? largeProjects(siteUrl) : [])]),
    ...testimonialWrites([...testimonialDrafts(siteUrl), ...(isLarge ? largeTestimonials(siteUrl) : [])]),
    ...settingsWrites(owner.uid),
    ...messageWrites(now, [...messages, ...(isLarge ? largeMessages() : [])]),
    ...accountWrites(now),
    ...userWrites(now, users),
  ]
  const app = initializeApp({ projectId })
  const auth = getAuth(app)
  await Promise.all([
    store(getFirestore(app), writes),
    importUsers(auth, users),
    ...accounts.map((one) => account(auth, one)),
  ])
  await deleteApp(app)
  const count = (collection: string) => writes.filter(([name]) => name === collection).length
  say(
    `Seeded ${projectId}: ${count(collections.projects)} projects, ${count(collections.testimonials)} testimonials, ` +
      `${count(collections.messages)} messages, ${count(collections.settings)} settings groups, ` +
      `${accounts.length + users.length} accounts (${accounts.map(({ email }) => email).join(', ')}; password ${password})`,
  )
}

const projectId = process.env.GCLOUD_PROJECT ?? 'demo-studio'
if (projectId.startsWith('demo-')) {
  await seed(projectId, process.argv.includes('--large'))
} else {
  console.error(`The seed is for emulators only: the project id must start with demo-, but it is ${projectId}.`)
  process.exit(1)
}
