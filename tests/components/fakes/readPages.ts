import * as v from 'valibot'
import type * as real from '../../../web/src/firebase/reads/readPages'
import { rowsOf } from '../support/rows'
import { server } from '../support/server'

/** Yields all rows of a source, page by page. */
export const readPages: typeof real.readPages = async function* (source, schema, size) {
  if (server.isFailing(source.collection) || !server.canReadPages)
    throw new Error(`${source.collection} cannot be read`)
  const documents = server.all(source.collection).map(({ id, ...fields }) => [String(id), fields] as const)
  const rows = rowsOf(documents, { ...source, limit: undefined }).map((row) => v.parse(schema, row))
  for (let from = 0; from === 0 || from < rows.length; from += size) {
    await server.answer()
    if (!server.isOnline) throw new Error(`${source.collection} cannot be read offline`)
    yield rows.slice(from, from + size)
  }
}

/** Returns the server's rows with these ids. */
export const readNamed: typeof real.readNamed = async (source, schema, ids) => {
  await server.answer()
  if (!server.isOnline || server.isFailing(source.collection)) throw new Error(`${source.collection} cannot be read`)
  const documents = server.all(source.collection).map(({ id, ...fields }) => [String(id), fields] as const)
  return rowsOf(documents, {})
    .filter(({ id }) => ids.includes(id))
    .map((row) => v.parse(schema, row))
}
