import type * as real from '../../../web/src/firebase/reach'
import { noteFailed, noteReached } from '../../../web/src/lib/network'
import { server } from '../support/server'

/** Returns whether the fake server is online. */
export const isReachable: typeof real.isReachable = async () => {
  if (server.isOnline) noteReached()
  else noteFailed()
  return server.isOnline
}
