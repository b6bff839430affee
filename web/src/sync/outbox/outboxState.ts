import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { UnreadableEntry } from '../../device/outboxStore'
import { createEmitter } from '../../lib/emitter'

/** What happened to an entry that left the queue. */
export type Outcome = 'published' | 'conflict' | 'refused' | 'discarded'

/** Says why a change was not published; it is still in the outbox, unless it was discarded. */
export class NotPublished extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(`not published: ${outcome}`)
    this.name = 'NotPublished'
    this.outcome = outcome
  }
}

/** What this tab knows of the outbox. `entries` is a new list whenever something changed. */
export interface OutboxState {
  /** False until the outbox has been read once. */
  isRead: boolean
  entries: readonly PendingMutation[]
  /** What lies in the outbox and cannot be read by this version. */
  unreadable: readonly UnreadableEntry[]
  /** Whether work outlives the page on this device. */
  isLasting: boolean
  /** The SDK is dead: only a reload helps, and the outbox is intact. */
  isBroken: boolean
  /** The device's storage was cleared under this page; what waited is kept again. */
  wasCleared: boolean
}

let outboxState: OutboxState = {
  isRead: false,
  entries: [],
  unreadable: [],
  isLasting: true,
  isBroken: false,
  wasCleared: false,
}
const changed = createEmitter()
const waiters = new Map<string, (outcome: Outcome) => void>()

/** What this tab knows now. */
export const readOutboxState = (): OutboxState => outboxState

/** Calls back whenever it changes; returns what stops it. */
export const watchOutboxState = changed.subscribe

/** Changes what this tab knows of the outbox. */
export function writeOutboxState(change: Partial<OutboxState>) {
  outboxState = { ...outboxState, ...change }
  changed.emit()
}

/** Resolves once the server has confirmed an entry; rejects with `NotPublished`. */
export const untilPublished = (id: string): Promise<void> =>
  new Promise((resolve, reject) =>
    waiters.set(id, (outcome) => (outcome === 'published' ? resolve() : reject(new NotPublished(outcome)))),
  )

/** Tells who waits for an entry of this tab what came of it. */
export function tellOutcomes(outcomes: Readonly<Record<string, Outcome>>) {
  for (const [id, outcome] of Object.entries(outcomes)) {
    waiters.get(id)?.(outcome)
    waiters.delete(id)
  }
}

/** What this tab still waits for and the outbox store no longer has was published: a tab that was closed could not tell. */
export function tellMissing(entries: readonly PendingMutation[]) {
  const known = new Set(entries.map(({ id }) => id))
  for (const id of [...waiters.keys()]) if (!known.has(id)) tellOutcomes({ [id]: 'published' })
}
