import { eraseWorkOf } from '../../../web/src/device/unsyncedWork'
import type * as real from '../../../web/src/firebase/sessionEnd'
import { server } from '../support/server'

export const askAccount: typeof real.askAccount = async () => undefined

export const endSession: typeof real.endSession = async (leaveTo, keepsWork) => {
  if (server.user && !keepsWork) await eraseWorkOf(server.user.uid)
  server.leftTo = leaveTo
  server.signIn(undefined)
}

/** What the fake Auth refuses, it refuses for want of a network. */
export const endIfEnded: typeof real.endIfEnded = () => undefined
