import { collections } from '@studio/domain/collections'
import { server } from './server'
import { editor } from './studio'

const day = 86_400_000

/** Logs a deletion, like the trigger. */
export function noteDeletion(collection: string, id: string, copy: object, daysAgo = 1) {
  const { rev: base_rev, base_rev: _, updated_by: __, ...before } = { base_rev: '', rev: '', updated_by: '', ...copy }
  server.put(collections.auditLog, `${collection}~${id}`, {
    ...{ collection, document_id: id, action: 'delete', by: editor.uid, at: new Date(Date.now() - daysAgo * day) },
    ...{ base_rev, rev: '', fields: Object.keys(before), before, after: {}, left_out: [] },
  })
}
