import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PublicContent } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { publicSamples } from '../seed/documents.ts'
import { inRoot } from './paths.ts'

/** Returns the stored content in a language; undefined if it is unknown. */
export type ContentOf = (language: LanguageCode) => PublicContent | undefined

/** The build's module for prerendering: web/build/pages.ts, bundled. */
interface Pages {
  renderSite: (site: { origin: string; contentOf: ContentOf }) => Promise<Map<string, string>>
}

/** Prerenders the built site's public pages with this content. */
export async function prerenderPages(contentOf: ContentOf) {
  const { renderSite } = (await import(inRoot('web/.prerender/pages.mjs'))) as Pages
  for (const [name, text] of await renderSite({ origin: siteOrigin(), contentOf })) {
    const file = inRoot('web/dist', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The sample data as published content. */
export const contentOfSamples: ContentOf = (language) => publicSamples(language)

const defaultProject = () => {
  const { projects } = JSON.parse(readFileSync(inRoot('.firebaserc'), 'utf8')) as { projects: { default: string } }
  return projects.default
}

/** Returns the site's origin: SITE_ORIGIN, or Hosting's address of the default project in .firebaserc. */
const siteOrigin = () => new URL(process.env.SITE_ORIGIN ?? `https://${defaultProject()}.web.app`).origin
