import { invalid, unknownField } from './errors.ts'

/** The fields of a message. `true` is a scalar, a map, or a message that no test looks into. */
export interface FieldTable {
  readonly [field: string]: true | FieldTable
}

/** Declares a message's fields; the compiler compares them with Google's published type, both ways. */
export const fieldsOf = <Message>(
  fields: { readonly [Key in keyof Required<Message>]: true | FieldTable },
): FieldTable => fields as FieldTable

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Refuses a body with a field that the message does not have, as Google does. */
export function checkFields(value: unknown, fields: FieldTable, at = ''): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkFields(item, fields, `${at}[${index}]`)
    return
  }
  if (!isObject(value)) return
  for (const [key, inner] of Object.entries(value)) {
    const table = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!table) throw unknownField(key, at)
    if (table !== true) checkFields(inner, table, at ? `${at}.${key}` : key)
  }
}

/** Returns whether a path of an update mask leads to a field. */
function isPath(path: readonly string[], fields: FieldTable): boolean {
  const [first = '', ...rest] = path
  const table = Object.hasOwn(fields, first) ? fields[first] : undefined
  if (!table) return false
  return rest.length === 0 || table === true || isPath(rest, table)
}

/** Copies the fields that an update mask names, and clears those that the patch lacks. */
export function applyMask(target: object, patch: object, mask: string | null, fields: FieldTable): void {
  const paths = mask === null ? Object.keys(patch) : mask.split(',').filter(Boolean)
  for (const path of paths) {
    const steps = path.split('.').map((step) => step.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    if (mask !== '*' && !isPath(steps, fields)) {
      throw invalid(`Invalid value at 'update_mask' (type.googleapis.com/google.protobuf.FieldMask), "${path}"`)
    }
    copy(target as Record<string, unknown>, patch as Record<string, unknown>, steps)
  }
}

function copy(target: Record<string, unknown>, patch: Record<string, unknown> | undefined, steps: readonly string[]) {
  const [key = '', ...rest] = steps
  const value = patch?.[key]
  if (rest.length === 0) {
    if (value === undefined) delete target[key]
    else target[key] = value
    return
  }
  const inner = isObject(target[key]) ? target[key] : {}
  target[key] = inner
  copy(inner, isObject(value) ? value : undefined, rest)
}
