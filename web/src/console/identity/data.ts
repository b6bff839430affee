import { CallError, isRefusedFor } from '../../firebase/callError'

export { askAccount } from '../../firebase/session/sessionEnd'
export { provedAgo, reauthenticate } from '../../firebase/session/signIn'

/** Returns whether the server refused the call only because the sign-in is too old. */
export const isRecentSignInNeeded = (error: unknown) => isRefusedFor(error, 'recent-sign-in-needed')

/** Returns whether the server found no live session for a call. */
export const isSessionOver = (error: unknown) => error instanceof CallError && error.code.endsWith('/unauthenticated')
