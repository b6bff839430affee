import { createHash } from 'node:crypto'
import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { ask } from './ask.ts'

/** Returns the live site's content in all languages, and its id, which is `none` while the site does not answer. */
export async function liveContent(origin: string) {
  const hash = createHash('sha256')
  const answers = new Map<LanguageCode, PublicContent>()
  for (const language of languageCodes) {
    const { status, body } = await ask(`${origin}${publicContentPath(language)}`)
    if (status !== 200) return { id: 'none', contentOf: () => undefined }
    answers.set(language, JSON.parse(body) as PublicContent)
    hash.update(body)
  }
  return { id: hash.digest('hex').slice(0, 16), contentOf: (language: LanguageCode) => answers.get(language) }
}
