import { HttpsError } from 'firebase-functions/https'
import { logFact } from '../lib/log.ts'
import type { CallableInput, HttpRequest } from './callable.ts'
import { invalid } from './refusal.ts'

/** Maximum size of a body. The longest enquiry in any script is smaller. */
const maxBodyBytes = 8 * 1024

export interface Site {
  /** The Firebase project that serves the site. */
  project: string
  /** Further origins of the site, separated by commas, such as its own domain. */
  moreOrigins: string
  /** On the emulators every page of this machine is part of the site. */
  isEmulated: boolean
}

export interface GuardSettings {
  site: () => Site
  /** Returns whether calls need an App Check token. */
  demandsAppCheck: () => boolean
  /** The name of the call, for the log. */
  call?: string
}

/**
 * Wraps a handler in checks of the request. Browsers send the calling page's origin truthfully; a caller without one is
 * not a browser, which only App Check can detect.
 *
 * @throws HttpsError `permission-denied` for another site's page, `invalid-argument` with a key of validationTexts for
 * a body of more than 8 KB, `unauthenticated` without a required App Check token.
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
 * Returns whether an origin belongs to the site: Hosting's two addresses, or one of the owner's by its exact name. A
 * preview channel must be listed by name, because anyone's project could be named like one.
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
