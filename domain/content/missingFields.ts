import { collections } from '../collections.ts'
import { type FieldTable, storedFields } from './fieldTable.ts'
import { projectFields } from './project.ts'
import { testimonialFields } from './testimonial.ts'

const tables: Partial<Record<string, FieldTable>> = {
  [collections.projects]: projectFields,
  [collections.testimonials]: testimonialFields,
}

/**
 * The optional fields that a stored document lacks, with what an empty form has: it came before them, or was made by
 * hand. Its next save gives it these.
 */
export const missingFields = (collection: string, stored: object): Record<string, unknown> =>
  Object.fromEntries(
    storedFields(tables[collection] ?? {})
      .filter(({ name, missing }) => missing === undefined && !(name in stored))
      .map(({ name, empty }) => [name, empty]),
  )
