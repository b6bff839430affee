import { inOrder } from '@studio/domain/content/lists/order'
import { getDocsFromServer, limit, onSnapshot, type Query, type QuerySnapshot, query } from 'firebase/firestore'
import * as v from 'valibot'
import { recall, remember } from '../../device/remembered'
import { noteReached, onNetworkChange, seemsOffline } from '../../lib/network'
import type { Fields, Source } from '../collection'
import { openFirestore } from '../firestore'
import { plain } from '../plain'
import type { Live } from './liveState'
import { queryOf } from './query'
import { verifyEmpty } from './verifyEmpty'

/* The part of the door that carries the SDK. Import it only dynamically: a page loads it when it needs it, once. */

/** So many rows fill a screen. */
const firstScreenRows = 40

/**
 * A device that has never had the whole of a long list is given its first rows before all of it. What arrives is seen by
 * whoever listens to the whole list. That it was had is remembered, because looking for it in the SDK's own cache reads
 * every document. Without a network nothing more is on its way: then `given` is called, and what is there is the list.
 */
function firstRows<Row>({ key }: Source<Row>, wanted: Query, given: () => void) {
  const name = `whole.${key}`
  let isOver = seemsOffline() || recall(name, v.literal(true)) !== undefined
  let stop = () => {}
  const giveUp = () => {
    if (!seemsOffline()) return
    stop()
    isOver = true
    given()
  }
  /** The whole list has come. */
  const end = () => {
    stop()
    if (!isOver) remember(name, { value: true, at: Date.now() })
    isOver = true
  }
  if (!isOver) stop = onNetworkChange(giveUp)
  if (!isOver)
    getDocsFromServer(query(wanted, limit(firstScreenRows))).then(
      ({ size }) => {
        if (size < firstScreenRows) end()
      },
      () => undefined,
    )
  return { isPartial: () => !isOver, end, stop: () => stop() }
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
  const db = await openFirestore()
  // A whole list is ordered here: a query in an order leaves out documents that lack its field.
  const { order, ...unordered } = source
  const isWhole = !source.limit && !source.during
  const wanted = queryOf(db, source.collection, isWhole ? unordered : source)
  const read = (id: string, fields: Fields): Row[] => {
    const parsed = v.safeParse(schema, { ...plain(fields), id })
    if (parsed.success) return [parsed.output]
    console.warn(`${source.collection}/${id} is not readable`, parsed.issues[0].message)
    return []
  }
  let last: QuerySnapshot | undefined
  const again = () => last && hear(last)
  const start =
    inParts && order && isWhole ? firstRows(source, queryOf(db, source.collection, source), again) : undefined
  const hear = (snapshot: QuerySnapshot) => {
    last = snapshot
    const { fromCache, hasPendingWrites } = snapshot.metadata
    if (!fromCache) noteReached()
    if (fromCache && snapshot.empty) {
      publish(seemsOffline() || hasPendingWrites ? { status: 'offlineEmpty' } : { status: 'loading' })
      return
    }
    const readable = snapshot.docs.flatMap((found) => read(found.id, found.data({ serverTimestamps: 'estimate' })))
    const rows = isWhole && order ? inOrder(readable, order, source.descending ?? false) : readable
    const pending = new Set(snapshot.docs.filter(({ metadata }) => metadata.hasPendingWrites).map(({ id }) => id))
    if (!fromCache) start?.end()
    const isPartial = start?.isPartial() ?? false
    publish({ status: 'ready', rows, isPartial, isFromServer: !fromCache, pending, syncStatuses: new Map() })
  }
  const stop = verifyEmpty<QuerySnapshot>(
    (heard) => onSnapshot(wanted, { includeMetadataChanges: true }, heard, fail),
    async () => (await import('./countIn')).countIn(source.collection, source),
    hear,
    () => publish({ status: 'loading' }),
  )
  return () => {
    start?.stop()
    stop()
  }
}
