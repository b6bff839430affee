import * as v from 'valibot'
import { forget, recall, remember } from './remembered'

/*
 * The SDK's cache does not tell an empty collection from one that this device has never read. The device therefore notes
 * which collections the server has confirmed as empty, so that they open offline like any other.
 */

const noteOf = (collection: string) => `empty.${collection}`

/** Notes what the server has said about a whole collection. */
export function noteWhetherEmpty(collection: string, isEmpty: boolean) {
  if (isEmpty) remember(noteOf(collection), { value: true, at: Date.now() })
  else if (wasEmpty(collection)) forget(noteOf(collection))
}

/** Returns whether the collection was empty when the server last told this device. */
export const wasEmpty = (collection: string): boolean => recall(noteOf(collection), v.literal(true)) !== undefined
