import { clearAnnounced } from '../../device/announcedEnquiries'
import { endedSession } from '../../device/endedSession'
import { endErase, eraseDue, isEraseDue, noteEraseBegun } from '../../device/eraseDue'
import { messageStoreName } from '../../device/messageStore'
import { askForDatabases } from '../../device/openDatabase'
import { type BrowserStorage, localStore, sessionStore } from '../../lib/browserStorage'
import { withLock } from '../../lib/tabs'
import { keptConfig } from '../config'

/* What sign-out removes from the device. Small, because every page that opens Firestore asks whether it is due. */

const lockName = 'studio.erase'
/** A database that a dying tab still holds on to; the next page goes on where this one stopped. */
const patienceMs = 5000

/**
 * Erases what the server's data and the session left behind, if a sign-out asked for it: the databases of Firestore and
 * Auth, their traces in local and session storage, and cached pictures. What stays: language, theme, the address of the
 * project, cached public files, and work that its owner chose to keep (see device/unsyncedWork.ts). Notifications with visitors' words go too.
 */
export async function eraseIfDue(): Promise<void> {
  if (!isEraseDue()) return
  const erase = async () => {
    const due = eraseDue()
    // Somebody may have signed in while another tab held the lock.
    if (!due || !isEraseDue()) return
    const { account } = due
    const { eraseWorkOf, forgetVisitors } = await import('../../device/unsyncedWork')
    await clearAnnounced().catch((error: unknown) => console.warn('what was announced may still show', error))
    eraseTraces(localStore)
    eraseTraces(sessionStore)
    noteEraseBegun(account)
    const isWorkErased = account === '' || (await eraseWorkOf(account).then(done, notDone))
    if (isWorkErased) noteEraseBegun('')
    const isForgotten = await forgetVisitors(endedSession()?.account).then(done, notDone)
    const isDatabaseGone = await eraseDatabases().catch(notDone)
    const areCachesGone = await eraseCaches().then(done, notDone)
    if (isWorkErased && isForgotten && isDatabaseGone && areCachesGone) endErase()
  }
  await withLock(lockName, {}, erase)
}

const done = () => true
/** An erase that fails must not keep anybody from signing in; the next page tries again, unless somebody has. */
function notDone(error: unknown) {
  console.warn('not everything could be erased', error)
  return false
}

function eraseTraces(storage: BrowserStorage) {
  for (const key of storage.keys())
    if (/^(firebase|firestore|studio\.(ready|known))/.test(key)) storage.write(key, null)
}

/** Caches of public files and pages: they open the site and the console offline. Any other may show what only admins see. */
const isPublicCache = (name: string) =>
  /^(assets|content|console|studio-choice|pages-.*|workbox-precache.*)$/.test(name)

async function eraseCaches() {
  // Only secure pages have caches.
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.filter((name) => !isPublicCache(name)).map((name) => caches.delete(name)))
}

/** The SDK's heartbeat holds dates and its own version, and never lets go of its database while a page lives. */
const isPrivate = (database: string) =>
  /^(firebase|firestore|studio-messages|workbox-expiration)/.test(database) &&
  database !== 'firebase-heartbeat-database'

/** The databases that there may be, for browsers that do not list them, such as Firefox before 126. */
function possibleDatabases(): string[] {
  const project = keptConfig()?.app.projectId
  return [
    'firebaseLocalStorageDb',
    messageStoreName,
    'workbox-expiration',
    ...(project ? [`firestore/[DEFAULT]/${project}/main`] : []),
  ]
}

async function eraseDatabases(): Promise<boolean> {
  const answer = await askForDatabases()
  // A browser that refuses databases has nothing to erase; one that does not answer may have some.
  if (answer !== 'opens') return answer === 'refuses'
  const listed = await indexedDB.databases?.().catch(() => undefined)
  const names = listed?.flatMap(({ name = '' }) => (isPrivate(name) ? [name] : [])) ?? possibleDatabases()
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
