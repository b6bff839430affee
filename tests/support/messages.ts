import { collections } from '@studio/domain/collections'
import { messageDocument } from './factories.ts'
import { store } from './store.ts'

const inbox = store.collection(collections.messages)

/** Stores an enquiry as it comes in now, and gives its id. */
export async function storeMessage(given: Parameters<typeof messageDocument>[0] & { id?: string } = {}) {
  const { id, ...fields } = given
  const reference = id ? inbox.doc(id) : inbox.doc()
  await reference.set(messageDocument({ created_at: new Date(), ...fields }))
  return reference.id
}

/** A stored message's fields; undefined once it is gone. */
export const storedMessage = async (id: string) => (await inbox.doc(id).get()).data()

/**
 * Puts these messages in place of all that there are, in one commit: for each commit the emulator queues a whole answer
 * for every listener, those of closed pages too, and fails once it holds too many.
 */
export async function replaceInbox(messages: readonly Parameters<typeof messageDocument>[0][]) {
  const batch = store.batch()
  for (const reference of await inbox.listDocuments()) batch.delete(reference)
  for (const message of messages) batch.set(inbox.doc(), messageDocument(message))
  await batch.commit()
}
