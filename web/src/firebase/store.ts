import { onSnapshot } from 'firebase/firestore'
import * as v from 'valibot'
import type { Fields, Source } from './collection'
import { openFirestore } from './firestore'
import type { Live } from './liveState'
import { plain } from './plain'
import { queryOf } from './query'

/* The part of the door that carries the SDK. Import it only dynamically: a page loads it when it needs it, once. */

/**
 * Listens to a source and publishes what is known of it, with the server's word kept apart from the device's. A stored
 * document that is no `Row` at all is logged and left out. Returns what stops it.
 */
export async function listenTo<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  publish: (state: Live<Row>) => void,
  fail: (error: unknown) => void,
): Promise<() => void> {
  const wanted = queryOf(await openFirestore(), source.collection, source)
  const read = (id: string, fields: Fields): Row[] => {
    const parsed = v.safeParse(schema, { ...plain(fields), id })
    if (parsed.success) return [parsed.output]
    console.warn(`${source.collection}/${id} is not readable`, parsed.issues[0].message)
    return []
  }
  return onSnapshot(
    wanted,
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata
      if (fromCache && snapshot.empty) {
        publish(navigator.onLine && !hasPendingWrites ? { status: 'loading' } : { status: 'unheard' })
        return
      }
      const rows = snapshot.docs.flatMap((found) => read(found.id, found.data({ serverTimestamps: 'estimate' })))
      const pending = new Set(snapshot.docs.filter(({ metadata }) => metadata.hasPendingWrites).map(({ id }) => id))
      publish({ status: 'ready', rows, isConfirmed: !fromCache, pending, standings: new Map() })
    },
    fail,
  )
}
