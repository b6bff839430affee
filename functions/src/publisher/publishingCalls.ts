import { calls } from '@studio/domain/calls'
import { canGoBackTo, Publication, publicationPath } from '@studio/domain/publishing/publication'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { callable } from '../requests/callable.ts'

interface PublishingCalls {
  db: Firestore
  auth: Auth
  now: () => number
}

/**
 * Returns the handlers with which admins control publication. They only store a wish, because no function that answers
 * calls may publish: the publisher, an account of its own, does it seconds later.
 *
 * @throws HttpsError like `requireAdmin`; `not-found` for a release that cannot go live again.
 */
export function publishingHandlers({ db, auth, now }: PublishingCalls) {
  const document = db.doc(publicationPath)
  /** A new wish does not wait for the pause after a failure. */
  const atOnce = { retry_at: null, tries: 0 }

  return {
    publishNow: callable(calls.publishNow, async (_, { caller }) => {
      await requireAdmin({ db, auth, now }, caller)
      await document.set({ changed_at: now(), wanted: null, ...atOnce }, { merge: true })
      return { done: true }
    }),

    goBackToRelease: callable(calls.goBackToRelease, async ({ id }, { caller }) => {
      const { uid } = await requireAdmin({ db, auth, now }, caller)
      await db.runTransaction(async (transaction) => {
        const stored = v.parse(Publication, { ...(await transaction.get(document)).data(), id: document.id })
        const release = stored.releases.find((one) => one.id === id)
        if (!release || !canGoBackTo(release, stored)) throw new HttpsError('not-found', 'not-found')
        transaction.update(document, { wanted: { release: id, by: uid, at: now() }, ...atOnce })
      })
      return { done: true }
    }),
  }
}
