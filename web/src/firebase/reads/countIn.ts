import type { CollectionName } from '@studio/domain/collections'
import { getCountFromServer } from 'firebase/firestore'
import type { Part } from '../collection'
import { openFirestore } from '../firestore'
import { queryOf } from './query'

/** The part of `countOf` that includes the SDK. Import it only dynamically. */
export async function countIn(name: CollectionName, part: Part): Promise<number> {
  const found = await getCountFromServer(queryOf(await openFirestore(), name, part))
  return found.data().count
}
