import { collections } from '@studio/domain/collections'
import { messageDocument } from './factories.ts'
import { inOneCommit, store } from './store.ts'

const inbox = store.collection(collections.messages)

/** Stores an enquiry that arrives now, and returns its id. */
export async function storeMessage(given: Parameters<typeof messageDocument>[0] & { id?: string } = {}) {
  const { id, ...fields } = given
  const reference = id ? inbox.doc(id) : inbox.doc()
  await reference.set(messageDocument({ created_at: new Date(), ...fields }))
  return reference.id
}

/** Adds up to 500 enquiries in one commit. */
export const storeMessages = (messages: readonly Parameters<typeof messageDocument>[0][]) =>
  inOneCommit((batch) => {
    for (const message of messages) batch.set(inbox.doc(), messageDocument(message))
  })

/** Replaces all enquiries by these. */
export async function replaceInbox(messages: readonly Parameters<typeof messageDocument>[0][]) {
  const stored = await inbox.listDocuments()
  await inOneCommit((batch) => {
    for (const reference of stored) batch.delete(reference)
    for (const message of messages) batch.set(inbox.doc(), messageDocument(message))
  })
}

/** Returns numbered messages, one a minute, newest first; the last one is Persona `from`. */
export const countedMessages = (count: number, given: Parameters<typeof messageDocument>[0] = {}, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    ...given,
    name: `Persona ${from + count - 1 - at}`,
    created_at: new Date(Date.now() - at * 60_000),
  }))
