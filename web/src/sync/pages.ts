import type { Source } from '../firebase/collection'

/**
 * All rows of a source that has an order, read once, page by page, straight from the server: what is read on the way
 * is not kept on the device, where thousands of documents would slow every later list. Rejects without a network.
 */
export async function* pagesOf<Row>(source: Source<Row>, size: number): AsyncGenerator<Row[]> {
  if (!navigator.onLine) throw new Error(`${source.collection} cannot be read offline`)
  const [{ readPages }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  yield* readPages(source, schema, size)
}

/** Those rows of a source that the server has under these ids, read once; rejects without a network. */
export async function rowsNamed<Row>(source: Source<Row>, ids: readonly string[]): Promise<Row[]> {
  if (!navigator.onLine) throw new Error(`${source.collection} cannot be read offline`)
  const [{ readNamed }, schema] = await Promise.all([import('../firebase/reads/readPages'), source.schema()])
  return readNamed(source, schema, ids)
}
