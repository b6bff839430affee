import { kindOf } from '../contentKinds.ts'
import { contentTypes } from '../contentTypes.ts'
import { storedFields } from './fieldTable.ts'

/**
 * The optional fields that a stored document lacks, with what an empty form has: it came before them, or was made by
 * hand. Its next save gives it these.
 */
export function missingFields(collection: string, stored: object): Record<string, unknown> {
  const kind = kindOf(collection)
  return Object.fromEntries(
    storedFields(kind ? contentTypes[kind].fields : {})
      .filter(({ name, missing }) => missing === undefined && !(name in stored))
      .map(({ name, empty }) => [name, empty]),
  )
}
