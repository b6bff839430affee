import { calls } from '@studio/domain/calls'
import type { AccountDevice } from '@studio/domain/people/account'
import { call } from '../../firebase/call'
import { whileGoingOn } from '../../firebase/session/sessionEnd'
import { continueSession } from '../../firebase/session/signIn'
import { resetRateLimit } from '../signIn/data'

export { endSession } from '../../firebase/session/sessionEnd'

/** The devices that are known to the own account; rejects with a `CallError`. */
export const readDevices = async (): Promise<AccountDevice[]> => (await call(calls.ownDevices, {})).devices

/** Has the server end all sessions of the account, and goes on with the token that it gives; this device is known again. */
export const goOnAfter = (email: string, end: () => Promise<{ token: string }>) =>
  whileGoingOn(async () => {
    await continueSession((await end()).token)
    await resetRateLimit(email)
  })

/** Ends a device of the own account, and with it every other session; this one goes on. */
export const endDevice = (email: string, id: string) => goOnAfter(email, () => call(calls.endDevice, { id }))

/** Ends every session of the own account, this one too. */
export const endSessions = () => call(calls.endSessions, {})
