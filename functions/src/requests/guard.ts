import { HttpsError } from 'firebase-functions/https'
import { logFact } from '../lib/log.ts'
import type { CallableInput, HttpRequest } from './callable.ts'
import { invalid } from './refusal.ts'

/** The largest body that is looked at; the longest enquiry in any script is smaller. */
const maxBodyBytes = 8 * 1024

export interface Site {
  /** The Firebase project that serves the site. */
  project: string
  /** Further origins of the site, with commas between them: a domain of its own. */
  moreOrigins: string
  /** On the emulators every page of this machine is the site. */
  isEmulated: boolean
}

export interface GuardSettings {
  site: () => Site
  /** Whether App Check must have vouched for the page that calls. */
  demandsAppCheck: () => boolean
  /** The name of the call, for the log. */
  call?: string
}

/**
 * What stands before every handler. A browser names the page that calls, and no page can lie about it; a caller
 * without an origin is no browser, which only App Check tells from the site.
 *
 * @throws HttpsError `permission-denied` for another site's page, `invalid-argument` with a key of validationTexts for a
 * body of more than 8 KB, `unauthenticated` without the App Check token that is asked for.
 */
export const guarded =
  <Answer>({ site, demandsAppCheck, call = '' }: GuardSettings, handler: (input: CallableInput) => Promise<Answer>) =>
  async (input: CallableInput): Promise<Answer> => {
    const origin = input.rawRequest?.headers.origin
    if (origin !== undefined && !isOwnOrigin(String(origin), site())) {
      logFact('call refused: foreign origin', { call })
      throw new HttpsError('permission-denied', 'foreign origin')
    }
    if (bodySize(input.data, input.rawRequest) > maxBodyBytes) {
      throw invalid('bodyTooLarge')
    }
    if (demandsAppCheck() && !input.app) {
      logFact('call refused: no App Check token', { call })
      throw new HttpsError('unauthenticated', 'unauthenticated')
    }
    return await handler(input)
  }

/**
 * Whether a page of this origin is the site: Hosting's two addresses, and the owner's domains by their exact names. A
 * preview counts only when it is named among them: anybody's site may be called like one.
 */
export function isOwnOrigin(origin: string, { project, moreOrigins, isEmulated }: Site): boolean {
  if (isEmulated && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin)) return true
  const listed = moreOrigins.split(',').map((own) => own.trim().replace(/\/$/, ''))
  if (origin !== '' && listed.includes(origin)) return true
  const hosts = [`${project}.web.app`, `${project}.firebaseapp.com`]
  return hosts.some((host) => origin === `https://${host}`)
}

const bodySize = (data: unknown, http: HttpRequest | undefined) =>
  Math.max(http?.rawBody?.length ?? 0, Buffer.byteLength(JSON.stringify(data) ?? ''))
