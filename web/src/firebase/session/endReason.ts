import type { EndReason } from '../../device/endedSession'
import { codeOf } from '../../lib/codeOf'

/**
 * Auth's codes for an account whose session the server has ended. The SDK has no name for a refresh token that was revoked
 * or whose account is gone, and passes the server's on.
 */
const endReasons: Readonly<Record<string, EndReason>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'ended',
  'auth/invalid-user-token': 'ended',
  'auth/invalid-refresh-token': 'ended',
  'auth/user-not-found': 'ended',
}

/** Returns why the server has ended the session if an error of Auth means that it has. */
export const endReasonOf = (error: unknown): EndReason | undefined => endReasons[codeOf(error)]
