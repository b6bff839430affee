import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { logFailure } from '../lib/log.ts'
import { type Answer, isKnown, json, methodRefused, refusal } from '../requests/answer.ts'
import { readContent, recentContent } from './storedContent.ts'

interface ContentDependencies {
  db: Pick<Firestore, 'collection'>
  auth: Pick<Auth, 'verifyIdToken' | 'getUser'>
  now: () => number
  /** For how long what was read is given to visitors again, in ms. */
  keptMs: number
}

/**
 * Browsers ask each time; the CDN asks once a minute, and goes on with what it has while nothing answers. While it asks
 * it serves what is at most two minutes old: longer, and what was just hidden would be shown to the first who comes.
 */
const forVisitors = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
const forAdmins = 'private, no-store'
const forNobody = 'no-store'
const notSignedIn = refusal(401, 'unauthenticated', forNobody, { 'WWW-Authenticate': 'Bearer' })

/**
 * Answers `/api/content/<language>` with what is visible at this moment, as PublicContent: to anybody, from a read of at
 * most `keptMs` ago; to an admin, who sends an ID token as `Authorization: Bearer …`, from a read of this moment and also
 * under maintenance. What is hidden or planned for a later day nobody gets.
 * 401 for a token that is none or of an ended session, 403 for whoever is no admin, 503 when the store does not answer.
 */
export function contentHandler({ db, auth, now, keptMs }: ContentDependencies) {
  const recent = recentContent(db, now, keptMs)

  async function contentFor(language: LanguageCode, { headers }: IncomingMessage): Promise<Answer> {
    const { authorization } = headers
    if (authorization === undefined) {
      return contentAnswer(publicContentFrom(language, await recent(), now()), headers, forVisitors)
    }
    // A token says only who asks. What that person may do is read now, so that a revoked role ends at once.
    const token = await tokenIn(authorization, auth)
    if (!token) return notSignedIn
    await requireAdmin({ db, auth }, { uid: token.uid, token })
    return contentAnswer(publicContentFrom(language, await readContent(db), now(), true), headers, forAdmins)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answerTo(request, contentFor)
    // Node itself leaves the body out where there must be none: for HEAD, and with 304.
    response.writeHead(status, headers).end(body)
  }
}

type ContentFor = (language: LanguageCode, request: IncomingMessage) => Promise<Answer>

async function answerTo(request: IncomingMessage, contentFor: ContentFor): Promise<Answer> {
  const { method = '', url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return methodRefused
  const language = languageIn(url)
  if (!language) return refusal(404, 'not-found', 'public, max-age=60')
  try {
    return await contentFor(language, request)
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'permission-denied') return refusal(403, error.code, forNobody)
    if (error instanceof HttpsError && error.code === 'unauthenticated') return notSignedIn
    logFailure('the content could not be read', error, { language })
    return refusal(503, 'unavailable', forNobody)
  }
}

/**
 * The language that an address names: Hosting passes the whole path on, the function's own address only its end. An
 * address with a query names none, or whoever adds one would have an answer of their own in the CDN.
 */
function languageIn(url: string): LanguageCode | undefined {
  const code = /^(?:\/api\/content)?\/([a-z]+)$/.exec(url)?.[1]
  return isLanguage(code) ? code : undefined
}

/** What an ID token says once it is verified; undefined when it is none. */
async function tokenIn(authorization: string, auth: Pick<Auth, 'verifyIdToken'>) {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  return token === undefined ? undefined : await auth.verifyIdToken(token).catch(() => undefined)
}

function contentAnswer(content: PublicContent, asked: IncomingHttpHeaders, cacheControl: string): Answer {
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`
  const headers = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Authorization' }
  return isKnown(etag, asked['if-none-match']) ? { status: 304, headers } : json(200, body, headers)
}
