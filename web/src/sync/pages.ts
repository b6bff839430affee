import type { Source } from '../firebase/collection'
import { noteReached } from '../lib/network'

/**
 * All rows of a source that has an order, read once, page by page, straight from the server: what is read on the way
 * is not kept on the device, where thousands of documents would slow every later list. Rejects without a network.
 */
export async function* pagesOf<Row>(source: Source<Row>, size: number): AsyncGenerator<Row[]> {
  const [{ readPages }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  for await (const page of readPages(source, schema, size)) {
    noteReached()
    yield page
  }
}

/** Those rows of a source that the server has under these ids, read once; rejects without a network. */
export async function rowsNamed<Row>(source: Source<Row>, ids: readonly string[]): Promise<Row[]> {
  const [{ readNamed }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  const rows = await readNamed(source, schema, ids)
  noteReached()
  return rows
}
