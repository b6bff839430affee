import type * as real from '../../../web/src/firebase/reads/countIn'
import { rowsOf } from '../support/rows'
import { server } from '../support/server'

/** Counts the fake server's documents. */
export const countIn: typeof real.countIn = async (name, part) => {
  if (server.isSilent(name)) return new Promise(() => undefined)
  if (!server.isOnline || !server.canCount || server.isFailing(name)) throw new Error(`${name} cannot be counted`)
  return rowsOf(
    server.all(name).map(({ id, ...fields }) => [String(id), fields] as const),
    part,
  ).length
}
