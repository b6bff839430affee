import type { CollectionName } from '@studio/domain/collections'
import type { Part } from '../firebase/collection'
import { noteReached } from '../lib/network'

/**
 * How many documents there are, counted by the server: it sends a number, not the documents. Rejects without a network:
 * what is on the device is only a part of them.
 */
export async function countOf(name: CollectionName, part: Part): Promise<number> {
  const { countIn } = await import('../firebase/reads/countIn')
  const count = await countIn(name, part)
  noteReached()
  return count
}
