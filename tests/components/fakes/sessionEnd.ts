import { endedSession } from '../../../web/src/device/endedSession'
import { eraseWorkOf, forgetVisitors } from '../../../web/src/device/unsyncedWork'
import type * as real from '../../../web/src/firebase/session/sessionEnd'
import { server } from '../support/server'

export const askAccount: typeof real.askAccount = async () => undefined

export const endSession: typeof real.endSession = async (leaveTo, keepsWork) => {
  if (server.user && !keepsWork) await eraseWorkOf(server.user.uid)
  await forgetVisitors(endedSession()?.account)
  server.leftTo = leaveTo
  server.signIn(undefined)
}

export const keepingSession: typeof real.keepingSession = (work) => work()

/** The fake Auth never ends a session: it refuses only for lack of a network. */
export const endIfEnded: typeof real.endIfEnded = () => undefined
