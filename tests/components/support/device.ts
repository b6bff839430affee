import { readBoard } from '../../../web/src/firebase/outbox/board'
import { exchange } from '../../../web/src/firebase/outbox/outbox'
import { openShelf } from '../../../web/src/firebase/outbox/shelf'

/** Empties what earlier tests have left on this device: outbox, drafts, local and session storage. */
export async function resetDevice() {
  const shelf = await openShelf()
  const accounts = new Set(readBoard().entries.map(({ account }) => account))
  const entries = (await Promise.all([...accounts].map((account) => shelf.all(account)))).flat()
  if (entries.length > 0) await exchange(entries, [], {})
  localStorage.clear()
  sessionStorage.clear()
  await clearDrafts()
}

/** Drafts stand in a database of their own (web/src/lib/drafts.ts); a page may still hold it open. */
async function clearDrafts() {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'studio-drafts')) return
  const { openDB } = await import('idb')
  const database = await openDB('studio-drafts')
  await database.clear('drafts')
  database.close()
}
