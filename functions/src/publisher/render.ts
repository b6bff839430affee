import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { Publication } from '@studio/domain/publishing/publication'
import { PublishError, type SiteFiles } from './target.ts'

export type ContentOf = (language: LanguageCode) => PublicContent

/** The module that prerenders the pages: web/build/pages.ts, bundled. */
interface Pages {
  renderSite: (site: {
    origin: string
    contentOf: ContentOf
    dayOf: (language: LanguageCode) => string | undefined
  }) => Promise<SiteFiles>
}

/** The folder into which the build copies that module and its files (scripts/lib/build.ts). */
const folder = path.join(import.meta.dirname, 'site')

/** Returns the build of the renderer; '' if there is none. */
export function rendererBuild(): string {
  const file = path.join(folder, 'build.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build : ''
}

/**
 * Renders the site exactly as the build does, and draws its pictures. The modules for both are loaded with the first
 * call, because they are large.
 *
 * @throws PublishError `notRendered`.
 */
export const renderFiles: Pages['renderSite'] = async (site) => {
  try {
    const { renderSite } = (await import(pathToFileURL(path.join(folder, 'pages.mjs')).href)) as Pages
    const { withDrawings } = await import('./drawing/withDrawings.ts')
    return await withDrawings(await renderSite(site), { ...site, folder: path.join(folder, 'drawing') })
  } catch (error) {
    throw new PublishError('notRendered', '', error)
  }
}

/** Returns the day since which each language has had its present content, given the days stored so far. */
export function daysOf(contentOf: ContentOf, known: Publication['pages'], today: string): Publication['pages'] {
  const entries = languageCodes.map((language) => {
    const hash = createHash('sha256')
      .update(JSON.stringify(contentOf(language)))
      .digest('hex')
      .slice(0, 16)
    const before = known[language]
    return [language, before?.hash === hash ? before : { hash, day: today }] as const
  })
  return Object.fromEntries(entries)
}
