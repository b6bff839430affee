import type { Source } from '../firebase/collection'
import { noteReached } from '../lib/network'

/**
 * Reads all rows of an ordered source once, page by page, directly from the server. They are not stored on the device,
 * where thousands of documents would slow every later list. Rejects without a network.
 */
export async function* pagesOf<Row>(source: Source<Row>, size: number): AsyncGenerator<Row[]> {
  const [{ readPages }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  for await (const page of readPages(source, schema, size)) {
    noteReached()
    yield page
  }
}

/** Returns a source's rows that are on the device; its tabs share them. They may be outdated. */
export async function cachedRowsOf<Row>(source: Source<Row>): Promise<Row[]> {
  const [{ readCached }, schema] = await Promise.all([import('../firebase/reads/store'), source.schema()])
  return readCached(source, schema)
}

/** Reads the rows of a source with these ids from the server, once. Rejects without a network. */
export async function rowsNamed<Row>(source: Source<Row>, ids: readonly string[]): Promise<Row[]> {
  const [{ readNamed }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  const rows = await readNamed(source, schema, ids)
  noteReached()
  return rows
}
