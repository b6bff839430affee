import { clearAnnounced } from '../../device/announced'
import { endedSession } from '../../device/endedSession'
import { endErase, eraseDue, isEraseDue } from '../../device/eraseDue'

/* What sign-out removes from the device. Small, because every page that opens Firestore asks whether it is due. */

const lockName = 'studio.erase'
/** A database that a dying tab still holds on to; the next page goes on where this one stopped. */
const patienceMs = 5000

/**
 * Erases what the server's data and the session left behind, if a sign-out asked for it: the databases of Firestore and
 * Auth, and their traces in local and session storage. What stays: language, theme, the address of the project, and
 * work that its owner chose to keep (see device/unsyncedWork.ts). Notifications with visitors' words go too.
 */
export async function eraseIfDue(): Promise<void> {
  if (!isEraseDue()) return
  const erase = async () => {
    const account = eraseDue()
    if (account === null) return
    const { eraseWorkOf, forgetVisitors } = await import('../../device/unsyncedWork')
    if (account) await eraseWorkOf(account)
    await forgetVisitors(endedSession()?.account)
    await clearAnnounced().catch((error: unknown) => console.warn('what was announced may still show', error))
    eraseTraces(localStorage)
    eraseTraces(sessionStorage)
    const all = await eraseDatabases()
    if (all) endErase()
  }
  if ('locks' in navigator) await navigator.locks.request(lockName, erase)
  else await erase()
}

function eraseTraces(storage: Storage) {
  for (const key of Object.keys(storage))
    if (/^(firebase|firestore|studio\.(ready|known))/.test(key)) storage.removeItem(key)
}

/** The SDK's heartbeat holds dates and its own version, and never lets go of its database while a page lives. */
const isPrivate = (database: string) =>
  /^(firebase|firestore|studio-messages)/.test(database) && database !== 'firebase-heartbeat-database'

async function eraseDatabases(): Promise<boolean> {
  const known = (await indexedDB.databases?.()) ?? []
  const names = known.flatMap(({ name = '' }) => (isPrivate(name) ? [name] : []))
  return (await Promise.all(names.map(eraseDatabase))).every(Boolean)
}

/** Whether the database is gone; a page that holds on to it is given a moment. */
const eraseDatabase = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve(true)
    request.onerror = () => resolve(false)
    setTimeout(() => resolve(false), patienceMs)
  })
