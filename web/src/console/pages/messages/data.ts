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

/**
 * Which messages: of one status, all but the archived, those that are kept apart because they look like a robot's, or
 * the trash.
 */
export type MessageFilter = MessageStatus | 'inbox' | 'suspected' | 'trashed'

/** What the inbox shows unless something else is asked for: archived is done with. */
export const inboxStatuses: readonly MessageStatus[] = ['new', 'read', 'replied']

const matching = (filter: MessageFilter | undefined): Part['where'] => {
  if (filter === 'suspected') return { suspected: true }
  if (filter === 'trashed') return { suspected: null }
  if (filter === 'inbox') return { suspected: false, status: inboxStatuses }
  return filter ? { suspected: false, status: filter } : { suspected: false }
}

/** The newest messages, of one kind or of the whole inbox. */
const newest = (filter: MessageFilter | undefined, limit?: number) =>
  messages.part({ where: matching(filter), order: 'created_at', descending: true, limit })

/** A window of the newest `limit` messages, live. */
export function useNewest(filter: MessageFilter | undefined, limit: number): Live<ContactMessage> {
  return useLive(useMemo(() => newest(filter, limit), [filter, limit]))
}

/** One message, wherever it lies; of no name nobody is asked. */
export function useMessage(id: string | undefined): Live<ContactMessage> {
  return useLive(useMemo(() => (id === undefined ? undefined : messages.one(id)), [id]))
}

/** Several messages at once: atomic, except that very many go in several steps. */
const each = (rows: readonly ContactMessage[], write: (row: ContactMessage) => Write, store = commitUndoable): Commit =>
  together(chunksOf(rows).map((group) => store(group.map(write))))

/** Gives messages a status; it can be undone. */
export const setStatus = (rows: readonly ContactMessage[], status: MessageStatus): Commit =>
  each(rows, (row) => messages.patch(row, { status }))

/** A message that was only looked at: it counts as read unless somebody has chosen another status. */
export const markSeen = (row: ContactMessage): Commit => commit([messages.patchUntouched(row, { status: 'read' })])

/** Writes the studio's own note of a message; the row says what the note was when its writing began. */
export const setNote = (row: ContactMessage, note: string): Commit =>
  commit([messages.patch(row, { note: withoutHalves(note) })])

/** Moves what was taken for a robot's to the inbox. */
export const clearSuspicion = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, { suspected: false }))

/** Moves messages to the trash, from where they can be brought back until they end. */
export const trashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, trashing(row)))

/** Takes messages out of the trash again. */
export const untrashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, untrashing(row)))

/** Deletes messages in the trash for good, unless another device has restored them. */
export const deleteMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.remove(row, { trashed_from: row.trashed_from }), commit)

/** How many messages the server has, of one kind or in the whole inbox; rejects offline. */
export const countMessages = (filter: MessageFilter | undefined): Promise<number> =>
  countOf(collections.messages, { where: matching(filter) })

/** What the counters say. */
export const countedKinds = [...messageStatuses, 'suspected'] as const
export type Counts = Record<(typeof countedKinds)[number], number>

/** How many messages there are of each status; the total is their sum, which spares the dearest count. */
export async function countByStatus(): Promise<Counts> {
  const counts = await Promise.all(countedKinds.map(countMessages))
  return Object.fromEntries(countedKinds.map((name, at) => [name, counts[at] ?? 0])) as Counts
}

/** How many messages are read at once while exporting. */
const pageSize = 500

/** All messages of one kind or of the whole inbox, the newest first, page by page. */
export const messagePages = (filter: MessageFilter | undefined): AsyncGenerator<ContactMessage[]> =>
  pagesOf(newest(filter), pageSize)
