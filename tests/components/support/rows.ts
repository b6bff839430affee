import type { Fields, Part } from '../../../web/src/firebase/collection'

type Row = Fields & { id: string }

/** Converts a value to the entity's form: times become milliseconds since 1970. */
const plainValue = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/** Returns the rows of a query, in its order. */
export function rowsOf(
  documents: readonly (readonly [id: string, fields: Fields])[],
  { id, where = {}, during, order, descending, limit }: Part,
): Row[] {
  const rows = documents.map(([id, fields]): Row => {
    const plain = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
    return { ...plain, id }
  })
  const wanted = rows.filter(
    (row) =>
      (id === undefined || row.id === id) &&
      Object.entries(where).every(([name, value]) =>
        Array.isArray(value) ? value.includes(row[name]) : row[name] === value,
      ) &&
      (!during || (Number(row[during.field]) >= during.from && Number(row[during.field]) < during.before)),
  )
  const by = order ?? 'id'
  const sign = descending ? -1 : 1
  const compare = (a: unknown, b: unknown) => (a === b ? 0 : (a as string | number) < (b as string | number) ? -1 : 1)
  return wanted.sort((a, b) => sign * compare(a[by], b[by]) || compare(a.id, b.id)).slice(0, limit)
}
