import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { UnreadableEntry } from '../../device/outboxOperations'
import { createEmitter } from '../../lib/emitter'

/** The reason why an entry left the queue. */
type Outcome = 'published' | 'conflict' | 'refused' | 'discarded'

/** The reason why a change was not published. It is still in the outbox, unless it was discarded. */
class NotPublished extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(`not published: ${outcome}`)
    this.name = 'NotPublished'
    this.outcome = outcome
  }
}

/** The outbox as this tab knows it. `entries` is a new list after each change. */
export interface OutboxState {
  /** False until the outbox has been read once. */
  isRead: boolean
  entries: readonly PendingMutation[]
  /** Entries that this version cannot read. */
  unreadable: readonly UnreadableEntry[]
  /** True if the entries outlive the page. */
  isLasting: boolean
  /** True if the SDK has failed: only a reload helps, and the outbox is intact. */
  isBroken: boolean
  /** True if the device's storage was cleared under this page; the waiting entries are stored again. */
  wasCleared: boolean
  /** Opens the outbox again after a failure. */
  retry: (() => void) | undefined
  /** True if the browser is online, but the server has not answered the last attempt. */
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

export const readOutboxState = (): OutboxState => outboxState

/** Subscribes to changes; returns a function that unsubscribes. */
export const watchOutboxState = changed.subscribe

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

/** Settles the promise of an entry that its owner has discarded. */
export const tellDiscarded = (id: string) => tell(id, 'discarded')

/** Settles the promises of this tab's entries. An entry that is no longer in the outbox was published. */
export function tellOutcomes(entries: readonly PendingMutation[]) {
  const states = new Map(entries.map(({ id, state }) => [id, state]))
  for (const id of [...waiters.keys()]) {
    const state = states.get(id) ?? 'published'
    if (state !== 'waiting') tell(id, state)
  }
}
