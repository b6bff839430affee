import { collections } from '@studio/domain/collections'
import { initializeApp } from 'firebase-admin/app'
import { type DocumentData, getFirestore } from 'firebase-admin/firestore'
import { projectId } from './site.ts'

const app = initializeApp({ projectId: projectId() }, 'end-to-end')

/** The emulated store of the site under test, accessed without rules to prepare and check tests. */
export const store = getFirestore(app)

/** Returns the stored enquiries of one e-mail address. */
export async function messagesFrom(email: string) {
  const found = await store.collection(collections.messages).where('email', '==', email).get()
  return found.docs.map((document) => document.data())
}

/** Returns the stored projects with this Spanish title. */
export async function projectsTitled(title: string): Promise<(DocumentData & { id: string })[]> {
  const found = await store.collection(collections.projects).where('title_es', '==', title).get()
  return found.docs.map((document) => ({ id: document.id, ...document.data() }))
}

/** Returns the stored testimonials of a client of this name. */
export async function testimonialsOf(name: string) {
  const found = await store.collection(collections.testimonials).where('client_name', '==', name).get()
  return found.docs.map((document) => ({ id: document.id, ...document.data() }))
}

/**
 * Writes up to 500 documents in one commit. For each commit the emulator queues an answer for every listener, including
 * those of closed pages, and fails once it holds too many.
 */
export async function inOneCommit(write: (batch: FirebaseFirestore.WriteBatch) => void) {
  const batch = store.batch()
  write(batch)
  await batch.commit()
}
