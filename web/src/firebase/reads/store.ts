import { inOrder } from '@studio/domain/content/lists/order'
import {
  getDocsFromCache,
  getDocsFromServer,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
} from 'firebase/firestore'
import * as v from 'valibot'
import { noteWhetherEmpty, wasEmpty } from '../../device/emptyCollections'
import { recall, remember } from '../../device/remembered'
import { noteReached, onNetworkChange, seemsOffline } from '../../lib/network'
import type { Source } from '../collection'
import { openFirestore } from '../firestore'
import { plain } from '../plain'
import type { Live } from './liveState'
import { queryOf } from './query'
import { verifyEmpty } from './verifyEmpty'

/* The part of the read interface that includes the SDK. Import it only dynamically, so that a page loads it when
   needed. */

/** Number of rows that fill a screen. */
const firstScreenRows = 40

/**
 * Loads the first rows of a long list on a device that has never had the whole list. Everyone who listens to the list
 * gets them. A stored mark records that the list was complete, because checking the SDK's cache would read every
 * document. Without a network no more rows will come: `given` is called, and the stored rows count as the list.
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
  /** Ends the head start, because the whole list has arrived. */
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

/** Returns a document as a row; none if it is not readable. */
function rowIn<Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>, found: QueryDocumentSnapshot): Row[] {
  const parsed = v.safeParse(schema, { ...plain(found.data({ serverTimestamps: 'estimate' })), id: found.id })
  if (parsed.success) return [parsed.output]
  console.warn(`${source.collection}/${found.id} is malformed`, parsed.issues[0].message)
  return []
}

/** Returns a source's rows that are on the device. */
export async function readCached<Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>): Promise<Row[]> {
  const { docs } = await getDocsFromCache(queryOf(await openFirestore(), source.collection, source))
  return docs.flatMap((found) => rowIn(source, schema, found))
}

/**
 * Listens to a source and publishes its state, distinguishing the server's data from the device's. A malformed document
 * is logged and left out. Returns a function that stops it. With `inParts` a new device gets the first rows before the
 * whole list.
 */
export async function listenTo<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  publish: (state: Live<Row>) => void,
  fail: (error: unknown) => void,
  inParts = false,
): Promise<() => void> {
  const db = await openFirestore()
  // A whole list is sorted here, because an ordered query leaves out documents without the field.
  const { order, ...unordered } = source
  const isWhole = !source.limit && !source.during
  const isAll = isWhole && !source.where
  const wanted = queryOf(db, source.collection, isWhole ? unordered : source)
  let last: QuerySnapshot | undefined
  const again = () => last && hear(last)
  const start =
    inParts && order && isWhole ? firstRows(source, queryOf(db, source.collection, source), again) : undefined
  const hear = (snapshot: QuerySnapshot) => {
    last = snapshot
    const { fromCache, hasPendingWrites } = snapshot.metadata
    if (!fromCache) noteReached()
    if (isAll && (!fromCache || !snapshot.empty)) noteWhetherEmpty(source.collection, snapshot.empty)
    if (fromCache && snapshot.empty && !(seemsOffline() && wasEmpty(source.collection))) {
      publish(seemsOffline() || hasPendingWrites ? { status: 'offlineEmpty' } : { status: 'loading' })
      return
    }
    const readable = snapshot.docs.flatMap((found) => rowIn(source, schema, found))
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
