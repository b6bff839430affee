import { openDB } from 'idb'
import { exchange } from '../../../web/src/sync/outbox/outbox'
import { readOutboxState } from '../../../web/src/sync/outbox/outboxState'

/**
 * Removes everything that earlier tests left on this device: outbox, drafts, local and session storage. Files share a
 * device, so this includes data of the previous file, from any account.
 */
export async function resetDevice() {
  await clear('studio-outbox', 'entries')
  const { entries } = readOutboxState()
  if (entries.length > 0) await exchange(entries, [])
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.storageCleared
  await clear('studio-drafts', 'drafts')
}

/** Empties a store of a database if it exists; a page may still have it open. */
async function clear(name: string, store: string) {
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return
  const database = await openDB(name)
  if (database.objectStoreNames.contains(store)) await database.clear(store)
  database.close()
}
