import type { CollectionName } from '@studio/domain/collections'
import type { Part } from '../firebase/collection'

/**
 * How many documents there are, counted by the server: it sends a number, not the documents. Rejects while there is no
 * network: what is on the device is only a part of them.
 */
export async function countOf(name: CollectionName, part: Part): Promise<number> {
  if (!navigator.onLine) throw new Error(`${name} cannot be counted offline`)
  const { countIn } = await import('../firebase/reads/countIn')
  return countIn(name, part)
}
