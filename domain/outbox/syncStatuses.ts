import { type PendingMutation, placeOf } from './pendingMutation.ts'

/**
 * The status of a change: published on the site; pending on this device; or waiting for the owner, because it is in
 * conflict or was refused.
 */
export type SyncStatus = 'published' | 'pending' | 'conflict' | 'refused'

/** The status of a document with changes of this device, and of each field that they write. */
export interface DocumentSyncStatus {
  syncStatus: SyncStatus
  fields: ReadonlyMap<string, SyncStatus>
}

/**
 * The status of documents, by id. A document that is missing here has no changes of this device, so it is published.
 */
export type SyncStatuses = ReadonlyMap<string, DocumentSyncStatus>

/** The statuses in increasing priority: problems for the owner hide pending changes. */
const order: readonly SyncStatus[] = ['published', 'pending', 'refused', 'conflict']
const worse = (one: SyncStatus, other: SyncStatus = 'published') =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/** Returns the status of a collection's documents that this device has changed. */
export function syncStatusesOf(collection: string, entries: readonly PendingMutation[]): SyncStatuses {
  const syncStatuses = new Map<string, { syncStatus: SyncStatus; fields: Map<string, SyncStatus> }>()
  for (const { state, changes } of entries) {
    const syncStatus = state === 'waiting' ? 'pending' : state
    for (const change of changes) {
      const { collection: place, id } = placeOf(change.path)
      if (place !== collection) continue
      const known = syncStatuses.get(id)
      const fields = known?.fields ?? new Map<string, SyncStatus>()
      for (const name of Object.keys(change.fields)) fields.set(name, worse(syncStatus, fields.get(name)))
      syncStatuses.set(id, { syncStatus: worse(syncStatus, known?.syncStatus), fields })
    }
  }
  return syncStatuses
}

/** Returns the combined status of some fields of a document. */
export const syncStatusOf = (document: DocumentSyncStatus | undefined, names: readonly string[]): SyncStatus =>
  names.reduce<SyncStatus>((worst, name) => worse(worst, document?.fields.get(name)), 'published')
