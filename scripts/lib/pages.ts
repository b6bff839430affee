import { readFileSync } from 'node:fs'
import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { sampleContent } from '../seed/documents.ts'
import { siteUrl, studioSet } from './emulators/emulatorSet.ts'
import { inRoot } from './paths.ts'
import { oneLine } from './problem.ts'

/** What is stored, in a language; undefined where nothing is known of it. */
export type ContentOf = (language: LanguageCode) => PublicContent | undefined

/** What the build leaves to prerender pages with: web/build/pages.ts, bundled. */
interface Pages {
  prerenderPages: (site: { dist: string; origin: string; contentOf: ContentOf }) => Promise<void>
}

/** Prerenders the built site's public pages with this content. */
export async function prerenderPages(contentOf: ContentOf) {
  const { prerenderPages: prerender } = (await import(inRoot('web/.prerender/pages.mjs'))) as Pages
  await prerender({ dist: inRoot('web/dist'), origin: siteOrigin(), contentOf })
}

/** The sample data, as a studio that has entered it would show it. */
export const contentOfSamples: ContentOf = (language) => publicContentFrom(language, sampleContent(), Date.now())

/** What a running site answers, in every language. Rejects when it does not answer. */
export async function contentOfSite(origin: string): Promise<ContentOf> {
  const ask = async (language: LanguageCode) => {
    const response = await fetch(origin + publicContentPath(language), { signal: AbortSignal.timeout(60_000) })
    if (!response.ok) throw new Error(`${origin}${publicContentPath(language)} answered ${response.status}`)
    return (await response.json()) as PublicContent
  }
  const answers = new Map<LanguageCode, PublicContent>()
  // One after the other: the Functions emulator would start a process for each that comes at once.
  for (const language of languageCodes) answers.set(language, await ask(language))
  return (language) => answers.get(language)
}

/**
 * The content of the project that the site is built for; for a demo project that of running emulators, else the sample
 * data. A real site that does not answer gets none of it: the samples are nobody's work.
 */
export async function contentToBuildWith(): Promise<{ contentOf: ContentOf; from: string }> {
  const origin = isDemo() ? siteUrl(studioSet()) : siteOrigin()
  try {
    return { contentOf: await contentOfSite(origin), from: `content of ${origin}` }
  } catch (error) {
    if (isDemo()) return { contentOf: contentOfSamples, from: 'the sample data' }
    return { contentOf: () => undefined, from: `no content (${oneLine(error)})` }
  }
}

const defaultProject = () => {
  const { projects } = JSON.parse(readFileSync(inRoot('.firebaserc'), 'utf8')) as { projects: { default: string } }
  return projects.default
}

const isDemo = () => defaultProject().startsWith('demo-') && !process.env.SITE_ORIGIN

/** The site's own origin: SITE_ORIGIN, or Hosting's address of the default project in .firebaserc. */
const siteOrigin = () => new URL(process.env.SITE_ORIGIN ?? `https://${defaultProject()}.web.app`).origin
