import type { Fields } from './collection'

/**
 * Timestamps as milliseconds since 1970: nothing outside this folder knows the SDK's types. They are told by what they
 * can do, because the full and the lite SDK have a class each.
 */
export const plain = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isTimestamp(value) ? value.toMillis() : value]),
  )

const isTimestamp = (value: unknown): value is { toMillis: () => number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
