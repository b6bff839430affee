import { type Entry, placeOf } from './entry.ts'

/**
 * How far what was written has come: on the site; on this device only; or nowhere before the owner decides, because it
 * collides with another change or was refused.
 */
export type Standing = 'published' | 'pending' | 'conflict' | 'refused'

/** A document with work of this device: how it stands, and how each field does that the work would write. */
export interface DocumentStanding {
  standing: Standing
  fields: ReadonlyMap<string, Standing>
}

/** How documents stand, by id; one that is missing has no work of this device and is published. */
export type Standings = ReadonlyMap<string, DocumentStanding>

/** Later ones hide earlier ones: what needs the owner comes before what goes by itself. */
const order: readonly Standing[] = ['published', 'pending', 'refused', 'conflict']
const worse = (one: Standing, other: Standing = 'published') =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/** How the documents of a collection stand that this device has work for. */
export function standingsOf(collection: string, entries: readonly Entry[]): Standings {
  const standings = new Map<string, { standing: Standing; fields: Map<string, Standing> }>()
  for (const { state, changes } of entries) {
    const standing = state === 'waiting' ? 'pending' : state
    for (const change of changes) {
      const { collection: place, id } = placeOf(change.path)
      if (place !== collection) continue
      const known = standings.get(id)
      const fields = known?.fields ?? new Map<string, Standing>()
      for (const name of Object.keys(change.fields)) fields.set(name, worse(standing, fields.get(name)))
      standings.set(id, { standing: worse(standing, known?.standing), fields })
    }
  }
  return standings
}

/** How some fields of a document stand together. */
export const standingOf = (document: DocumentStanding | undefined, names: readonly string[]): Standing =>
  names.reduce<Standing>((worst, name) => worse(document?.fields.get(name) ?? 'published', worst), 'published')
