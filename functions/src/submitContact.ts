import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { generalSubject } from '@studio/domain/contact'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { callable } from './callable.ts'

/** Stores a visitor's enquiry as a new message; answers with the document's id. Anybody may call it. */
export const submitContactHandler = (db: Firestore) =>
  callable(calls.submitContact, async ({ name, email, videoType, message }) => {
    const { id } = await db.collection(collections.messages).add({
      name,
      email,
      subject: videoType || generalSubject,
      message,
      status: 'new',
      created_at: FieldValue.serverTimestamp(),
    })
    return { id }
  })
