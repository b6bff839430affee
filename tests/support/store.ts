import { collections } from '@studio/domain/collections'
import { initializeApp } from 'firebase-admin/app'
import { type DocumentData, getFirestore } from 'firebase-admin/firestore'
import { projectId } from './site.ts'

const app = initializeApp({ projectId: projectId() }, 'end-to-end')

/** The emulated store behind the site under test, past all rules: for arranging and for looking. */
export const store = getFirestore(app)

/** The stored enquiries of one e-mail address. */
export async function messagesFrom(email: string) {
  const found = await store.collection(collections.messages).where('email', '==', email).get()
  return found.docs.map((document) => document.data())
}

/** The stored projects with this Spanish title. */
export async function projectsTitled(title: string): Promise<(DocumentData & { id: string })[]> {
  const found = await store.collection(collections.projects).where('title_es', '==', title).get()
  return found.docs.map((document) => ({ id: document.id, ...document.data() }))
}

/** The stored testimonials of a client of this name. */
export async function testimonialsOf(name: string) {
  const found = await store.collection(collections.testimonials).where('client_name', '==', name).get()
  return found.docs.map((document) => ({ id: document.id, ...document.data() }))
}

/**
 * Writes any number of documents, up to 500, in one commit: for each commit the emulator queues an answer for every
 * listener, those of closed pages too, and fails once it holds too many.
 */
export async function inOneCommit(write: (batch: FirebaseFirestore.WriteBatch) => void) {
  const batch = store.batch()
  write(batch)
  await batch.commit()
}
