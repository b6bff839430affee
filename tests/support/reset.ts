import { setTimeout } from 'node:timers/promises'
import { getApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { accountFacts, accounts } from '../../scripts/seed/accounts.ts'
import { seedWrites } from '../../scripts/seed/documents.ts'
import { projectId, siteUrl } from './site.ts'
import { inOneCommit, store } from './store.ts'

const auth = () => getAuth(getApp('end-to-end'))

/** How long a transaction may hold the store that a page or a trigger has begun and nobody waits for any more, in ms. */
const patienceMs = 20_000

/** Takes every document out of the store, also those that nobody has a list of. */
async function clearStore() {
  const documents = `projects/${projectId()}/databases/(default)/documents`
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${documents}`
  const clear = () => fetch(url, { method: 'DELETE', headers: { connection: 'close' } })
  const until = Date.now() + patienceMs
  let answer = await clear()
  // Conflict: such a transaction has not ended yet.
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

/** Removes the accounts that tests have made, and makes those anew that tests have removed. */
async function restoreAccounts() {
  const { users } = await auth().listUsers()
  const present = new Set(users.map(({ uid }) => uid))
  const seeded = new Set<string>(accounts.map(({ uid }) => uid))
  const extra = [...present].filter((uid) => !seeded.has(uid))
  const missing = accounts.filter(({ uid }) => !present.has(uid))
  if (extra.length > 0) await auth().deleteUsers(extra)
  await Promise.all(missing.map((one) => auth().createUser({ uid: one.uid, ...accountFacts(one) })))
}

/** Makes the studio what the sample data says, whatever was done to it; no page may be open meanwhile. */
export async function resetStudio() {
  // Accounts come first, as in production: a role that is older than its account is taken away.
  await restoreAccounts()
  await restoreContent()
}
