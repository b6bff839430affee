import type * as real from '../../../web/src/firebase/readOnce'
import { server } from '../support/server'

/** A small collection as it is now. */
export const readOnce: typeof real.readOnce = async (name) => {
  if (!server.isOnline || server.isFailing(name)) throw new Error(`${name} cannot be read`)
  return server.all(name) as Awaited<ReturnType<typeof real.readOnce>>
}
