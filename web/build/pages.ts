import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, facesOf, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import type { ServerStyleSheet } from 'styled-components'
import type { Manifest } from 'vite'
import { createI18n } from '../src/i18n/i18n'
import { withOwnTexts } from '../src/i18n/ownTexts'
import { loadPublicTexts } from '../src/i18n/publicTexts'
import { contentElement } from '../src/public/data/content'
import type { PublicPage } from '../src/public/load/place'
import { newSheet, renderPage } from '../src/public/load/render'
import { headOf, robotsTxt, sitemapOf, siteNameOf } from './head'
import { restStyles } from './restStyles'
import { contentsOfAllVariants } from './variants'

/** The files that web/build/prerender.ts leaves in this module's folder. */
interface Built {
  /** The page with its entry, and placeholders for head and body. */
  template: string
  /** The bundled script of web/src/public/load/inline.ts. */
  early: string
  manifest: Manifest
}

interface Site {
  /** The folder to write the pages to. */
  dist: string
  /** The site's origin, for absolute URLs. */
  origin: string
  /** The stored content in a language. If undefined, the page requests its content in the browser. */
  contentOf: (language: LanguageCode) => PublicContent | undefined
}

/**
 * Prerenders the public pages with the studio's content in every language. Also writes the sitemap, robots.txt, the
 * manifest and the 404 page. Can run again when the content changes: scripts and styles stay those of the build.
 */
export async function prerenderPages({ dist, origin, contentOf }: Site) {
  const built = await readBuilt()
  const put = async (name: string, text: string) => {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await Promise.all([put('sitemap.xml', sitemapOf(origin)), put('robots.txt', robotsTxt(origin))])
  const site = contentOf(defaultLanguage)?.settings.site_info
  await put('manifest.webmanifest', await manifestOf(dist, site))
  await put('404.html', await lostPageOf(dist, site))
  for (const page of ['home', 'privacy'] as const) {
    const sheet = await sheetOf(page)
    const styles = sheet.getStyleTags()
    const firstStyles = page === 'home' ? await firstScreenStyles() : ''
    for (const language of languageCodes) {
      const content = contentOf(language)
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
      const head = [firstPicture, headOf(page, language, createI18n(language, texts).t, origin, content)].join('\n    ')
      const parts = withStyles(markup, firstStyles, styles)
      const html = inTemplate(built, page, language, { ...parts, head, content })
      await Promise.all(filesOf(page, language).map((name) => put(name, html)))
    }
    sheet.seal()
  }
}

async function readBuilt(): Promise<Built> {
  const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8')
  const [template, early, manifest] = await Promise.all(['template.html', 'early.js', 'manifest.json'].map(read))
  return { template: template ?? '', early: early ?? '', manifest: JSON.parse(manifest ?? '') as Manifest }
}

/**
 * The styles of a page, or of its first screen alone, in all variants and languages. They do not depend on the stored
 * content.
 */
async function sheetOf(page: PublicPage, isWhole = true): Promise<ServerStyleSheet> {
  const sheet = newSheet()
  for (const language of languageCodes)
    for (const content of contentsOfAllVariants(language)) await renderPage(sheet, page, language, content, isWhole)
  return sheet
}

/**
 * The home page's first-screen styles at rest, in an element that styled-components does not adopt when it hydrates.
 */
async function firstScreenStyles(): Promise<string> {
  const sheet = await sheetOf('home', false)
  const [element] = sheet.getStyleElement()
  sheet.seal()
  return `<style>${restStyles(element?.props.dangerouslySetInnerHTML.__html)}</style>`
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

/** The build's manifest with the site's stored name and description. */
async function manifestOf(dist: string, site: Settings['site_info'] = defaultSettings.site_info): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8')) as object
  const [firstWord = ''] = site.name.split(' ')
  // Launchers show about twelve letters below an icon.
  const short_name = site.name.length <= 12 ? site.name : firstWord
  return JSON.stringify({ ...manifest, name: site.name, short_name, description: site.description })
}

/** The build's 404 page with the site's stored name. */
async function lostPageOf(dist: string, site: Settings['site_info'] = defaultSettings.site_info): Promise<string> {
  const page = await readFile(path.join(dist, '404.html'), 'utf8')
  return page.replace(/<meta name="application-name"[^>]*>/, () => siteNameOf(site))
}

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

/** Files that serve a page: its own address, and Hosting's i18n folder for addresses shared by all languages. */
function filesOf(page: PublicPage, language: LanguageCode): string[] {
  const name = page === 'home' ? 'index.html' : 'privacy.html'
  if (language === 'es') return [name]
  const localized = `localized-files/${language}/${name}`
  return page === 'home' ? [`${language}/${name}`, localized] : [localized]
}
