import { canHavePasskeys } from '@studio/domain/people/passkeys'
import { HttpsError } from 'firebase-functions/https'
import type { HttpRequest } from '../requests/callable.ts'
import { isOwnOrigin, type Site } from '../requests/guard.ts'
import { refusal } from '../requests/refusal.ts'

/** The page that calls: its origin, which the browser signs too, and the name that its passkeys belong to. */
export interface Page {
  origin: string
  host: string
}

/**
 * Which page of ours calls. Every browser says so with such a call; who leaves it out is none.
 *
 * @throws HttpsError `permission-denied` for no page or another site's; `no-passkeys-here` at
 * an address that cannot have passkeys.
 */
export function pageOf(http: HttpRequest | undefined, site: () => Site): Page {
  const origin = String(http?.headers.origin ?? '')
  if (!isOwnOrigin(origin, site())) throw new HttpsError('permission-denied', 'foreign origin')
  const { hostname } = new URL(origin)
  if (!canHavePasskeys(hostname)) throw refusal('no-passkeys-here')
  return { origin, host: hostname }
}
