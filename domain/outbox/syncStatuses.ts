import { type PendingMutation, placeOf } from './pendingMutation.ts'

/**
 * How far what was written has come: on the site; on this device only; or nowhere before the owner decides, because it
 * collides with another change or was refused.
 */
export type SyncStatus = 'published' | 'pending' | 'conflict' | 'refused'

/** A document with work of this device: how it stands, and how each field does that the work would write. */
export interface DocumentSyncStatus {
  syncStatus: SyncStatus
  fields: ReadonlyMap<string, SyncStatus>
}

/** How documents stand, by id; one that is missing has no work of this device and is published. */
export type SyncStatuses = ReadonlyMap<string, DocumentSyncStatus>

/** Later ones hide earlier ones: what needs the owner comes before what goes by itself. */
const order: readonly SyncStatus[] = ['published', 'pending', 'refused', 'conflict']
const worse = (one: SyncStatus, other: SyncStatus = 'published') =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/** How the documents of a collection stand that this device has work for. */
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

/** How some fields of a document stand together. */
export const syncStatusOf = (document: DocumentSyncStatus | undefined, names: readonly string[]): SyncStatus =>
  names.reduce<SyncStatus>((worst, name) => worse(document?.fields.get(name) ?? 'published', worst), 'published')
