import { createHash } from 'node:crypto'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { chatNumberOf, dialable } from '@studio/domain/offers/chat'
import type { Proof } from '@studio/domain/publishing/publication'
import type { Release } from '@studio/domain/publishing/release'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import type { ContentOf } from './render.ts'
import type { SiteFiles } from './target.ts'

interface Live {
  origin: string
  /** For each language, a hash of its page. */
  pages: Release['pages']
  contentOf: ContentOf
  now: number
}

/** Timeout of a request, in ms. */
const patienceMs = 20_000

/** Programs that read the page without running it, each with its `User-Agent`. All get the same HTML. */
const readers = {
  'search engine': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'link preview': 'WhatsApp/2.24 A',
} as const

const fileOf = (language: LanguageCode) => (language === 'es' ? 'index.html' : `${language}/index.html`)
const pathOf = (language: LanguageCode) => (language === 'es' ? '/' : `/${language}/`)

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Returns a hash of each language's page. */
export const pageHashes = (files: SiteFiles): Release['pages'] =>
  Object.fromEntries(languageCodes.map((language) => [language, hashOf(files.get(fileOf(language)) ?? '')]))

/** Opens the site as readers and visitors do, in all languages. Returns what they got. */
export async function prove({ origin, pages, contentOf, now }: Live): Promise<Proof> {
  const wrong: LanguageCode[] = []
  let preview = true
  let hasNumber = true
  for (const language of languageCodes) {
    const texts = await Promise.all([
      ...Object.values(readers).map((agent) => textAt(origin + pathOf(language), { 'user-agent': agent })),
      // A visitor without a language in the address gets the one that the browser asks for.
      textAt(`${origin}/`, { 'accept-language': language }),
    ])
    if (texts.some((text) => text === undefined || hashOf(text) !== pages[language])) wrong.push(language)
    const [page = ''] = texts
    if (!(await hasPreview(page))) preview = false
    if (!page.includes(`wa.me/${numberIn(contentOf(language))}`)) hasNumber = false
  }
  const number = numberIn(contentOf('es')) === '' ? null : hasNumber
  return { at: now, wrong, preview, number }
}

/** Returns the studio's number for chats as links contain it; '' if it has none of its own, or the page is closed. */
function numberIn({ settings }: ReturnType<ContentOf>): string {
  return settings.maintenance.enabled ? '' : dialable(chatNumberOf(withoutPlaceholders(settings).contact_info))
}

async function hasPreview(page: string): Promise<boolean> {
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(page)?.[1] ?? ''
  const picture = property('og:image')
  if (property('og:title') === '' || picture === '') return false
  const answer = await open(picture, {})
  await answer?.body?.cancel()
  return answer?.ok === true && (answer.headers.get('content-type') ?? '').startsWith('image/')
}

async function textAt(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await open(url, headers)
  return answer?.ok ? answer.text().catch(() => undefined) : undefined
}

const open = (url: string, headers: Record<string, string>) =>
  fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
