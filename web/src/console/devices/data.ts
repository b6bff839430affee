import { calls } from '@studio/domain/calls'
import type { AccountDevice } from '@studio/domain/people/account'
import { call } from '../../firebase/call'
import { keepingSession } from '../../firebase/session/sessionEnd'
import { continueSession } from '../../firebase/session/signIn'
import { keepHere } from '../notices/data'
import { resetRateLimit } from '../signIn/data'

export { endSession } from '../../firebase/session/sessionEnd'

/** Returns the known devices of the current account. Rejects with a `CallError`. */
export const readDevices = async (): Promise<AccountDevice[]> => (await call(calls.ownDevices, {})).devices

/**
 * Ends all sessions of the account on the server, and continues this one with the token that the server returns. This
 * device becomes a known one again.
 */
export const continueSessionAfter = (email: string, end: () => Promise<{ token: string }>) =>
  keepingSession(async () => {
    await continueSession((await end()).token)
    await resetRateLimit(email)
    // Notifications belong to a session.
    keepHere()
  })

/** Removes a device of the current account and ends all its sessions except this one. */
export const endDevice = (email: string, id: string) => continueSessionAfter(email, () => call(calls.endDevice, { id }))

/** Ends every session of the current account, including this one. */
export const endSessions = () => call(calls.endSessions, {})
