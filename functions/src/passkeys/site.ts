import { canHavePasskeys } from '@studio/domain/people/passkeys'
import { HttpsError } from 'firebase-functions/https'
import type { HttpRequest } from '../requests/callable.ts'
import { isOwnOrigin, type Site } from '../requests/guard.ts'
import { refusal } from '../requests/refusal.ts'

/** The calling page: its origin, which the browser also signs, and the host that its passkeys belong to. */
export interface Page {
  origin: string
  host: string
}

/**
 * Returns the page of ours that makes a call. Every browser sends its origin with such a call.
 *
 * @throws HttpsError `permission-denied` without an origin or from another site; `no-passkeys-here` for an address that
 * cannot have passkeys.
 */
export function pageOf(http: HttpRequest | undefined, site: () => Site): Page {
  const origin = String(http?.headers.origin ?? '')
  if (!isOwnOrigin(origin, site())) throw new HttpsError('permission-denied', 'foreign origin')
  const { hostname } = new URL(origin)
  if (!canHavePasskeys(hostname)) throw refusal('no-passkeys-here')
  return { origin, host: hostname }
}
