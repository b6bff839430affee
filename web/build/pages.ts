import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, facesOf, type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import type { ServerStyleSheet } from 'styled-components'
import type { Manifest } from 'vite'
import { laterStyles } from '../src/app/firstScreen'
import { loadPublicTexts } from '../src/i18n/publicTexts'
import { contentElement } from '../src/public/content/content'
import type { PublicPage } from '../src/public/load/place'
import { newSheet, renderPage } from '../src/public/load/render'
import { headOf, robotsOf, sitemapOf, siteNameOf } from './head'
import { restStyles } from './restStyles'
import { contentsOfAllVariants } from './variants'

/** What web/build/prerender.ts leaves for this module, in the folder that it is in. */
interface Built {
  /** The page with its entry, and marks where head and body belong. */
  template: string
  /** The script of web/src/public/load/inline.ts. */
  early: string
  manifest: Manifest
}

interface Site {
  /** Where the pages are written to. */
  dist: string
  /** The site's own address, for those that must be absolute. */
  origin: string
  /** What is stored, in a language; undefined gives a page that asks for its content. */
  contentOf: (language: LanguageCode) => PublicContent | undefined
}

/**
 * Prerenders the public pages with the studio's content, one for each language, and writes sitemap and robots.txt. May be
 * called again whenever the content has changed: scripts and styles stay those of the build.
 */
export async function prerenderPages({ dist, origin, contentOf }: Site) {
  const built = await readBuilt()
  const put = async (name: string, text: string) => {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await Promise.all([put('sitemap.xml', sitemapOf(origin)), put('robots.txt', robotsOf(origin))])
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
      // React puts a preload for each eager picture in front. Only the first picture's is worth it: it comes before all
      // else, and the others would share the line with it.
      const [preloads = ''] = /^(<link[^>]*>)*/.exec(rendered) ?? []
      const [firstPicture = ''] = /^<link[^>]*>/.exec(preloads) ?? []
      const markup = rendered.slice(preloads.length)
      // The policy names the styles by their hash, which must not follow the content.
      if (sheet.getStyleTags() !== styles)
        throw new Error(`web/build/variants.ts lacks a variant of ${page} in ${language}`)
      const texts = await loadPublicTexts(language)
      const head = [firstPicture, headOf(page, language, texts, origin, content?.settings)].join('\n    ')
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

/** The styles of a page, or of the first screen alone, in all its variants and languages: the same whatever is stored. */
async function sheetOf(page: PublicPage, isWhole = true): Promise<ServerStyleSheet> {
  const sheet = newSheet()
  for (const language of languageCodes)
    for (const content of contentsOfAllVariants(language)) await renderPage(sheet, page, language, content, isWhole)
  return sheet
}

/** The styles of the home page's first screen at rest, in an element that styled-components does not take for its own. */
async function firstScreenStyles(): Promise<string> {
  const sheet = await sheetOf('home', false)
  const [element] = sheet.getStyleElement()
  sheet.seal()
  return `<style>${restStyles(element?.props.dangerouslySetInnerHTML.__html)}</style>`
}

/** Where the first screen ends. */
const secondSection = '<section id="showreel"'

/**
 * Puts the styles where they are needed: on a slow line the browser paints the first screen while the styles of all
 * that follows are still on their way. A page without it, closed or another, has all of them in its head.
 */
function withStyles(markup: string, firstStyles: string, styles: string): Pick<Rendered, 'markup' | 'styles'> {
  if (!firstStyles || !markup.includes(secondSection)) return { markup, styles }
  if (!styles.startsWith(laterStyles))
    throw new Error('web/src/app/firstScreen.ts does not know where the styles begin')
  return { markup: markup.replace(secondSection, (found) => styles + found), styles: firstStyles }
}

/** The manifest of the build, with the owner's name and description of the site. */
async function manifestOf(dist: string, site: Settings['site_info'] = defaultSettings.site_info): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8')) as object
  const [firstWord = ''] = site.name.split(' ')
  // Below an icon there is room for about twelve letters.
  const short_name = site.name.length <= 12 ? site.name : firstWord
  return JSON.stringify({ ...manifest, name: site.name, short_name, description: site.description })
}

/** The 404 page of the build, with the owner's name of the site. */
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

/** Puts what was rendered where it belongs. */
function inTemplate(
  { template, early, manifest }: Built,
  page: PublicPage,
  language: LanguageCode,
  { markup, styles, head, content }: Rendered,
): string {
  // At the end: the words are painted before their faces are asked for.
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

/** The faces of a language's words; none, where they are written in the reader's own. */
function faceFiles(manifest: Manifest, language: LanguageCode): string[] {
  return facesOf(language)
    .flatMap((script) => [`display-${script}`, `text-${script}`])
    .flatMap((name) => {
      const file = manifest[`src/theme/fonts/${name}.woff2`]?.file
      return file ? [`/${file}`] : []
    })
}

/** Where a page is served from: its own address, and Hosting's folder for addresses that answer in any language. */
function filesOf(page: PublicPage, language: LanguageCode): string[] {
  const name = page === 'home' ? 'index.html' : 'privacy.html'
  if (language === 'es') return [name]
  const localized = `localized-files/${language}/${name}`
  return page === 'home' ? [`${language}/${name}`, localized] : [localized]
}
