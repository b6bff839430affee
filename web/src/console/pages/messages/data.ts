import { chunksOf } from '@studio/domain/chunks'
import { collections } from '@studio/domain/collections'
import {
  type ContactMessage,
  type MessageStatus,
  messageStatuses,
  trashing,
  untrashing,
} from '@studio/domain/messages/message'
import { withoutHalves } from '@studio/domain/values/cleanText'
import { useMemo } from 'react'
import { collectionOf, type Part, type Write } from '../../../firebase/collection'
import type { Live } from '../../../firebase/reads/liveState'
import { type Commit, commit, commitUndoable } from '../../../sync/commit'
import { together } from '../../../sync/commitInParts'
import { countOf } from '../../../sync/count'
import { useLive } from '../../../sync/live'
import { pagesOf } from '../../../sync/pages'

const messages = collectionOf(
  collections.messages,
  async () => (await import('@studio/domain/messages/message')).ContactMessage,
)

export type { Commit, Live }

/** A kind of messages: one status, everything but the archived (`inbox`), suspected bots, or the trash. */
export type MessageFilter = MessageStatus | 'inbox' | 'suspected' | 'trashed'

/** The statuses of the default view; archived messages are done with. */
export const inboxStatuses: readonly MessageStatus[] = ['new', 'read', 'replied']

const matching = (filter: MessageFilter | undefined): Part['where'] => {
  if (filter === 'suspected') return { suspected: true }
  if (filter === 'trashed') return { suspected: null }
  if (filter === 'inbox') return { suspected: false, status: inboxStatuses }
  return filter ? { suspected: false, status: filter } : { suspected: false }
}

/** Returns the query for the newest messages of one kind; undefined means all but the suspected and trashed ones. */
const newest = (filter: MessageFilter | undefined, limit?: number) =>
  messages.part({ where: matching(filter), order: 'created_at', descending: true, limit })

/** Returns the newest `limit` messages of one kind; live. */
export function useNewest(filter: MessageFilter | undefined, limit: number): Live<ContactMessage> {
  return useLive(useMemo(() => newest(filter, limit), [filter, limit]))
}

/** Returns one message, wherever it is; live. Without an id nothing is queried. */
export function useMessage(id: string | undefined): Live<ContactMessage> {
  return useLive(useMemo(() => (id === undefined ? undefined : messages.one(id)), [id]))
}

/** Writes several messages in one atomic commit; very many are split into several commits. */
const each = (rows: readonly ContactMessage[], write: (row: ContactMessage) => Write, store = commitUndoable): Commit =>
  together(chunksOf(rows).map((group) => store(group.map(write))))

/** Sets the status of messages; can be undone. */
export const setStatus = (rows: readonly ContactMessage[], status: MessageStatus): Commit =>
  each(rows, (row) => messages.patch(row, { status }))

/** Marks an opened message as read, unless someone has set another status meanwhile. */
export const markSeen = (row: ContactMessage): Commit => commit([messages.patchUntouched(row, { status: 'read' })])

/** Writes the studio's note on a message. `row` holds the note as it was when the editing began. */
export const setNote = (row: ContactMessage, note: string): Commit =>
  commit([messages.patch(row, { note: withoutHalves(note) })])

/** Moves suspected messages to the inbox. */
export const clearSuspicion = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, { suspected: false }))

/** Moves messages to the trash. They can be restored until they expire. */
export const trashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, trashing(row)))

/** Restores messages from the trash. */
export const untrashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, untrashing(row)))

/** Deletes messages in the trash for good, unless another device has restored them. */
export const deleteMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.remove(row, { trashed_from: row.trashed_from }), commit)

/** Returns the number of messages of one kind on the server. Rejects without a network. */
export const countMessages = (filter: MessageFilter | undefined): Promise<number> =>
  countOf(collections.messages, { where: matching(filter) })

/** The kinds that are counted. */
export const countedKinds = [...messageStatuses, 'suspected'] as const
export type Counts = Record<(typeof countedKinds)[number], number>

/** Returns the number of messages of each kind. The total is their sum, which avoids the most expensive count. */
export async function countByStatus(): Promise<Counts> {
  const counts = await Promise.all(countedKinds.map(countMessages))
  return Object.fromEntries(countedKinds.map((name, at) => [name, counts[at] ?? 0])) as Counts
}

/** Number of messages in each read of an export. */
const pageSize = 500

/** Returns all messages of one kind, newest first, page by page. */
export const messagePages = (filter: MessageFilter | undefined): AsyncGenerator<ContactMessage[]> =>
  pagesOf(newest(filter), pageSize)
