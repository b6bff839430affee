import type { EndReason } from '../../device/endedSession'
import { codeOf } from '../../lib/codeOf'

/**
 * Auth's codes for an account whose session the server has ended. The SDK has no code for a refresh token that was
 * revoked or whose account is gone, and passes on the server's.
 */
const endReasons: Readonly<Record<string, EndReason>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'ended',
  'auth/invalid-user-token': 'ended',
  'auth/invalid-refresh-token': 'ended',
  'auth/user-not-found': 'ended',
}

/** Returns why the server has ended the session; undefined if the error does not mean that. */
export const endReasonOf = (error: unknown): EndReason | undefined => endReasons[codeOf(error)]
