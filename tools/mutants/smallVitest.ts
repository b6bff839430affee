import assert from 'node:assert/strict'

/* The part of vitest that the unit tests of pure functions need, without its processes. */

type Body = (...values: unknown[]) => unknown
type Fields = Record<string, unknown>

export const tests: (() => unknown)[] = []

const add = (_: string, body: Body) => void tests.push(body)

export const test = Object.assign(add, {
  each: (rows: readonly unknown[]) => (_: string, body: Body) => {
    for (const row of rows) tests.push(() => (Array.isArray(row) ? body(...row) : body(row)))
  },
})
export const it = test
export const describe = (_: string, body: () => void) => body()

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Returns a value without undefined fields, which count as missing. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isFields(value)) return value
  const known = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(known.map(([name, item]) => [name, bare(item)]))
}

/** Returns a value with only the fields that are wanted. */
function partOf(value: unknown, wanted: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(wanted)) return value.map((item, at) => partOf(item, wanted[at]))
  if (!isFields(value) || !isFields(wanted)) return value
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, partOf(value[name], wanted[name])]))
}

export const expect = (value: unknown) => ({
  toEqual: (wanted: unknown) => assert.deepEqual(bare(value), bare(wanted)),
  toMatchObject: (wanted: unknown) => assert.deepEqual(bare(partOf(value, wanted)), bare(wanted)),
  toBe: (wanted: unknown) => assert.ok(Object.is(value, wanted)),
  toBeUndefined: () => assert.equal(value, undefined),
  toHaveLength: (length: number) => assert.equal((value as readonly unknown[]).length, length),
})
