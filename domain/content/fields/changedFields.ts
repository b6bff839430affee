/** Returns the fields of a draft that differ from the stored copy. */
export const changedFields = <Draft extends object>(draft: Draft, base: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !isSame(value, base[name as keyof Draft])),
  ) as Partial<Draft>

/** Compares plain values, or maps of plain values regardless of the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isMap(one) || !isMap(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
