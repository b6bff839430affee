import { recentSignInNeeded } from '@studio/domain/people/recentSignIn'
import { CallError } from '../../firebase/call'

export { askAccount } from '../../firebase/session/sessionEnd'
export { provedAgo, reauthenticate } from '../../firebase/session/signIn'

/** Whether the server would do this for somebody who has just proved who it is. */
export const isRecentSignInNeeded = (error: unknown) =>
  error instanceof CallError && error.code.endsWith('/failed-precondition') && error.message === recentSignInNeeded

/** Whether the server knows of no live session behind a call. */
export const isSessionOver = (error: unknown) => error instanceof CallError && error.code.endsWith('/unauthenticated')
