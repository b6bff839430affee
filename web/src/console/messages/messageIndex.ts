import type { ContactMessage } from '@studio/domain/messages/message'
import {
  type About,
  type MessageStore,
  openMessageStore,
  type SearchedMessage,
  searched,
} from '../../device/messageStore'
import { createEmitter } from '../../lib/emitter'
import { onNetworkBack, seemsOffline } from '../../lib/network'
import { countEverything, everyMessage, lastNoteAt, messagesNamed, mostNotes, notesSince } from './data'

/** The state of the search index. */
export interface IndexState {
  all: readonly SearchedMessage[]
  /** The device's stored copy has been read. */
  isRead: boolean
  /** All messages were read from the server once. */
  isWhole: boolean
  /** Number of messages read so far; undefined if no full read is running. */
  reading: number | undefined
  hasFailed: boolean
  /** Number of messages on the server at the last count; -1 if unknown. */
  total: number
  /** The time of the last answer from the server, in ms since 1970. */
  heardAt: number
}

const unknown: About = { readAt: 0, heardTo: 0, heardAt: 0, total: -1 }
const closed: IndexState = {
  ...{ all: [], isRead: false, isWhole: false, reading: undefined, hasFailed: false, total: -1, heardAt: 0 },
}
/** Maximum age of a full read, in ms. The next one picks up anything that was missed. */
const longestMs = 7 * 24 * 60 * 60_000
/** The overlap with log entries already read, in ms: a trigger may write its entry late. */
const overlapMs = 10 * 60_000
const secondLookMs = 15_000
const quietMs = 20_000

/**
 * Creates the index of all messages for the search (docs/decisions/0043-message-index.md). It starts from the device's
 * copy, or reads everything from the server, then follows the log. `onGone` receives the ids of deleted messages.
 */
