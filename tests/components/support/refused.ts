import type { ValidationKey } from '@studio/domain/content/fields/validationTexts'
import { type RefusalDetails, type RefusalReason, refusals } from '@studio/domain/refusals'
import { FunctionsError } from 'firebase/functions'

const statuses = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  'permission-denied': 403,
  'already-exists': 409,
  'resource-exhausted': 429,
  internal: 500,
  unavailable: 503,
} as const

/** Returns a failed call's error as the SDK throws it, with the HTTP status after the server's message. */
export const failedCall = (code: keyof typeof statuses, message: string = code, details?: Partial<RefusalDetails>) =>
  new FunctionsError(code, `${message} [${statuses[code]}]`, details)

/** Returns the SDK's error for a refusal with a reason. */
export const refused = (reason: RefusalReason) => failedCall(refusals[reason], reason, { reason })

/** Returns the SDK's error for an invalid value. */
export const invalid = (reason: ValidationKey, field = '') => failedCall('invalid-argument', reason, { reason, field })
