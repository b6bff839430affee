import type { ValidationKey } from '@studio/domain/content/fields/validationTexts'
import { type RefusalDetails, type RefusalReason, refusals } from '@studio/domain/refusals'
import { HttpsError } from 'firebase-functions/https'

/** Returns a refusal that the client recognizes by its reason. */
export const refusal = (reason: RefusalReason) =>
  new HttpsError(refusals[reason], reason, { reason, field: '' } satisfies RefusalDetails)

/** Returns the refusal of a value, with the key of its validation text as the reason. `field` is '' if unknown. */
export const invalid = (reason: ValidationKey, field = '') =>
  new HttpsError('invalid-argument', reason, { reason, field } satisfies RefusalDetails)
