import { clearAnnounced } from '../../device/announcedEnquiries'
import { endedSession } from '../../device/endedSession'
import { endErase, eraseDue, isEraseDue, noteEraseBegun } from '../../device/eraseDue'
import { probeDatabases, withDatabaseTimeout } from '../../device/openDatabase'
import { unsubscribeHere } from '../../device/pushSubscription'
import { type BrowserStorage, localStore, sessionStore } from '../../lib/browserStorage'
import { withLock } from '../../lib/tabs'
import { keptConfig } from '../config'

/* The data that sign-out removes from the device. This file is small, because every page that opens Firestore checks
   whether an erasure is due. */

const lockName = 'studio.erase'
/** Time that a closing tab has to release a database, in ms. After that the next page continues. */
const patienceMs = 5000

/**
 * Erases the traces of the server's data and the session, if a sign-out requested it. These are the databases of
 * Firestore and Auth, their entries in local and session storage, cached pictures, and notifications that quote
 * visitors. These stay: language, theme, the project's address, cached public files, and work that its owner chose to
 * keep (device/unsyncedWork.ts).
 */
export async function eraseIfDue(): Promise<void> {
  if (!isEraseDue()) return
  const erase = async () => {
    const due = eraseDue()
    // Somebody may have signed in while another tab held the lock.
    if (!due || !isEraseDue()) return
    const { account } = due
    const { eraseWorkOf, forgetVisitors } = await import('../../device/unsyncedWork')
    await unsubscribeHere().catch((error: unknown) => console.warn('notifications may still arrive', error))
    await clearAnnounced().catch((error: unknown) => console.warn('notifications may still be visible', error))
    eraseTraces(localStore)
    eraseTraces(sessionStore)
    noteEraseBegun(account)
    const isWorkErased = account === '' || (await withDatabaseTimeout(() => eraseWorkOf(account)).then(done, notDone))
    if (isWorkErased) noteEraseBegun('')
    const isForgotten = await withDatabaseTimeout(() => forgetVisitors(endedSession()?.account)).then(done, notDone)
    const isDatabaseGone = await eraseDatabases().catch(notDone)
    const areCachesGone = await eraseCaches().then(done, notDone)
    if (isWorkErased && isForgotten && isDatabaseGone && areCachesGone) endErase()
  }
  await withLock(lockName, {}, erase)
}

const done = () => true
/**
 * Logs a failed erasure, which must not block the next sign-in. The next page tries again, unless somebody has signed
 * in.
 */
function notDone(error: unknown) {
  console.warn('erasure incomplete', error)
  return false
}

function eraseTraces(storage: BrowserStorage) {
  for (const key of storage.keys())
    if (/^(firebase|firestore|studio\.(ready|known))/.test(key)) storage.write(key, null)
}

/**
 * Returns whether a cache has only public files and pages, which open the site and the console offline. Others may have
 * data that only admins may see.
 */
const isPublicCache = (name: string) =>
  /^(assets|content|console|studio-choice|pages-.*|workbox-precache.*)$/.test(name)

async function eraseCaches() {
  // Only secure pages have caches.
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.filter((name) => !isPublicCache(name)).map((name) => caches.delete(name)))
}

/**
 * Excludes the SDK's heartbeat database: it holds only dates and the SDK's version, and stays open while a page lives.
 */
const isPrivate = (database: string) =>
  /^(firebase|firestore|studio-messages|workbox-expiration)/.test(database) &&
  database !== 'firebase-heartbeat-database'

/** Returns all databases that may exist, for browsers that cannot list them, such as Firefox before 126. */
function possibleDatabases(): string[] {
  const project = keptConfig()?.app.projectId
  return [
    'firebaseLocalStorageDb',
    // Written by versions before December 2026.
    'studio-messages',
    'workbox-expiration',
    ...(project ? [`firestore/[DEFAULT]/${project}/main`] : []),
  ]
}

async function eraseDatabases(): Promise<boolean> {
  const answer = await probeDatabases()
  // A browser that refuses databases has nothing to erase; one that does not answer may have something.
  if (answer !== 'opens') return answer === 'refuses'
  const listed = await indexedDB.databases?.().catch(() => undefined)
  const names = listed?.flatMap(({ name = '' }) => (isPrivate(name) ? [name] : [])) ?? possibleDatabases()
  return (await Promise.all(names.map(eraseDatabase))).every(Boolean)
}

/** Deletes a database and returns whether it is gone. A page that still uses it gets `patienceMs` to close it. */
const eraseDatabase = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve(true)
    request.onerror = () => resolve(false)
    setTimeout(() => resolve(false), patienceMs)
  })
