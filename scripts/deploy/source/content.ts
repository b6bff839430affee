import { createHash } from 'node:crypto'
import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { ask } from './ask.ts'

/** Returns the live site's content in all languages, and its id, which is `none` while the site does not answer. */
export async function liveContent(origin: string) {
  const hash = createHash('sha256')
  const answers = new Map<LanguageCode, PublicContent>()
  for (const language of languageCodes) {
    const text = await liveText(origin, language)
    if (!text) return { id: 'none', contentOf: () => undefined }
    answers.set(language, JSON.parse(text) as PublicContent)
    hash.update(text)
  }
  return { id: hash.digest('hex').slice(0, 16), contentOf: (language: LanguageCode) => answers.get(language) }
}

/** Returns the content in a language as JSON. While an earlier release is live, only its pages have it. */
async function liveText(origin: string, language: LanguageCode): Promise<string | undefined> {
  const { status, body } = await ask(`${origin}${publicContentPath(language)}`)
  if (status !== 204) return status === 200 ? body : undefined
  const page = await ask(`${origin}${language === defaultLanguage ? '/' : `/${language}/`}`)
  // web/build/pages.ts writes it, without any `<`.
  return /<script type="application\/json" id="content">([^<]+)<\/script>/.exec(page.body)?.[1]
}
