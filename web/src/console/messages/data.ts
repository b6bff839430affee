import { collections } from '@studio/domain/collections'
import { ContactMessage } from '@studio/domain/messages/message'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { countOf } from '../../sync/count'
import { liveOf, useWithPending } from '../../sync/live'
import { pagesOf, rowsNamed } from '../../sync/pages'

export type { Live }

/* Server reads for the search of messages. */

const messages = collectionOf(collections.messages, async () => ContactMessage)
const log = collectionOf(collections.auditLog, async () => (await import('@studio/domain/audit/auditEntry')).AuditEntry)

const pageSize = 500
const everything = messages.part({ order: 'created_at', descending: true })

/** Returns all messages, newest first, page by page. Rejects without a network. */
export const everyMessage = () => pagesOf(everything, pageSize)

/** Returns the messages with these ids from the server. */
export const messagesNamed = (ids: readonly string[]) => rowsNamed(everything, ids)

/** Returns the number of all messages, including suspected and trashed ones. Rejects without a network. */
export const countEverything = () => countOf(collections.messages, {})

/** Maximum number of log entries read to catch up. If more were missed, everything is read again. */
export const mostNotes = 500
const endOfTime = Date.UTC(9999, 11, 31)
const ofMessages = { where: { collection: collections.messages }, order: 'at', descending: true } as const

/** Returns the log entries about messages from a moment on, newest first, at most `mostNotes`; live. */
export const notesSince = (from: number) =>
  liveOf(log.part({ ...ofMessages, during: { field: 'at', from, before: endOfTime }, limit: mostNotes }))

/** Returns the time of the newest log entry about messages, by the server's clock; 0 if there is none. */
export async function lastNoteAt(): Promise<number> {
  for await (const [last] of pagesOf(log.part(ofMessages), 1)) return last?.at ?? 0
  return 0
}

/** Returns messages with this device's pending changes applied. */
export const useMessagesOnTop = (heard: Live<ContactMessage>) => useWithPending(everything, ContactMessage, heard)
