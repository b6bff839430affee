import { calls } from '@studio/domain/calls'
import type { AccountDevice } from '@studio/domain/people/account'
import { call } from '../../firebase/call'
import { continueSession } from '../../firebase/signIn'
import { resetRateLimit } from '../signIn/data'

export { endSession } from '../../firebase/sessionEnd'

/** The devices that are known to the own account; rejects with a `CallError`. */
export const readDevices = async (): Promise<AccountDevice[]> => (await call(calls.ownDevices, {})).devices

/** Goes on with a token of the server's after it has ended all sessions of the account; this device is known again. */
export async function goOn(email: string, token: string) {
  await continueSession(token)
  await resetRateLimit(email)
}

/** Ends a device of the own account, and with it every other session; this one goes on. */
export async function endDevice(email: string, id: string) {
  const { token } = await call(calls.endDevice, { id })
  await goOn(email, token)
}

/** Ends every session of the own account, this one too. */
export const endSessions = () => call(calls.endSessions, {})
