import { Counts, minus, plus, tally } from '@studio/domain/messages/inbox/kinds'
import {
  type KnownMessages,
  nothingKnown,
  type Reading,
  resumePointOf,
  withCached,
  withCount,
  withNewest,
  withOne,
  withPage,
} from '@studio/domain/messages/inbox/knownMessages'
import type { ContactMessage } from '@studio/domain/messages/message'
import * as v from 'valibot'
import { recall, remember } from '../../../device/remembered'
import { createEmitter } from '../../../lib/emitter'
import { onNetworkBack, seemsOffline } from '../../../lib/network'
import { cachedMessages, countBefore, type Live, messageOnServer, mostLive, newestMessages, olderPages } from '../data'
import { searchText } from './searchText'

/** The messages that the console knows, and the state of reading more. */
export interface ModelState {
  live: Live<ContactMessage>
  known: KnownMessages
  /** The older messages that are being read. */
  reading: Reading | undefined
  hasFailed: boolean
  /** The device's cache was read, because the server could not be. */
  hasCached: boolean
  /** The server could not count the older messages. */
  countFailed: boolean
  /** The counts as of the server's last answer; `at` is in ms since 1970. */
  last: { counts: Counts; at: number } | undefined
}

/** The counts as of the server's last answer: of all messages, and of those that were not live. */
const Stored = v.object({ counts: Counts, others: Counts })
const name = 'messages'

/**
 * Creates the console's one source of messages (docs/decisions/0043-one-inbox.md). The newest ones are live; older ones
 * are read when a list or a search needs them. `onGone` receives the ids of deleted messages.
 */
export function createMessageModel(onGone: (ids: readonly string[]) => void) {
  const changed = createEmitter()
  const stored = recall(name, Stored)
  const readers = new Map<Reading, AsyncGenerator<ContactMessage[]>>()
  let state: ModelState = {
    ...{ live: newestMessages.state(), reading: undefined, hasFailed: false, hasCached: false, countFailed: false },
    known: { ...nothingKnown, others: stored?.value.others },
    last: stored && { counts: stored.value.counts, at: stored.at },
  }

  const publish = (change: Partial<ModelState>) => {
    state = { ...state, ...change }
    changed.emit()
  }

  function learn(known: KnownMessages, change: Partial<ModelState> = {}) {
    const before = state.known
    const isNew = known.generation !== before.generation
    if (isNew) readers.clear()
    publish({ ...(isNew && { hasFailed: false, hasCached: false }), ...change, known })
    if (isNew) void count()
    else onGone([...before.byId.keys()].filter((id) => !known.byId.has(id)))
  }

  function adopt(live: Live<ContactMessage>, known: KnownMessages) {
    if (live.status !== 'ready') return publish({ live })
    const { rows, pending, isFromServer } = live
    const shown = new Set(rows.map(({ id }) => id))
    const hidden = [...pending].filter((id) => !shown.has(id)).length
    learn(withNewest(known, { rows, isFull: rows.length + hidden >= mostLive, isFromServer }), { live })
    store()
  }

  /** Stores the counts for the next opening without a network. */
  function store() {
    const { live, known } = state
    if (live.status !== 'ready' || !live.isFromServer || !known.others) return
    const counts = plus(known.others, tally(known.byId.values()))
    const at = Date.now()
    remember(name, { value: { counts, others: minus(counts, tally(live.rows)) }, at })
    publish({ last: { counts, at } })
  }

  async function count() {
    const { floor, generation, isFromServer } = state.known
    if (!isFromServer || floor === 0) return
    try {
      const counts = await countBefore(floor)
      if (state.known.generation !== generation) return
      learn(withCount(state.known, counts, floor), { countFailed: false })
      store()
    } catch (error) {
      warn('the messages could not be counted', error)
      publish({ countFailed: true })
    }
  }

  /** Returns the next page, empty after the last one; undefined if nothing on the page is readable. */
  async function nextPage(reading: Reading): Promise<ContactMessage[] | undefined> {
    const reader = readers.get(reading) ?? olderPages(reading, resumePointOf(state.known, reading))
    readers.set(reading, reader)
    const { value = [], done } = await reader.next()
    return done || value.length > 0 ? value : undefined
  }

  async function readCache() {
    const rows = await cachedMessages()
    learn(withCached(state.known, rows), { hasCached: true })
  }

  async function readOlder(reading: Reading) {
    if (state.reading !== undefined) return
    publish({ reading, hasFailed: false })
    const { generation } = state.known
    try {
      if (seemsOffline()) await readCache()
      else {
        const page = await nextPage(reading)
        for (const message of page ?? []) searchText(message)
        if (page && state.known.generation === generation) learn(withPage(state.known, reading, page))
      }
    } catch (error) {
      warn('older messages could not be read', error)
      readers.delete(reading)
      if (!state.hasCached) await readCache().catch(() => undefined)
      publish({ hasFailed: true })
    } finally {
      publish({ reading: undefined })
    }
  }

  return {
    subscribe: changed.subscribe,
    state: () => state,
    /** Starts listening. Returns the function that stops it. */
    open: () => {
      const hear = () => adopt(newestMessages.state(), state.known)
      const stop = newestMessages.subscribe(hear)
      const stopNetwork = onNetworkBack(() => {
        publish({ hasFailed: false })
        void count()
      })
      hear()
      return () => {
        stop()
        stopNetwork()
      }
    },
    /** Forgets the older messages, which other devices may have changed since they were read. */
    restart: () => {
      const { live, known } = state
      const { others, generation } = known
      const isAllLive = live.status === 'ready' && known.floor === 0 && known.byId.size === live.rows.length
      if (known.isFromServer && !isAllLive && !seemsOffline()) adopt(live, { ...nothingKnown, others, generation })
    },
    /** Reads the next page of older messages, or the device's cache if the server cannot be reached. */
    readOlder: (reading: Reading) => void readOlder(reading),
    /** Reads an older message again whose change has left the outbox. Shows `seen` until then. */
    settle: (id: string, seen: ContactMessage | undefined) => {
      const before = state.known.byId.get(id)
      if (!before) return
      learn(withOne(state.known, id, seen))
      messageOnServer(id).then(
        (message) => learn(withOne(state.known, id, message)),
        (error: unknown) => {
          warn('a message could not be read again', error)
          learn(withOne(state.known, id, before))
        },
      )
    },
  }
}

const warn = (what: string, error: unknown) => console.warn(what, error instanceof Error ? error.message : error)
