import { chunksOf } from '@studio/domain/chunks'
import { collections } from '@studio/domain/collections'
import { type ContactMessage, type MessageStatus, trashing, untrashing } from '@studio/domain/messages/message'
import { withoutHalves } from '@studio/domain/values/cleanText'
import { useMemo } from 'react'
import { collectionOf, type Write } from '../../../firebase/collection'
import type { Live } from '../../../firebase/reads/liveState'
import { type Commit, commit, commitUndoable } from '../../../sync/commit'
import { together } from '../../../sync/commitInParts'
import { useLive } from '../../../sync/live'

const messages = collectionOf(
  collections.messages,
  async () => (await import('@studio/domain/messages/message')).ContactMessage,
)

export type { Commit, Live }

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
