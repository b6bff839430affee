import { collections } from '@studio/domain/collections'
import { ContactMessage } from '@studio/domain/messages/message'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { countOf } from '../../sync/count'
import { liveOf, useOnTop } from '../../sync/live'
import { pagesOf, rowsNamed } from '../../sync/pages'

export type { Live }

/* What the search of messages hears of the server. */

const messages = collectionOf(collections.messages, async () => ContactMessage)
const log = collectionOf(collections.auditLog, async () => (await import('@studio/domain/audit/auditEntry')).AuditEntry)

const pageSize = 500
const everything = messages.part({ order: 'created_at', descending: true })

/** All messages that there are, the newest first, page by page; rejects without a network. */
export const everyMessage = () => pagesOf(everything, pageSize)

/** The messages that the server has under these ids. */
export const messagesNamed = (ids: readonly string[]) => rowsNamed(everything, ids)

/** How many messages there are in all, also apart and in the trash; rejects without a network. */
export const countEverything = () => countOf(collections.messages, {})

/** A person who was away for longer reads everything anew. */
export const mostNotes = 500
const endOfTime = Date.UTC(9999, 11, 31)
const ofMessages = { where: { collection: collections.messages }, order: 'at', descending: true } as const

/** What the log says of messages from a moment on, the newest first, live; at most `mostNotes`. */
export const notesSince = (from: number) =>
  liveOf(log.part({ ...ofMessages, during: { field: 'at', from, before: endOfTime }, limit: mostNotes }))

/** The moment of the log's last word on messages, by the server's clock; 0 without one. */
export async function lastNoteAt(): Promise<number> {
  for await (const [last] of pagesOf(log.part(ofMessages), 1)) return last?.at ?? 0
  return 0
}

/** Messages that were read, with what waits on this device on top. */
export const useMessagesOnTop = (heard: Live<ContactMessage>) => useOnTop(everything, ContactMessage, heard)