export function createMessageIndex(onGone: (ids: readonly string[]) => void) {
  const changed = createEmitter()
  const byId = new Map<string, SearchedMessage>()
  let state = closed
  let about = unknown
  let store: MessageStore | undefined
  let session = new AbortController()
  let isWanted = false
  /** Steps run one after the other, so that later reads overwrite earlier ones. */
  let work: Promise<unknown> = Promise.resolve()
  let stopFollowing: (() => void) | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined

  const publish = (change: Partial<IndexState>) => {
    state = { ...state, ...change, isWhole: about.readAt > 0, total: about.total, heardAt: about.heardAt }
    changed.emit()
  }
  const inOrder = () => [...byId.values()].sort((a, b) => b.message.created_at - a.message.created_at)

  const queue = (step: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = session
    work = work
      .then(() => (signal.aborted ? undefined : step(signal)))
      .catch((error: unknown) => {
        console.warn('the messages could not be read', error instanceof Error ? error.message : error)
        if (!signal.aborted) publish({ reading: undefined, hasFailed: true })
      })
  }

  async function change(put: readonly ContactMessage[], gone: readonly string[], known: Partial<About>) {
    const fresh = put.map(searched)
    for (const one of fresh) byId.set(one.message.id, one)
    for (const id of gone) byId.delete(id)
    onGone(gone)
    about = { ...about, ...known }
    if (about.readAt > 0) about.total = byId.size
    publish({ all: inOrder() })
    await store?.change(fresh, gone, about).catch((error: unknown) => {
      store = notKept(error)
    })
  }

  /** Reads everything, then follows the log even if the read failed. */
  async function readAnew(signal: AbortSignal) {
    try {
      await readEverything(signal)
    } finally {
      if (about.readAt > 0 && !signal.aborted) follow(signal)
    }
  }

  const readOnceQuiet = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => queue(readAnew), quietMs)
  }

  async function readEverything(signal: AbortSignal) {
    clearTimeout(quiet)
    stopFollowing?.()
    publish({ reading: 0, hasFailed: false })
    const [heardTo, total] = await Promise.all([lastNoteAt(), countEverything()])
    about = { ...about, total }
    const seen = new Set<string>()
    for await (const page of everyMessage()) {
      if (signal.aborted) return
      for (const { id } of page) seen.add(id)
      publish({ reading: seen.size })
      await change(page, [], {})
    }
    const gone = [...byId.keys()].filter((id) => !seen.has(id))
    const now = Date.now()
    await change([], gone, { readAt: now, heardAt: now, heardTo })
    publish({ reading: undefined })
  }

  /** Follows the log for changes by other devices, visitors and the server. */
  function follow(signal: AbortSignal) {
    stopFollowing?.()
    const heard = new Set<string>()
    const notes = notesSince(Math.max(0, about.heardTo - overlapMs))
    let isFirst = true
    const hear = async () => {
      const live = notes.state()
      if (live.status !== 'ready' || !live.isFromServer) return
      // More entries arrived than one query returns: everything is read again once the log is quiet.
      const hasGap = live.rows.length === mostNotes && live.rows.every(({ at }) => at > about.heardTo)
      if (hasGap) readOnceQuiet()
      const fresh = live.rows.filter(({ id }) => !heard.has(id))
      const ids = [...new Set(fresh.map(({ document_id }) => document_id))]
      const heardTo = hasGap ? about.heardTo : Math.max(about.heardTo, ...fresh.map(({ at }) => at))
      await read(ids, { heardTo, heardAt: Date.now() })
      for (const { id } of fresh) heard.add(id)
      if (isFirst) void compare(signal)
      isFirst = false
    }
    const stop = notes.subscribe(() => queue(hear))
    // The live query may already have a state, for which no event comes.
    queue(hear)
    stopFollowing = () => {
      stop()
      stopFollowing = undefined
    }
  }

  async function read(ids: readonly string[], known: Partial<About>) {
    const found = ids.length > 0 ? await messagesNamed(ids) : []
    const there = new Set(found.map(({ id }) => id))
    await change(
      found,
      ids.filter((id) => !there.has(id)),
      known,
    )
  }

  /**
   * Compares the index with the server's count to detect changes that the log has missed. Log entries may be late, so
   * it counts twice before reading everything again.
   */
  async function compare(signal: AbortSignal) {
    const differs = async () => !signal.aborted && (await countEverything().catch(() => byId.size)) !== byId.size
    if (!(await differs())) return
    await new Promise((resolve) => setTimeout(resolve, secondLookMs))
    if (await differs()) queue(readAnew)
  }

  function readIfNeeded() {
    const isOld = Math.abs(Date.now() - about.readAt) > longestMs
    if (isWanted && state.isRead && isOld && state.reading === undefined && !seemsOffline()) queue(readAnew)
  }

  /** Opens the index. Returns the function that closes it. */
  function open() {
    session = new AbortController()
    const { signal } = session
    const unsubscribe = onNetworkBack(readIfNeeded)
    const take = async (opened: MessageStore | undefined) => {
      const kept = await opened?.read()
      if (signal.aborted) return opened?.close()
      store = opened
      // A copy that opens late is older than the data read from the server meanwhile.
      if (about.readAt > 0) {
        const gone = kept?.messages.map(({ message }) => message.id).filter((id) => !byId.has(id))
        return opened?.change([...byId.values()], gone ?? [], about)
      }
      for (const one of kept?.messages ?? []) byId.set(one.message.id, one)
      about = kept?.about ?? unknown
      publish({ all: inOrder(), isRead: true })
      if (about.readAt > 0) follow(signal)
      // An incomplete copy is read to its end: only a complete one is kept up to date.
      else if (kept) isWanted = true
      readIfNeeded()
    }
    const takeLate = (late: MessageStore) => {
      queue(() => take(late))
      // If the session has ended, its queue skips the step that would close the store.
      void work.then(() => signal.aborted && late.close())
    }
    queue(async () => take(await openMessageStore(takeLate).catch(notKept)))
    return () => {
      session.abort()
      unsubscribe()
      clearTimeout(quiet)
      stopFollowing?.()
      const ended = store
      void work.finally(() => ended?.close())
      store = undefined
      byId.clear()
      about = unknown
      state = closed
    }
  }

  return {
    subscribe: changed.subscribe,
    state: () => state,
    open,
    /** Called on a search: reads all messages if they are missing or too old. */
    want: () => {
      isWanted = true
      readIfNeeded()
    },
    /** Called when a change has left the outbox. Shows `seen` until the server's version has been read. */
    settle: (id: string, seen: ContactMessage | undefined) => {
      const before = byId.get(id)
      if (seen) byId.set(id, searched(seen))
      publish({ all: inOrder() })
      queue(() =>
        read([id], {}).catch((error: unknown) => {
          if (before) byId.set(id, before)
          publish({ all: inOrder() })
          throw error
        }),
      )
    },
  }
}

function notKept(error: unknown): undefined {
  console.warn('messages cannot be stored on this device', error instanceof Error ? error.message : error)
}
