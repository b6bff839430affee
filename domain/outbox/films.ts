import { filmPath, loopPath, ownFilmsIn } from '../content/films/manifest.ts'
import type { Change, PendingMutation } from './pendingMutation.ts'

/** Returns the films that a change adds to its document. A restored document adds its films again. */
export function filmsOf({ kind, fields, before }: Change): string[] {
  const known = new Set(kind === 'create' ? [] : ownFilmsIn(before))
  return ownFilmsIn(fields).filter((hash) => !known.has(hash))
}

/** Returns the films that waiting entries add to their documents, in order, each once. */
export const waitingFilms = (entries: readonly PendingMutation[]): string[] => [
  ...new Set(entries.filter(({ state }) => state === 'waiting').flatMap(({ changes }) => changes.flatMap(filmsOf))),
]

/**
 * Returns the entries that may be sent while some films are not yet on the server. An entry that adds such a film stays
 * behind, and so does all later work on its documents. An entry that was tried may have arrived and goes on.
 */
export function withoutHeld(
  entries: readonly PendingMutation[],
  isUnsent: (film: string) => boolean,
): PendingMutation[] {
  const held = new Set<string>()
  return entries.filter(({ state, tried, changes }) => {
    if (state !== 'waiting' || tried) return true
    const isHeld = changes.some((change) => held.has(change.path) || filmsOf(change).some(isUnsent))
    if (isHeld) for (const { path } of changes) held.add(path)
    return !isHeld
  })
}

/**
 * Returns the entries without a film: each document has the address that it had before. Undefined if one of them was
 * sent and may have arrived. Their other changes stay.
 */
export function withoutFilm(entries: readonly PendingMutation[], film: string): PendingMutation[] | undefined {
  const isOfFilm = (value: unknown) => value === filmPath(film) || value === loopPath(film)
  /** The former address of each document that the film was added to. */
  const former = new Map<string, string>()
  const cleared: PendingMutation[] = []
  for (const entry of entries) {
    if (entry.state !== 'waiting' || !ownFilmsIn(entry.changes).includes(film)) continue
    if (entry.tried) return undefined
    const changes = entry.changes.map((change) => {
      const was = former.get(change.path) ?? addressBefore(change, isOfFilm)
      former.set(change.path, was)
      const back = <Part>(part: Part) => replaced(part, isOfFilm, was) as Part
      const { fields, before, copy } = change
      return { ...change, fields: back(fields), before: back(before), ...(copy && { copy: back(copy) }) }
    })
    cleared.push({ ...entry, changes })
  }
  return cleared
}

/** Returns the address that a change replaces by a film's; '' if there was none. */
function addressBefore({ fields, before }: Change, isOfFilm: (value: unknown) => boolean): string {
  const found = (now: unknown, was: unknown): unknown => {
    if (isOfFilm(now)) return was
    if (!isRecord(now)) return undefined
    for (const [name, value] of Object.entries(now)) {
      const inside = found(value, isRecord(was) ? was[name] : undefined)
      if (inside !== undefined) return inside
    }
    return undefined
  }
  const was = found(fields, before)
  return typeof was === 'string' && !isOfFilm(was) ? was : ''
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function replaced(value: unknown, isReplaced: (value: unknown) => boolean, to: string): unknown {
  if (isReplaced(value)) return to
  if (Array.isArray(value)) return value.map((one) => replaced(one, isReplaced, to))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, isReplaced, to)]))
}
