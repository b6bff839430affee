/**
 * Fills the emulators with sample data: `node scripts/seed.ts`. It can be repeated, because ids are fixed. `--large`
 * adds the data of many years: 500 projects, 500 testimonials, 10,000 messages, 1,000 accounts. It only connects to
 * emulators and only to projects whose id starts with `demo-`.
 */
import { collections } from '@studio/domain/collections'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { say } from './lib/steps.ts'
import { type AccountSeed, accountFacts, accounts, password } from './seed/accounts.ts'
import { seedWrites, type Write } from './seed/documents.ts'
import { type LargeUser, largeUsers } from './seed/large.ts'

/** Writes documents without throttling, which an emulator does not need. */
async function store(firestore: Firestore, writes: readonly Write[]) {
  const writer = firestore.bulkWriter({ throttling: false })
  // On a busy machine the emulator times out some of so many writes; each is a whole document and can be repeated.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5)
  for (const [collection, id, fields] of writes) {
    const document = firestore.collection(collection).doc(id)
    // A failed write is an unhandled rejection and ends the seed, because close() would not report it.
    void (fields ? writer.set(document, fields) : writer.delete(document))
  }
  await writer.close()
}

/** Creates the account, or resets its name, address and password. */
async function account(auth: Auth, seed: AccountSeed) {
  const facts = accountFacts(seed)
  try {
    await auth.updateUser(seed.uid, facts)
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    await auth.createUser({ uid: seed.uid, ...facts })
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
  // The emulators need no credentials; this keeps the SDK from looking for those of a cloud machine.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  const siteUrl = (process.env.SITE_URL ?? 'http://127.0.0.1:5000').replace(/\/+$/, '')
  const users = isLarge ? largeUsers(accounts.length) : []
  const writes = seedWrites(siteUrl, users)
  const app = initializeApp({ projectId })
  const auth = getAuth(app)
  // Accounts come first, as in production: the functions remove a role that is older than its account.
  await Promise.all([importUsers(auth, users), ...accounts.map((one) => account(auth, one))])
  await store(getFirestore(app), writes)
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
