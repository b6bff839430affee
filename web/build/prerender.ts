import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { publicTexts } from '../src/i18n/locales/es/public'
import { anchorBoot, codeBoot, eventReplay, faceBoot, styleBoot } from '../src/public/hydration/inlineScripts'
import type { PublicPage } from '../src/public/place'
import type * as Prerender from '../src/public/prerender'
import { headOf, lostOf, robotsOf, sitemapOf } from './head'
import { inTwoParts, withoutMarks } from './pageStyles'
import { slim } from './slim'

type Bundle = Rolldown.OutputBundle

/** Class names come from a file's place, in no build by chance: the prerendered page and the browser must agree. */
export const styles = { plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } } }

/** The compiler takes a file's place on this machine; a component is to have the same name in every clone. */
export const sameNames: Plugin = {
  name: 'studio-same-names',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: 'componentId' },
    handler(code, id) {
      const place = path.relative(path.join(import.meta.dirname, '..'), id).replaceAll(path.sep, '/')
      const name = createHash('sha256').update(place).digest('hex').slice(0, 6)
      // No map: no line moves, and the one that is there stays.
      return { code: code.replace(/(componentId:\s*"sc-)[^"-]+/g, `$1${name}`), map: null }
    },
  },
}

/**
 * Prerenders the public pages once per language after the client has been built, so that the first paint needs no script.
 * Also writes the shells of the console and of the 404 page, the sitemap and robots.txt. `origin` is the site's own,
 * for the addresses that must be absolute.
 */
export function prerender(origin: string): Plugin {
  let bundle: Bundle = {}
  return {
    name: 'studio-prerender',
    apply: 'build',
    writeBundle(_, written) {
      bundle = written
    },
    closeBundle: { order: 'pre', sequential: true, handler: () => writePages(bundle, origin) },
  }
}

