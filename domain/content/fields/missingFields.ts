import * as v from 'valibot'
import { kindOf } from '../contentKinds.ts'
import { contentTypes } from '../contentTypes.ts'
import { storedFields } from './fieldTable.ts'

/**
 * Returns the optional fields that a stored document lacks, with their values in an empty form. Such a document is
 * older than the field or was edited by hand; its next save adds them.
 */
export function missingFields(collection: string, stored: object): Record<string, unknown> {
  const kind = kindOf(collection)
  return Object.fromEntries(
    storedFields(kind ? contentTypes[kind].fields : {})
      .filter(({ name, missing }) => missing === undefined && !(name in stored))
      .map(({ name, empty }) => [name, empty]),
  )
}

/**
 * Returns a stored document with its content as the console shows it: a missing or malformed field gets the value of an
 * empty form. Other fields stay as stored.
 */
export function contentAsShown<Stored extends Readonly<Record<string, unknown>>>(collection: string, stored: Stored) {
  const kind = kindOf(collection)
  if (!kind) return stored
  const shown = v.parse(contentTypes[kind].Stored, { ...stored, id: '' }) as unknown as Record<string, unknown>
  const names = storedFields(contentTypes[kind].fields).map(({ name }) => name)
  // A document without marks gets them with its next save.
  if (stored.text_marks !== undefined) names.push('text_marks')
  return { ...stored, ...Object.fromEntries(names.map((name) => [name, shown[name]])) }
}
