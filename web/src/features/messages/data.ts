import { chunksOf } from '@studio/domain/chunks'
import { collections } from '@studio/domain/collections'
import { type ContactMessage, type MessageStatus, messageStatuses } from '@studio/domain/message'
import { lastWeeks } from '@studio/domain/weeks'
import { useMemo } from 'react'
import { collectionOf, type Write } from '../../firebase/collection'
import { type Commit, commit } from '../../firebase/commit'
import { countOf } from '../../firebase/count'
import { useLive } from '../../firebase/live'
import type { Live } from '../../firebase/liveState'
import { pagesOf } from '../../firebase/pages'

const messages = collectionOf(collections.messages, async () => (await import('@studio/domain/message')).ContactMessage)
/** The newest messages, of one status or of all. */
const newest = (status: MessageStatus | undefined, limit?: number) =>
  messages.part({ where: status && { status }, order: 'created_at', descending: true, limit })

/** A window of the newest `limit` messages, live. */
export function useNewest(status: MessageStatus | undefined, limit: number): Live<ContactMessage> {
  return useLive(useMemo(() => newest(status, limit), [status, limit]))
}

/** Several messages at once: atomic, except that very many go in several steps. */
function each(rows: readonly ContactMessage[], write: (row: ContactMessage) => Write): Commit {
  const steps = chunksOf(rows).map((group) => commit(group.map(write)))
  const all = (promises: Promise<void>[]) => Promise.all(promises).then(() => undefined)
  return { kept: all(steps.map(({ kept }) => kept)), published: all(steps.map(({ published }) => published)) }
}

export const setStatus = (rows: readonly ContactMessage[], status: MessageStatus): Commit =>
  each(rows, (row) => messages.patch(row, { status }))

export const deleteMessages = (rows: readonly ContactMessage[]): Commit => each(rows, messages.remove)

/** How many messages the server has, of one status or of all; rejects offline. */
export const countMessages = (status: MessageStatus | undefined): Promise<number> =>
  countOf(collections.messages, { where: status && { status } })

/** How many messages there are of each status; the total is their sum, which spares the dearest count. */
export async function countByStatus(): Promise<Record<MessageStatus, number>> {
  const counts = await Promise.all(messageStatuses.map(countMessages))
  return Object.fromEntries(messageStatuses.map((status, at) => [status, counts[at] ?? 0])) as Awaited<
    ReturnType<typeof countByStatus>
  >
}

const weeksShown = 12

/** New messages, and how many came in each of the last twelve weeks, the oldest first; rejects offline. */
export async function countForDashboard() {
  const weeks = lastWeeks(new Date(), weeksShown)
  const [fresh, ...counts] = await Promise.all([
    countMessages('new'),
    ...weeks.map((span) => countOf(collections.messages, { during: { field: 'created_at', ...span } })),
  ])
  return { fresh, weeks: weeks.map(({ from }, at) => ({ from, count: counts[at] ?? 0 })) }
}

/** How many messages are read at once while exporting. */
const pageSize = 500

/** All messages of a status or of all, the newest first, page by page. */
export const messagePages = (status: MessageStatus | undefined): AsyncGenerator<ContactMessage[]> =>
  pagesOf(newest(status), pageSize)
