import { chunksOf } from '@studio/domain/chunks'
import { collections } from '@studio/domain/collections'
import { type Counts, countKinds, inboxStatuses, type MessageKind } from '@studio/domain/messages/inbox/kinds'
import type { Reading } from '@studio/domain/messages/inbox/knownMessages'
import { ContactMessage, type MessageStatus, trashing, untrashing } from '@studio/domain/messages/message'
import { withoutHalves } from '@studio/domain/values/cleanText'
import { useMemo } from 'react'
import { collectionOf, type Part, type Write } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { type Commit, commit, commitUndoable } from '../../sync/commit'
import { together } from '../../sync/commitInParts'
import { countOf } from '../../sync/count'
import { liveOf, useLive, useWithPending } from '../../sync/live'
import { cachedRowsOf, pagesOf, rowsNamed } from '../../sync/pages'

export type { Commit, Live }

/* Reads. Every list, count and search is computed from them (model/messageModel.ts). */

const messages = collectionOf(collections.messages, async () => ContactMessage)
const newestFirst = { order: 'created_at', descending: true } as const
const everything = messages.part(newestFirst)

/** Number of messages that are live, and on the device: the maximum number of reads when the console opens. */
export const mostLive = 500
/** The newest messages of every kind, with pending changes applied; live. */
export const newestMessages = liveOf(messages.part({ ...newestFirst, limit: mostLive }))
/** Number of messages that each device caches (firebase/reads/onDevice.ts). */
const mostCached = 2000
const cached = messages.part({ ...newestFirst, limit: mostCached })

/** Returns messages with this device's pending changes applied. */
export const useMessagesWithPending = (rows: Live<ContactMessage>) => useWithPending(everything, ContactMessage, rows)

const where: Readonly<Record<MessageKind, Part['where']>> = {
  inbox: { suspected: false, status: inboxStatuses },
  all: { suspected: false },
  new: { suspected: false, status: 'new' },
  read: { suspected: false, status: 'read' },
  replied: { suspected: false, status: 'replied' },
  archived: { suspected: false, status: 'archived' },
  suspected: { suspected: true },
  trashed: { suspected: null },
}
/** A range of time that ends before a moment, in ms since 1970. */
const until = (before: number) => ({ during: { field: 'created_at', from: 0, before } })

/** Number of messages in a page of one list, and in a page of everything. */
const pageSize = 100
const largePageSize = 500

/** Returns the messages created up to a moment, newest first, page by page. Rejects without a network. */
export const olderPages = (reading: Reading, upTo: number): AsyncGenerator<ContactMessage[]> =>
  reading === 'everything'
    ? pagesOf(messages.part({ ...newestFirst, ...until(upTo + 1) }), largePageSize)
    : pagesOf(messages.part({ ...newestFirst, ...until(upTo + 1), where: where[reading] }), pageSize)

/** Returns the device's cached messages, newest first. */
export const cachedMessages = () => cachedRowsOf(cached)

/** Returns one message as the server has it; undefined if it is gone. Rejects without a network. */
export const messageOnServer = async (id: string): Promise<ContactMessage | undefined> =>
  (await rowsNamed(everything, [id]))[0]

/** Counts the messages that were created before a moment. Rejects without a network. */
export const countBefore = (before: number): Promise<Counts> =>
  countKinds((kind) => countOf(collections.messages, { where: where[kind], ...until(before) }))

/** Returns all messages, or those of one list, newest first, page by page from the server. */
export const exportPages = (reading: Reading): AsyncGenerator<ContactMessage[]> =>
  pagesOf(
    messages.part({ ...newestFirst, where: reading === 'everything' ? undefined : where[reading] }),
    largePageSize,
  )

/** Returns the number of messages that `exportPages` reads. */
export const countForExport = (reading: Reading): Promise<number> =>
  countOf(collections.messages, { where: reading === 'everything' ? undefined : where[reading] })

/** Returns one message, wherever it is; live. Without an id nothing is queried. */
export function useMessage(id: string | undefined): Live<ContactMessage> {
  return useLive(useMemo(() => (id === undefined ? undefined : messages.one(id)), [id]))
}

/** Messages with a reminder, those due last first. One without the field is not read. */
const reminded = messages.part({ order: 'remind_on', descending: true, limit: 100 })

/** Returns the messages that may have a reminder; live. */
export const useReminded = (): Live<ContactMessage> => useLive(reminded)

/* Writes. */

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

/** Sets the day from which the console reminds of a message; '' for none. Can be undone. */
export const setReminder = (row: ContactMessage, remind_on: string): Commit =>
  commitUndoable([messages.patch(row, { remind_on })])

/** Moves messages to the list of suspected ones, or back to the inbox. */
export const setSuspicion = (rows: readonly ContactMessage[], suspected: boolean): Commit =>
  each(rows, (row) => messages.patch(row, { suspected }))

/** Moves messages to the trash. They can be restored until they expire. */
export const trashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, trashing(row)))

/** Restores messages from the trash. */
export const untrashMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.patch(row, untrashing(row)))

/** Deletes messages in the trash for good, unless another device has restored them. */
export const deleteMessages = (rows: readonly ContactMessage[]): Commit =>
  each(rows, (row) => messages.remove(row, { trashed_from: row.trashed_from }), commit)
