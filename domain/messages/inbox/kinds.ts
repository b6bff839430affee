import * as v from 'valibot'
import { type ContactMessage, isTrashed, type MessageStatus, messageStatuses } from '../message.ts'

/** The statuses of the inbox; archived messages are done with. */
export const inboxStatuses: readonly MessageStatus[] = ['new', 'read', 'replied']

/** The lists to choose from. `inbox` leaves out the archived messages. `all` has every status. */
export const messageKinds = ['inbox', 'all', ...messageStatuses, 'suspected', 'trashed'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The kinds that are counted. Each message is of exactly one. */
const countedKinds = [...messageStatuses, 'suspected', 'trashed'] as const
type CountedKind = (typeof countedKinds)[number]
/** Numbers of messages by kind. */
export const Counts = v.object(v.entriesFromList(countedKinds, v.number()))
export type Counts = Readonly<v.InferOutput<typeof Counts>>

type Sorted = Pick<ContactMessage, 'status' | 'suspected' | 'trashed_from'>

/** Returns the kind under which a message is counted. */
const countedKindOf = (message: Sorted): CountedKind =>
  isTrashed(message) ? 'trashed' : message.suspected ? 'suspected' : message.status

/** Returns whether a list shows a message. Suspected and trashed messages have lists of their own. */
export function isOfKind(kind: MessageKind, message: Sorted): boolean {
  const counted = countedKindOf(message)
  if (kind === 'suspected' || kind === 'trashed' || counted === 'suspected' || counted === 'trashed')
    return kind === counted
  return kind === 'all' || (kind === 'inbox' ? inboxStatuses.includes(counted) : kind === counted)
}

const countsOf = (count: (kind: CountedKind) => number) =>
  Object.fromEntries(countedKinds.map((kind) => [kind, count(kind)])) as Counts

export const noCounts = countsOf(() => 0)

/** Builds the counts by calling a function for each kind. */
export async function countKinds(count: (kind: CountedKind) => Promise<number>): Promise<Counts> {
  const found = await Promise.all(countedKinds.map(count))
  return countsOf((kind) => found[countedKinds.indexOf(kind)] ?? 0)
}

/** Counts messages by kind. */
export function tally(messages: Iterable<Sorted>): Counts {
  const counts: Record<CountedKind, number> = { ...noCounts }
  for (const message of messages) counts[countedKindOf(message)] += 1
  return counts
}

export const plus = (one: Counts, other: Counts) => countsOf((kind) => one[kind] + other[kind])

/** Subtracts counts. No result is below 0. */
export const minus = (one: Counts, other: Counts) => countsOf((kind) => Math.max(0, one[kind] - other[kind]))

/** Returns the number of messages in a list. */
export function totalOf(counts: Counts, kind: MessageKind): number {
  const inbox = inboxStatuses.reduce((sum, status) => sum + counts[status], 0)
  if (kind === 'inbox') return inbox
  return kind === 'all' ? inbox + counts.archived : counts[kind]
}

/** Returns the number of all stored messages. */
export const sumOf = (counts: Counts) => totalOf(counts, 'all') + counts.suspected + counts.trashed
