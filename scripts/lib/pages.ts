import { readFileSync } from 'node:fs'
import { type PublicContent, publicContentPath } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { sampleContent } from '../seed/documents.ts'
import { siteUrl, studioSet } from './emulators/emulatorSet.ts'
import { inRoot } from './paths.ts'
import { oneLine } from './problem.ts'

/** Returns the stored content in a language; undefined if it is unknown. */
export type ContentOf = (language: LanguageCode) => PublicContent | undefined

/** The build's module for prerendering: web/build/pages.ts, bundled. */
interface Pages {
  prerenderPages: (site: { dist: string; origin: string; contentOf: ContentOf }) => Promise<void>
}

/** Prerenders the built site's public pages with this content. */
export async function prerenderPages(contentOf: ContentOf) {
  const { prerenderPages: prerender } = (await import(inRoot('web/.prerender/pages.mjs'))) as Pages
  await prerender({ dist: inRoot('web/dist'), origin: siteOrigin(), contentOf })
}

/** The sample data as published content. */
export const contentOfSamples: ContentOf = (language) => publicContentFrom(language, sampleContent(), Date.now())

/** Returns the content that a running site serves, in every language. Rejects if it does not answer. */
export async function contentOfSite(origin: string): Promise<ContentOf> {
  const ask = async (language: LanguageCode) => {
    const response = await fetch(origin + publicContentPath(language), { signal: AbortSignal.timeout(60_000) })
    if (!response.ok) throw new Error(`${origin}${publicContentPath(language)} answered ${response.status}`)
    return (await response.json()) as PublicContent
  }
  const answers = new Map<LanguageCode, PublicContent>()
  // One at a time: the Functions emulator would start a process for each parallel request.
  for (const language of languageCodes) answers.set(language, await ask(language))
  return (language) => answers.get(language)
}

/**
 * Returns the content to prerender: that of the project's site; for a demo project that of running emulators, else the
 * sample data. A real site that does not answer is prerendered without content, never with samples.
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

/** Returns the site's origin: SITE_ORIGIN, or Hosting's address of the default project in .firebaserc. */
const siteOrigin = () => new URL(process.env.SITE_ORIGIN ?? `https://${defaultProject()}.web.app`).origin
