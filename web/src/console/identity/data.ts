import { CallError, isRefusedFor } from '../../firebase/callError'

export { askAccount } from '../../firebase/session/sessionEnd'
export { provedAgo, reauthenticate } from '../../firebase/session/signIn'

/** Whether the server would do this for somebody who has just proved who it is. */
export const isRecentSignInNeeded = (error: unknown) => isRefusedFor(error, 'recent-sign-in-needed')

/** Whether the server knows of no live session behind a call. */
export const isSessionOver = (error: unknown) => error instanceof CallError && error.code.endsWith('/unauthenticated')
