import { missingFields } from '../content/fields/missingFields.ts'
import type { Decision } from './decide.ts'
import { placeOf, type Values } from './pendingMutation.ts'

/** A decision that gives an edited document the optional fields that it lacks. A move does not: it is no content. */
export function completed(path: string, decision: Decision, stored: Values | undefined): Decision {
  if (decision.kind !== 'update' || !stored || decision.fields.rev === undefined) return decision
  return { ...decision, fields: { ...missingFields(placeOf(path).collection, stored), ...decision.fields } }
}
