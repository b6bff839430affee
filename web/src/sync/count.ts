import type { CollectionName } from '@studio/domain/collections'
import type { Part } from '../firebase/collection'
import { noteReached } from '../lib/network'

/**
 * Returns the number of documents, counted by the server without sending them. Rejects without a network, because the
 * device has only a part of them.
 */
export async function countOf(name: CollectionName, part: Part): Promise<number> {
  const { countIn } = await import('../firebase/reads/countIn')
  const count = await countIn(name, part)
  noteReached()
  return count
}
