import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { UnreadableEntry } from '../../device/outboxStore'
import { createEmitter } from '../../lib/emitter'

/** What happened to an entry that left the queue. */
type Outcome = 'published' | 'conflict' | 'refused' | 'discarded'

/** Says why a change was not published; it is still in the outbox, unless it was discarded. */
class NotPublished extends Error {
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
  /** Opens the outbox again, if it could not be opened. */
  retry: (() => void) | undefined
  /** The browser calls itself online, and the server has not answered the last try. */
  isStalled: boolean
}

let outboxState: OutboxState = {
  isRead: false,
  entries: [],
  unreadable: [],
  isLasting: true,
  isBroken: false,
  wasCleared: false,
  isStalled: false,
  retry: undefined,
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

function tell(id: string, outcome: Outcome) {
  waiters.get(id)?.(outcome)
  waiters.delete(id)
}

/** Tells who waits for an entry of this tab that its owner has taken it back. */
export const tellDiscarded = (id: string) => tell(id, 'discarded')

/** Tells who waits for entries of this tab what came of them. What the outbox no longer has was published. */
export function tellOutcomes(entries: readonly PendingMutation[]) {
  const states = new Map(entries.map(({ id, state }) => [id, state]))
  for (const id of [...waiters.keys()]) {
    const state = states.get(id) ?? 'published'
    if (state !== 'waiting') tell(id, state)
  }
}
