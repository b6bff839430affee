import { getDocsFromCache, getDocsFromServer, limit, onSnapshot, type Query, query } from 'firebase/firestore'
import * as v from 'valibot'
import type { Fields, Source } from './collection'
import { openFirestore } from './firestore'
import type { Live } from './liveState'
import { plain } from './plain'
import { queryOf } from './query'

/* The part of the door that carries the SDK. Import it only dynamically: a page loads it when it needs it, once. */

/** So many rows fill a screen. */
const firstRows = 40

/**
 * A device that has nothing of a long list is given its first rows before all of it. What arrives is seen by whoever
 * listens to the whole list; says until when that is not whole.
 */
async function headStart(wanted: Query): Promise<{ isOver: boolean }> {
  const isNew = navigator.onLine && (await getDocsFromCache(query(wanted, limit(1)))).empty
  const start = { isOver: !isNew }
  if (isNew)
    getDocsFromServer(query(wanted, limit(firstRows))).then(
      ({ size }) => {
        if (size < firstRows) start.isOver = true
      },
      () => undefined,
    )
  return start
}

/**
 * Listens to a source and publishes what is known of it, with the server's word kept apart from the device's. A stored
 * document that is no `Row` at all is logged and left out. Returns what stops it. `inParts` gives a new device the first
 * rows before the whole list.
 */
export async function listenTo<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  publish: (state: Live<Row>) => void,
  fail: (error: unknown) => void,
  inParts = false,
): Promise<() => void> {
  const wanted = queryOf(await openFirestore(), source.collection, source)
  const read = (id: string, fields: Fields): Row[] => {
    const parsed = v.safeParse(schema, { ...plain(fields), id })
    if (parsed.success) return [parsed.output]
    console.warn(`${source.collection}/${id} is not readable`, parsed.issues[0].message)
    return []
  }
  const start = inParts && source.order && !source.limit ? await headStart(wanted) : { isOver: true }
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
      if (!fromCache) start.isOver = true
      const isPartial = !start.isOver
      publish({ status: 'ready', rows, isPartial, isConfirmed: !fromCache, pending, standings: new Map() })
    },
    fail,
  )
}
