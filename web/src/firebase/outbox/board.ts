import type { Entry } from '@studio/domain/outbox/entry'

/** What happened to an entry that left the queue. */
export type Fate = 'published' | 'conflict' | 'refused' | 'discarded'

/** Says why a change was not published; it is still in the outbox, unless it was discarded. */
export class NotPublished extends Error {
  readonly fate: Fate
  constructor(fate: Fate) {
    super(`not published: ${fate}`)
    this.name = 'NotPublished'
    this.fate = fate
  }
}

/** What this tab knows of the outbox. `entries` is a new list whenever something changed. */
export interface Board {
  /** False until the outbox has been read once. */
  isRead: boolean
  entries: readonly Entry[]
  /** Whether work outlives the page on this device. */
  isLasting: boolean
  /** The SDK is dead: only a reload helps, and the outbox is intact. */
  isBroken: boolean
}

let board: Board = { isRead: false, entries: [], isLasting: true, isBroken: false }
const listeners = new Set<() => void>()
const waiters = new Map<string, (fate: Fate) => void>()

/** The board as it is. */
export const readBoard = (): Board => board

/** Calls back whenever the board changes; returns what stops it. */
export function watchBoard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the board. */
export function writeBoard(change: Partial<Board>) {
  board = { ...board, ...change }
  for (const listener of listeners) listener()
}

/** Resolves once the server has confirmed an entry; rejects with `NotPublished`. */
export const untilPublished = (id: string): Promise<void> =>
  new Promise((resolve, reject) =>
    waiters.set(id, (fate) => (fate === 'published' ? resolve() : reject(new NotPublished(fate)))),
  )

/** Tells who waits for an entry of this tab what came of it. */
export function tellFates(fates: Readonly<Record<string, Fate>>) {
  for (const [id, fate] of Object.entries(fates)) {
    waiters.get(id)?.(fate)
    waiters.delete(id)
  }
}

/** What this tab still waits for and the shelf no longer has was published: a tab that was closed could not tell. */
export function tellMissing(entries: readonly Entry[]) {
  const known = new Set(entries.map(({ id }) => id))
  for (const id of [...waiters.keys()]) if (!known.has(id)) tellFates({ [id]: 'published' })
}
