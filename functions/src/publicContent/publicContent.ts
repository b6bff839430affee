import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import type { Auth } from 'firebase-admin/auth'
import { HttpsError } from 'firebase-functions/https'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { logFailure } from '../lib/log.ts'
import { type Answer, json, matchesEtag, methodRefused, refusal } from '../requests/answer.ts'
import { type ContentStore, readUnlessHeld, recentContent } from './storedContent.ts'

interface ContentDependencies {
  db: ContentStore
  auth: Pick<Auth, 'verifyIdToken' | 'getUser'>
  now: () => number
  /** Lifetime of the cached public content in this instance, in ms. */
  cacheMs: number
}

/**
 * Browsers revalidate on each visit; the CDN does so once a minute and serves its copy while the function fails. While
 * it revalidates, a copy may be at most two minutes old, so that hidden content soon disappears.
 */
const forVisitors = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
const forAdmins = 'private, no-store'
const forNobody = 'no-store'
const notSignedIn = refusal(401, 'unauthenticated', forNobody, { 'WWW-Authenticate': 'Bearer' })

/**
 * Returns the handler of `/api/content/<language>`, which answers with the content that is visible now, as
 * PublicContent. Visitors get a read of at most `cacheMs` ago. Admins, who send an ID token as `Authorization: Bearer
 * …`, get a fresh read, even during maintenance. Nobody gets hidden or planned content. 204 while an earlier release is
 * live: the page keeps what that contains. 401 for an invalid token or a
 * revoked session, 403 for anyone who is not an admin, 503 if Firestore does not answer.
 */
export function contentHandler({ db, auth, now, cacheMs }: ContentDependencies) {
  const recent = recentContent(() => readUnlessHeld(db), now, cacheMs)

  async function contentFor(language: LanguageCode, { headers }: IncomingMessage): Promise<Answer> {
    const { authorization } = headers
    if (authorization === undefined) {
      const content = await recent()
      return content
        ? contentAnswer(publicContentFrom(language, content, now()), headers, forVisitors)
        : held(forVisitors)
    }
    // The token only identifies the caller. The role is read now, so that a revoked one ends at once.
    const token = await tokenIn(authorization, auth)
    if (!token) return notSignedIn
    await requireAdmin({ db, auth, now }, { uid: token.uid, token })
    const content = await readUnlessHeld(db)
    return content
      ? contentAnswer(publicContentFrom(language, content, now(), true), headers, forAdmins)
      : held(forAdmins)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answerTo(request, contentFor)
    // Node omits the body for HEAD and with 304.
    response.writeHead(status, headers).end(body)
  }
}

const held = (cacheControl: string): Answer => ({
  status: 204,
  headers: { 'Cache-Control': cacheControl, Vary: 'Authorization' },
})

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
    logFailure('content could not be read', error, { language })
    return refusal(503, 'unavailable', forNobody)
  }
}

/**
 * Returns the language in an address. Through Hosting the address is the whole path; a direct call of the function's
 * own address has only the end of it. Undefined for an address with a query: otherwise each made-up query would add an
 * entry to the CDN.
 */
function languageIn(url: string): LanguageCode | undefined {
  const code = /^(?:\/api\/content)?\/([a-z]+)$/.exec(url)?.[1]
  return isLanguage(code) ? code : undefined
}

/** Returns the content of a valid ID token; undefined if it is invalid. */
async function tokenIn(authorization: string, auth: Pick<Auth, 'verifyIdToken'>) {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  return token === undefined ? undefined : await auth.verifyIdToken(token).catch(() => undefined)
}

function contentAnswer(content: PublicContent, asked: IncomingHttpHeaders, cacheControl: string): Answer {
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`
  const headers = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Authorization' }
  return matchesEtag(etag, asked['if-none-match']) ? { status: 304, headers } : json(200, body, headers)
}
