import { contentAsShown, missingFields } from '../content/fields/missingFields.ts'
import { type Decision, decide } from './decide.ts'
import { type Change, placeOf, type Values } from './pendingMutation.ts'

/** Returns a stored document, or a part of one, with the content that the console shows for it. */
export const asShown = (path: string, stored: Values): Values => contentAsShown(placeOf(path).collection, stored)

/**
 * Decides on a chain of changes of one document against the stored copy. The chain is based on what the console shows,
 * so the stored document is compared in that form: it may predate a field. An edit also stores the optional fields that
 * the document lacks. A move does not, because it is not content.
 */
export function decideStored(chain: readonly Change[], stored: Values | undefined): Decision {
  const [first] = chain
  if (!first || !stored) return decide(chain, stored)
  const { path } = first
  const seen = chain.map((change) => (change.copy ? { ...change, copy: asShown(path, change.copy) } : change))
  const decision = decide(seen, asShown(path, stored))
  if (decision.kind !== 'update' || decision.fields.rev === undefined) return decision
  return { ...decision, fields: { ...missingFields(placeOf(path).collection, stored), ...decision.fields } }
}
