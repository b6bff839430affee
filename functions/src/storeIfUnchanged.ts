import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore'
import { isLostRace } from './log.ts'

/**
 * Stores a document in place of the copy that was read, unless another write came first: then it stores nothing and
 * says false. Counters use it in a loop; a transaction would stall when many come at once.
 */
export async function storeIfUnchanged(read: DocumentSnapshot, document: DocumentData): Promise<boolean> {
  const { ref, updateTime } = read
  try {
    await (updateTime ? ref.update(document, { lastUpdateTime: updateTime }) : ref.create(document))
    return true
  } catch (error) {
    if (isLostRace(error)) return false
    throw error
  }
}
