import { chunksOf } from '@studio/domain/chunks'
import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  documentId,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import * as v from 'valibot'
import { once } from '../../lib/once'
import { openApp } from '../app'
import type { Source } from '../collection'
import { plain } from '../plain'
import { openAuth } from '../session/auth'

/** Opens the lite SDK beside the full one. It reads without storing. */
const openLite: () => Promise<Firestore> = once(async () => {
  const [{ app, config }] = await Promise.all([openApp(), openAuth()])
  const db = getFirestore(app)
  if (config.emulators) connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port)
  return db
})

/** The part of `pagesOf` that includes the SDK. Import it only dynamically. */
export async function* readPages<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  size: number,
): AsyncGenerator<Row[]> {
  const { during } = source
  const all = query(
    collection(await openLite(), source.collection),
    ...Object.entries(source.where ?? {}).map(([field, value]) =>
      Array.isArray(value) ? where(field, 'in', value) : where(field, '==', value),
    ),
    ...(during
      ? [
          where(during.field, '>=', Timestamp.fromMillis(during.from)),
          where(during.field, '<', Timestamp.fromMillis(during.before)),
        ]
      : []),
    orderBy(source.order ?? '__name__', source.descending ? 'desc' : 'asc'),
    limit(size),
  )
  let last: DocumentSnapshot | undefined
  do {
    const { docs } = await getDocs(last ? query(all, startAfter(last)) : all)
    yield rowsIn(docs, schema)
    last = docs.length === size ? docs.at(-1) : undefined
  } while (last)
}

/** Maximum number of documents that one query can name. */
const atOnce = 30

/** The part of `rowsNamed` that includes the SDK. Import it only dynamically. */
export async function readNamed<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const all = collection(await openLite(), source.collection)
  const found = await Promise.all(
    chunksOf(ids, atOnce).map((some) => getDocs(query(all, where(documentId(), 'in', some)))),
  )
  return found.flatMap(({ docs }) => rowsIn(docs, schema))
}

const rowsIn = <Row>(docs: readonly QueryDocumentSnapshot[], schema: v.GenericSchema<unknown, Row>): Row[] =>
  docs.flatMap((found) => {
    const parsed = v.safeParse(schema, { ...plain(found.data()), id: found.id })
    if (!parsed.success) console.warn(`${found.ref.path} is malformed`, parsed.issues[0].message)
    return parsed.success ? [parsed.output] : []
  })
