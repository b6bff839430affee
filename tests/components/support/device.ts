import { openDB } from 'idb'
import { exchange } from '../../../web/src/sync/outbox/outbox'
import { readOutboxState } from '../../../web/src/sync/outbox/outboxState'

/**
 * Empties what earlier tests have left on this device: outbox, drafts, local and session storage. Files share a device,
 * so this is also what the last test of another file has left, of whatever account.
 */
export async function resetDevice() {
  await clear('studio-outbox', 'entries')
  const { entries } = readOutboxState()
  if (entries.length > 0) await exchange(entries, [])
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.storageCleared
  await clear('studio-drafts', 'drafts')
  await clear('studio-messages', 'messages')
  await clear('studio-messages', 'about')
}

/** Empties a store of a database, if there is one; a page may still hold it open. */
async function clear(name: string, store: string) {
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return
  const database = await openDB(name)
  if (database.objectStoreNames.contains(store)) await database.clear(store)
  database.close()
}
