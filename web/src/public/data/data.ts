import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { hasStoredSession } from '../../device/storedSession'

/**
 * Fetches the public content in a language from the CDN. For a signed-in admin it comes fresh from the database, with
 * `isForAdmin`. Undefined if the page should keep the content that it was published with. Rejects if there is no answer.
 */
export async function fetchContent(
  language: LanguageCode,
): Promise<{ content: PublicContent; isForAdmin: boolean } | undefined> {
  const token = hasStoredSession() ? await (await import('../../firebase/session/idToken')).idToken() : undefined
  const ask = (headers: HeadersInit) => fetch(publicContentPath(language), { cache: 'no-cache', headers })
  const asAdmin = token ? await ask({ authorization: `Bearer ${token}` }) : undefined
  const answer = asAdmin?.ok ? asAdmin : await ask({})
  if (!answer.ok) throw new Error(`the content answered ${answer.status}`)
  if (answer.status === 204) return undefined
  return { content: (await answer.json()) as PublicContent, isForAdmin: answer === asAdmin }
}
