import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { hasStoredSession } from '../../device/storedSession'

/**
 * What the public page shows in a language: as the CDN has it, or for an admin who is signed in on this device as it is
 * stored now, `isForAdmin`. Rejects when there is no answer.
 */
export async function fetchContent(language: LanguageCode): Promise<{ content: PublicContent; isForAdmin: boolean }> {
  const token = hasStoredSession() ? await (await import('../../firebase/session/idToken')).idToken() : undefined
  const ask = (headers: HeadersInit) => fetch(publicContentPath(language), { cache: 'no-cache', headers })
  const asAdmin = token ? await ask({ authorization: `Bearer ${token}` }) : undefined
  const answer = asAdmin?.ok ? asAdmin : await ask({})
  if (!answer.ok) throw new Error(`the content answered ${answer.status}`)
  return { content: (await answer.json()) as PublicContent, isForAdmin: answer === asAdmin }
}
