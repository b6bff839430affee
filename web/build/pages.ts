import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { forEachPublicKind } from '@studio/domain/content/publicRows'
import { defaultLanguage, facesOf, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import type { Manifest } from 'vite'
import { createI18n } from '../src/i18n/i18n'
import { withOwnTexts } from '../src/i18n/ownTexts'
import { loadPublicTexts } from '../src/i18n/publicTexts'
import { contentElement } from '../src/public/data/content'
import type { PublicPage } from '../src/public/load/place'
import { renderPage } from '../src/public/load/render'
import { headOf, unlistedHead } from './head'
import { manifestPathOf } from './manifest'
import { otherFiles } from './otherFiles'
import { stylesOf } from './styles'

/** The files that web/build/prerender.ts leaves in this module's folder. */
interface Built {
  /** The page with its entry, and placeholders for head and body. */
  template: string
  /** The bundled script of web/src/public/load/inline.ts. */
  early: string
  manifest: Manifest
  webManifest: object
}

interface Site {
  /** The site's origin, for absolute URLs. */
  origin: string
  /** The stored content in a language. If undefined, the page requests its content in the browser. */
  contentOf: (language: LanguageCode) => PublicContent | undefined
  /** The day on which a language's page last changed, as YYYY-MM-DD; undefined if it is unknown. */
  dayOf?: (language: LanguageCode) => string | undefined
}

/**
 * Renders all files that depend on the stored content, by path: the public pages in every language, and the files
 * beside them. Scripts and styles stay those of the build. Calls must not overlap.
 */
export async function renderSite({ origin, contentOf, dayOf = () => undefined }: Site): Promise<Map<string, string>> {
  const built = await readBuilt()
  const files = await otherFiles({ origin, contentOf, dayOf, template: built.template, manifest: built.webManifest })
  for (const page of ['home', 'privacy', 'lost'] as const) {
    const { sheet, styles, firstStyles } = await stylesOf(page)
    for (const language of languageCodes) {
      const content = page === 'lost' ? withoutItems(contentOf(language)) : contentOf(language)
      const rendered = await renderPage(sheet, page, language, content)
      // React emits a preload for each eager picture. Keep only the first: the others would compete with it for the
      // line.
      const [preloads = ''] = /^(<link[^>]*>)*/.exec(rendered) ?? []
      const [firstPicture = ''] = /^<link[^>]*>/.exec(preloads) ?? []
      const markup = rendered.slice(preloads.length)
      // The CSP allows the styles by their hash, so the content must not change them.
      if (sheet.getStyleTags() !== styles)
        throw new Error(`web/build/variants.ts lacks a variant of ${page} in ${language}`)
      const texts = withOwnTexts(await loadPublicTexts(language), content?.texts ?? {}, 'public')
      const { t } = createI18n(language, texts)
      const ownHead =
        page === 'lost'
          ? unlistedHead(t('notFound.title'), (content?.settings ?? defaultSettings).site_info)
          : headOf(page, language, t, origin, content)
      const head = [firstPicture, ownHead].join('\n    ')
      const parts = withStyles(markup, firstStyles, styles)
      const html = inTemplate(built, page, language, { ...parts, head, content })
      for (const name of filesOf(page, language)) files.set(name, html)
    }
  }
  return files
}

async function readBuilt(): Promise<Built> {
  const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8')
  const names = ['template.html', 'early.js', 'manifest.json', 'manifest.webmanifest']
  const [template = '', early = '', manifest = '', webManifest = ''] = await Promise.all(names.map(read))
  return {
    template,
    early,
    manifest: JSON.parse(manifest) as Manifest,
    webManifest: JSON.parse(webManifest) as object,
  }
}

/** The start of the section that follows the first screen. */
const secondSection = '<section id="showreel"'

/**
 * Puts the first screen's styles into the head, and all others after the first screen, so that slow networks show it
 * early. A page without a first screen (another page, or maintenance) has all styles in its head.
 */
function withStyles(markup: string, firstStyles: string, styles: string): Pick<Rendered, 'markup' | 'styles'> {
  if (!firstStyles || !markup.includes(secondSection)) return { markup, styles }
  return { markup: markup.replace(secondSection, (found) => styles + found), styles: firstStyles }
}

/** Returns what the 404 page shows of the content: only the settings and its own texts. */
const withoutItems = (content: PublicContent | undefined) =>
  content && { ...content, ...forEachPublicKind(() => []), texts: {} }

interface Rendered {
  markup: string
  styles: string
  head: string
  content: PublicContent | undefined
}

function inTemplate(
  { template, early, manifest }: Built,
  page: PublicPage,
  language: LanguageCode,
  { markup, styles, head, content }: Rendered,
): string {
  // The preloads come last, so that the text paints before the fonts are requested.
  const faces = faceFiles(manifest, language).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`,
  )
  const data = content
    ? `<script type="application/json" id="${contentElement}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`
    : ''
  return template
    .replace('<html lang="es" dir="ltr"', `<html lang="${language}" dir="${languageOf(language).dir}"`)
    .replace('"/manifest.webmanifest"', `"${manifestPathOf(language)}"`)
    .replace('<!--head-->', () => [head, styles].join('\n    '))
    .replace('<div id="root"><!--page--></div>', () => {
      return `<script>${early}</script><div id="root" data-page="${page}">${markup}</div>${data}${faces.join('')}`
    })
}

/** Paths of a language's font files; empty for languages that use system fonts. */
function faceFiles(manifest: Manifest, language: LanguageCode): string[] {
  return facesOf(language)
    .flatMap((script) => [`display-${script}`, `text-${script}`])
    .flatMap((name) => {
      const file = manifest[`src/theme/fonts/${name}.woff2`]?.file
      return file ? [`/${file}`] : []
    })
}

/**
 * Files that serve a page: at its own address, and in Hosting's i18n folder for the address shared by all languages.
 * Spanish also has an address of its own, because people type it.
 */
function filesOf(page: PublicPage, language: LanguageCode): string[] {
  const name = { home: 'index', privacy: 'privacy', lost: '404' }[page]
  const shared = language === defaultLanguage ? `${name}.html` : `localized-files/${language}/${name}.html`
  return page === 'lost' ? [shared] : [`${language}/${name}.html`, shared]
}
