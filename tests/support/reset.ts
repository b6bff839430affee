import { setTimeout } from 'node:timers/promises'
import { getApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { accountFacts, accounts } from '../../scripts/seed/accounts.ts'
import { seedWrites } from '../../scripts/seed/documents.ts'
import { projectId, siteUrl } from './site.ts'
import { inOneCommit, store } from './store.ts'

const auth = () => getAuth(getApp('end-to-end'))

/** Time for which an abandoned transaction of a page or a trigger may block the store, in ms. */
const patienceMs = 20_000

/** Deletes all documents of the store, including those in no known collection. */
async function clearStore() {
  const documents = `projects/${projectId()}/databases/(default)/documents`
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${documents}`
  const clear = () => fetch(url, { method: 'DELETE', headers: { connection: 'close' } })
  const until = Date.now() + patienceMs
  let answer = await clear()
  // Conflict: an abandoned transaction has not ended yet.
  while (answer.status === 409 && Date.now() < until) {
    await setTimeout(200)
    answer = await clear()
  }
  if (!answer.ok) throw new Error(`The store could not be cleared: ${answer.status}`)
}

async function restoreContent() {
  await clearStore()
  await inOneCommit((batch) => {
    for (const [collection, id, fields] of seedWrites(siteUrl()))
      if (fields) batch.set(store.collection(collection).doc(id), fields)
  })
}

/** Deletes accounts that tests have created, and restores those that they have deleted. */
async function restoreAccounts() {
  const { users } = await auth().listUsers()
  const present = new Set(users.map(({ uid }) => uid))
  const seeded = new Set<string>(accounts.map(({ uid }) => uid))
  const extra = [...present].filter((uid) => !seeded.has(uid))
  const missing = accounts.filter(({ uid }) => !present.has(uid))
  if (extra.length > 0) await auth().deleteUsers(extra)
  await Promise.all(missing.map((one) => auth().createUser({ uid: one.uid, ...accountFacts(one) })))
}

/** Resets the studio to the sample data; no page may be open meanwhile. */
export async function resetStudio() {
  // Accounts come first, as in production: the functions remove a role that is older than its account.
  await restoreAccounts()
  await restoreContent()
}
