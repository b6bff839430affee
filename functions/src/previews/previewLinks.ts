import type { AccountAction } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { endedPreviewMs, type PreviewLink, previewMs, StoredPreviewLink } from '@studio/domain/previews/previewLink'
import type { Auth } from 'firebase-admin/auth'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { recordAccountChange } from '../audit/auditLog.ts'
import { type Caller, callable } from '../requests/callable.ts'
import { newPreviewId, previewTokens } from './previewToken.ts'

interface PreviewDependencies {
  db: Firestore
  auth: Auth
  secret: () => string
  now: () => number
}

/** Maximum number of links listed, newest first. */
const mostLinks = 50

/** Returns the collection of preview links. */
export const previewLinksIn = (db: Pick<Firestore, 'collection'>) => db.collection(collections.previewLinks)

/** Returns a stored link; undefined if it does not exist or is unreadable. */
export function storedPreviewLink(document: DocumentSnapshot): StoredPreviewLink | undefined {
  const parsed = v.safeParse(StoredPreviewLink, document.data())
  return parsed.success ? parsed.output : undefined
}

/**
 * Returns the handlers with which admins create, list and revoke preview links.
 *
 * @throws HttpsError like `requireAdmin`; `not-found` if there is no such link.
 */
export function previewLinksHandlers({ db, auth, secret, now }: PreviewDependencies) {
  const tokens = previewTokens(secret)
  const links = previewLinksIn(db)
  const withToken = (id: string, link: StoredPreviewLink): PreviewLink => ({
    id,
    token: tokens.tokenOf({ id, ends_at: link.ends_at }),
    ...link,
  })
  const requireOne = (caller: Caller | undefined) => requireAdmin({ db, auth, now }, caller)
  const record = (by: string, of: string, action: AccountAction, at: number) =>
    recordAccountChange(db, { by, of, action, at })

  return {
    createPreviewLink: callable(calls.createPreviewLink, async (_, { caller }) => {
      const { uid } = await requireOne(caller)
      const id = newPreviewId()
      const at = now()
      const times = { created_at: at, ends_at: at + previewMs, revoked_at: null }
      const link: StoredPreviewLink = { ...times, created_by: uid, visit_count: 0, visits: [] }
      await links.doc(id).create({ ...link, expires_at: Timestamp.fromMillis(link.ends_at + endedPreviewMs) })
      await record(uid, id, 'preview_shared', at)
      return withToken(id, link)
    }),

    listPreviewLinks: callable(calls.listPreviewLinks, async (_, { caller }) => {
      await requireOne(caller)
      const { docs } = await links.orderBy('created_at', 'desc').limit(mostLinks).get()
      return {
        links: docs.flatMap((document) => {
          const link = storedPreviewLink(document)
          return link ? [withToken(document.id, link)] : []
        }),
      }
    }),

    /** Revokes a link. If it was already revoked, the time of the first revocation stays. */
    revokePreviewLink: callable(calls.revokePreviewLink, async ({ id }, { caller }) => {
      const { uid } = await requireOne(caller)
      const at = now()
      const isRevoked = await db.runTransaction(async (transaction) => {
        const document = await transaction.get(links.doc(id))
        const link = storedPreviewLink(document)
        if (!link) throw new HttpsError('not-found', 'not-found')
        if (link.revoked_at !== null) return false
        transaction.update(document.ref, { revoked_at: at })
        return true
      })
      if (isRevoked) await record(uid, id, 'preview_revoked', at)
      return { done: true }
    }),
  }
}
