/* A later version of a part: a second document with other texts, which replaces the first one from its day on. */

/** Separates the part's name from the version's; neither name contains it. */
const separator = '--'

/** Returns the part of a document's name. */
export const partIdOf = (id: string): string => id.split(separator)[0] ?? id

/** Returns whether a document is a later version of a part. */
export const isVersion = (id: string) => id.includes(separator)

/** Returns the name of a part's version. `name` must be unique and without double hyphens. */
export const versionId = (id: string, name: string) => `${partIdOf(id)}${separator}${name}`

interface StoredPart {
  id: string
  list: string
  visibility: string
  order_position: number
}

/**
 * Returns each part's last version, under the part's own name and at its place. `rows` are in order and without
 * versions whose day has not come. A removed item stays removed, and an item without a document has no versions.
 */
export function lastVersions<Row extends StoredPart>(rows: readonly Row[]): Row[] {
  const versions = new Map(rows.filter(({ id }) => isVersion(id)).map((row) => [partIdOf(row.id), row]))
  const firsts = rows.filter(({ id }) => !isVersion(id))
  const known = new Set(firsts.map(({ id }) => id))
  return [
    ...firsts.map((first) => {
      const last = first.visibility === 'hidden' ? undefined : versions.get(first.id)
      return last ? { ...last, id: first.id, list: first.list, order_position: first.order_position } : first
    }),
    ...[...versions].flatMap(([id, row]) => (known.has(id) || row.list !== '' ? [] : [{ ...row, id }])),
  ]
}
