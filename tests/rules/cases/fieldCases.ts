/** One value of a field, its description, and whether it may be stored. */
export interface FieldCase {
  field: string
  what: string
  value: unknown
  isAllowed: boolean
}

/** Stands for a missing field. */
export const missing = Symbol('missing')

export type Value = readonly [what: string, value: unknown]

/** The valid and invalid values of a field. */
export interface FieldKind {
  good: readonly Value[]
  bad: readonly Value[]
  /** Set if a document may lack the field. */
  mayBeMissing?: true
}

/** Returns a kind whose field may be missing. */
export const orMissing = ({ good, bad }: FieldKind): FieldKind => ({
  good,
  bad: bad.filter(([, value]) => value !== missing),
  mayBeMissing: true,
})

/** Values that are not texts. */
export const noText: readonly Value[] = [
  ['null', null],
  ['a number', 7],
  ['no value', missing],
]

/** Values that could become an allowed text when they are joined with other fields. */
export const noForm: readonly Value[] = [...noText, ['an empty list', []], ['a list of nothing', ['']], ['a map', {}]]

export const named = (values: readonly unknown[]) => values.map((value): Value => [JSON.stringify(value), value])

export const empty: Value = ['an empty text', '']

/** Returns a kind with its few most telling values, for a field whose check is tested fully elsewhere. */
export const inShort = ({ good, bad, ...more }: FieldKind): FieldKind => ({
  ...more,
  good: good.slice(-1),
  bad: bad.slice(-3),
})

/** Returns one row for every value of every field. */
export const casesOf = (kinds: Record<string, FieldKind>): FieldCase[] =>
  Object.entries(kinds).flatMap(([field, { good, bad, mayBeMissing = false }]) => [
    ...(mayBeMissing ? [{ field, what: 'no value', value: missing, isAllowed: true }] : []),
    ...good.map(([what, value]) => ({ field, what, value, isAllowed: true })),
    ...bad.map(([what, value]) => ({ field, what, value, isAllowed: false })),
  ])

/** Returns a copy of the fields with one replaced, or removed if the value is `missing`. */
export function withField(fields: object, field: string, value: unknown): Record<string, unknown> {
  const { [field]: _, ...others } = fields as Record<string, unknown>
  return value === missing ? others : { ...others, [field]: value }
}
