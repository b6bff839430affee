import type { ContactMessage } from '../message.ts'
import { type Counts, isOfKind, type MessageKind, minus, noCounts, plus, sumOf, tally } from './kinds.ts'

/** The messages that this tab has in memory: the newest ones, which are live, and the older ones that were read. */
export interface KnownMessages {
  byId: ReadonlyMap<string, ContactMessage>
  /** A moment in ms since 1970: every message created from then on is in `byId`; 0 if all messages are. */
  floor: number
  /** The floors of those lists whose older messages were read separately. */
  floors: Readonly<Partial<Record<MessageKind, number>>>
  /** The newest messages have come from the server at least once. */
  isFromServer: boolean
  /** Number of times that `byId` was filled from scratch. */
  generation: number
  /** Numbers of stored messages that are not in `byId`; undefined until they were counted. */
  others: Counts | undefined
}

export const nothingKnown: KnownMessages = {
  byId: new Map(),
  floor: Number.POSITIVE_INFINITY,
  floors: {},
  isFromServer: false,
  generation: 0,
  others: undefined,
}

/** The newest messages, newest first. */
interface Newest {
  rows: readonly ContactMessage[]
  /** True if the server may have older messages. */
  isFull: boolean
  isFromServer: boolean
}

const isNothing = (counts: Counts | undefined) => counts !== undefined && sumOf(counts) === 0

const mapOf = (rows: readonly ContactMessage[]) => new Map(rows.map((row) => [row.id, row]))

/**
 * Returns what is known after the newest messages have changed. A message that newer ones have pushed out of the newest
 * stays known. Everything starts from scratch with the server's first answer, and when there may be a gap between old
 * and new.
 */
export function withNewest(known: KnownMessages, { rows, isFull, isFromServer }: Newest): KnownMessages {
  const isConfirmed = isFromServer || known.isFromServer
  // A cache alone does not tell whether it holds everything; the last count does.
  const isPart = isConfirmed ? isFull : !isNothing(known.others)
  const floor = isPart ? (rows.at(-1)?.created_at ?? Number.POSITIVE_INFINITY) : 0
  const isFirst = isFromServer && !known.isFromServer
  const newest = [...known.byId.values()].reduce((last, { created_at }) => Math.max(last, created_at), 0)
  if (isFirst || newest < floor) {
    const generation = known.generation + 1
    const others = isPart ? known.others : noCounts
    return { byId: mapOf(rows), floor, floors: {}, isFromServer: isConfirmed, generation, others }
  }
  if (!isPart) return { ...known, byId: mapOf(rows), floor, others: noCounts }
  const fromBelow = rows.filter(({ id, created_at }) => created_at <= known.floor && !known.byId.has(id))
  const ids = new Set(rows.map(({ id }) => id))
  const older = [...known.byId.values()].filter(({ id, created_at }) => created_at <= floor && !ids.has(id))
  return {
    ...known,
    byId: mapOf([...rows, ...older]),
    floor: Math.min(floor, known.floor),
    others: known.others && minus(known.others, tally(fromBelow)),
  }
}

/** A range of messages that is read page by page: one list, or every message. */
export type Reading = MessageKind | 'everything'

/** Returns what is known after the next page of older messages was read, which is empty after the last one. */
export function withPage(known: KnownMessages, reading: Reading, page: readonly ContactMessage[]): KnownMessages {
  const floor = page.at(-1)?.created_at ?? 0
  const fresh = page.filter(({ id }) => !known.byId.has(id))
  const isWhole = reading === 'everything' && floor === 0
  return {
    ...known,
    byId: new Map([...known.byId, ...mapOf(page)]),
    ...(reading === 'everything' ? { floor } : { floors: { ...known.floors, [reading]: floor } }),
    others: isWhole ? noCounts : known.others && minus(known.others, tally(fresh)),
  }
}

/**
 * Returns what is known with the device's cached messages, newest first. They may be outdated, so everything starts
 * from scratch when the server answers.
 */
export function withCached(known: KnownMessages, rows: readonly ContactMessage[]): KnownMessages {
  const older = rows.filter(({ id }) => !known.byId.has(id))
  const added = older.length > 0 ? withPage(known, 'everything', older) : known
  return { ...added, floor: isNothing(added.others) ? 0 : added.floor, isFromServer: false }
}

/** Returns what is known after a known message was read again, or is gone. */
export function withOne(known: KnownMessages, id: string, message: ContactMessage | undefined): KnownMessages {
  const byId = new Map(known.byId)
  if (message) byId.set(id, message)
  else byId.delete(id)
  return { ...known, byId }
}

/** Returns what is known after the server has counted the messages that were created before a moment. */
export function withCount(known: KnownMessages, counts: Counts, before: number): KnownMessages {
  const older = [...known.byId.values()].filter(({ created_at }) => created_at < before)
  return { ...known, others: minus(counts, tally(older)) }
}

/** Returns the number of stored messages of each kind. `rows` are the known messages as they are shown. */
export const countsIn = ({ others }: KnownMessages, rows: readonly ContactMessage[]): Counts | undefined =>
  others && plus(others, tally(rows))

const floorOf = ({ floor, floors }: KnownMessages, kind: MessageKind) => Math.min(floor, floors[kind] ?? floor)

/** Returns whether all messages of a list are known. */
export const isWhole = (known: KnownMessages, kind: MessageKind) => floorOf(known, kind) === 0

/** Returns the messages of a list down to its first gap. */
export function listed(known: KnownMessages, rows: readonly ContactMessage[], kind: MessageKind) {
  const floor = floorOf(known, kind)
  return rows.filter((message) => message.created_at >= floor && isOfKind(kind, message))
}

/** Returns the moment from which the next read continues towards older messages, in ms since 1970. */
export const resumePointOf = (known: KnownMessages, reading: Reading) =>
  reading === 'everything' ? known.floor : floorOf(known, reading)
