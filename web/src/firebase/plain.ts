import type { Fields } from './collection'

/**
 * Returns the fields with timestamps as milliseconds since 1970, so that only this folder knows the SDK's types.
 * Timestamps are recognized by their method, because the full and the lite SDK each have a class for them.
 */
export const plain = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isTimestamp(value) ? value.toMillis() : value]),
  )

const isTimestamp = (value: unknown): value is { toMillis: () => number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
