import type * as real from '../../../web/src/firebase/writes/writeNow'
import { denied, server } from '../support/server'

/** Makes all changes at once, or none. Rejects without a network or the role, or if the server refuses. */
export const writeNow: typeof real.writeNow = async (writes) => {
  if (!server.isOnline) throw new Error('offline')
  await server.answer()
  const isAdmin = server.user && server.isAdmin(server.user.uid)
  if (!isAdmin || writes.some(({ path }) => !server.accepts(path))) throw denied()
  for (const change of writes)
    server.write(change.path, change.kind === 'delete' ? undefined : change.fields, change.kind === 'set')
}