const dist = path.join(import.meta.dirname, '..', 'dist')
const put = async (name: string, text: string) => {
  const file = path.join(dist, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function writePages(bundle: Bundle, origin: string) {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-prerender-'))
  try {
    await writeAll(template, bundle, origin, await loadPrerender(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeAll(template: string, bundle: Bundle, origin: string, { prerenderPage, metaOf }: typeof Prerender) {
  const shell = template.replace('<!--page-->', '')
  const { title, description } = await metaOf('es')
  const { notFound } = publicTexts
  const shellHead = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    '<meta name="robots" content="noindex" />',
    ...preloads('rel', bundle, ['src/app/start.tsx', 'src/app/App.tsx'], template),
  ].join('\n    ')
  const app = shell.replace('<!--head-->', shellHead)
  await Promise.all([
    put('app.html', app),
    put(
      '404.html',
      app.replace('<div id="root"></div>', (root) => `${root}${lostOf(notFound)}`),
    ),
  ])
  await Promise.all([
    put('sitemap.xml', sitemapOf(origin)),
    put('robots.txt', robotsOf(origin)),
    put('later.json', JSON.stringify([...withImports(bundle, islands)].map((name) => `/${name}`))),
  ])

  for (const language of languageCodes) {
    for (const page of ['home', 'privacy'] as const) {
      const prerendered = await prerenderPage(page, language)
      const { markup, styles } = withoutMarks(prerendered.markup, prerendered.styles)
      const { now, later } = inTwoParts(styles, markup)
      const head = [
        headOf(page, language, await metaOf(language), origin),
        ...preloads('data-rel', bundle, [...codeOf(page), ...dictionariesOf(page, language)], template),
        `<script data-face="${faceOf(bundle, language)}">${faceBoot};${eventReplay};${codeBoot};${anchorBoot}</script>`,
        `<style id="prerendered">${now}</style>`,
      ]
      const html = withFacesOf(language, template)
        .replace('<html lang="es" dir="ltr"', `<html lang="${language}" dir="${languageOf(language).dir}"`)
        .replace('<!--head-->', () => head.join('\n    '))
        .replace(
          '<div id="root"><!--page--></div>',
          `<div id="root" data-page="${page}"><!--page--></div>${await askFor(later)}`,
        )
        .replace('<!--page-->', () => markup)
      await Promise.all(filesOf(page, language).map((name) => put(name, html)))
    }
  }
}

/** Keeps the styles that may come later in a file named by its content, and gives what asks for it. */
async function askFor(styles: string): Promise<string> {
  if (!styles) return ''
  const name = `assets/later-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  await put(name, styles)
  return `<script data-later="/${name}">${styleBoot}</script><noscript><link rel="stylesheet" href="/${name}" /></noscript>`
}

/** Where a page is served from: its own address, and Hosting's folder for addresses that answer in any language. */
function filesOf(page: PublicPage, language: LanguageCode): string[] {
  const name = page === 'home' ? 'index.html' : 'privacy.html'
  if (language === 'es') return [name]
  const localized = `localized-files/${language}/${name}`
  return page === 'home' ? [`${language}/${name}`, localized] : [localized]
}

/** Without the faces of a script that the language is not written in: the picker's other names need none. */
const withFacesOf = (language: LanguageCode, html: string) =>
  language === 'ru' ? html : html.replace(/@font-face \{[^}]*cyrillic[^}]*\}\s*/g, '')

/** The face of the language's headlines; none, where they are written in the reader's own. */
function faceOf(bundle: Bundle, language: LanguageCode): string {
  if ((['zh', 'ja', 'ar'] as LanguageCode[]).includes(language)) return ''
  const script = language === 'ru' ? 'display-cyrillic' : 'display-latin'
  return `/${Object.keys(bundle).find((name) => name.includes(script)) ?? ''}`
}

/**
 * Links to the scripts that a page will need, so that they are fetched side by side: at once (`rel`), or after all that
 * is seen (`data-rel`, see src/public/hydration/inlineScripts.ts).
 */
function preloads(when: 'rel' | 'data-rel', bundle: Bundle, sources: string[], template: string): string[] {
  const known = new Set([...template.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name))
  return [...withImports(bundle, sources)]
    .filter((name) => !known.has(name))
    .map((name) => `<link ${when}="modulepreload" href="/${name}" fetchpriority="low" />`)
}

/** The files of the chunks that hold these sources, and of all that they import. */
function withImports(bundle: Bundle, sources: string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) for (const chunk of chunks) if (chunk.facadeModuleId?.endsWith(source)) add(chunk)
  return found
}

const codeOf = (page: PublicPage) =>
  ['app/start', 'public/LandingApp', page === 'home' ? 'public/LandingPage' : 'public/PrivacyPage'].map(
    (name) => `src/${name}.tsx`,
  )
const dictionariesOf = (page: PublicPage, language: LanguageCode) =>
  (page === 'home' ? ['public'] : ['public', 'privacy']).map((name) => `locales/${language}/${name}.ts`)

/**
 * What the page fetches when it comes near, when it is asked for or when the owner wants it; the service worker keeps
 * it, so that all of the page opens offline.
 */
const islands = [
  'src/public/sections/hero/Hero.tsx',
  'src/public/Craft.tsx',
  'src/public/sections/work/Portfolio.tsx',
  'src/public/Offer.tsx',
  'src/public/Trust.tsx',
  'src/public/frame/Footer.tsx',
  'src/public/chat/ChatBar.tsx',
  'src/public/sections/offer/PaymentDialog.tsx',
  'src/content/projects/PlayerDialog.tsx',
  'src/public/analytics/Analytics.tsx',
  'src/ui/toast/Toaster.tsx',
]

/** The page's code, built for Node into a folder of its own. */
async function loadPrerender(folder: string): Promise<typeof Prerender> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [react(), sameNames],
    oxc: styles,
    resolve: { alias: slim },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/public/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  return (await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href)) as typeof Prerender
}
