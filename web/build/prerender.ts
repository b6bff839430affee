import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { earlyBird } from '../src/app/boot'
import type { PublicPage } from '../src/app/LandingApp'
import type * as Drawing from '../src/app/prerender'
import { headOf, robotsOf, sitemapOf } from './head'

type Bundle = Rolldown.OutputBundle

/** Class names that depend on the source alone: the drawn page and the browser must agree on them. */
export const styles = { plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } } }

/**
 * Draws the public pages once per language after the client has been built, so that the first paint needs no script.
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
    await writeAll(template, bundle, origin, await drawing(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeAll(template: string, bundle: Bundle, origin: string, { draw, metaOf }: typeof Drawing) {
  const shell = template.replace('<!--page-->', '')
  const { title, description } = await metaOf('es')
  const shellHead = `<title>${title}</title>\n    <meta name="description" content="${description}" />\n    <meta name="robots" content="noindex" />`
  await Promise.all(['app.html', '404.html'].map((name) => put(name, shell.replace('<!--head-->', shellHead))))
  await Promise.all([put('sitemap.xml', sitemapOf(origin)), put('robots.txt', robotsOf(origin))])

  for (const language of languageCodes) {
    for (const page of ['home', 'privacy'] as const) {
      const { markup, styles } = await draw(page, language)
      const head = [
        headOf(page, language, await metaOf(language), origin),
        ...preloads(bundle, page, language, template),
        `<script>${earlyBird}</script>`,
        styles,
      ]
      const html = template
        .replace('<html lang="es" dir="ltr"', `<html lang="${language}" dir="${languageOf(language).dir}"`)
        .replace('<!--head-->', () => head.join('\n    '))
        .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page}">${markup}`)
      await Promise.all(filesOf(page, language).map((name) => put(name, html)))
    }
  }
}

/** Where a page is served from: its own address, and Hosting's folder for addresses that answer in any language. */
function filesOf(page: PublicPage, language: LanguageCode): string[] {
  const name = page === 'home' ? 'index.html' : 'privacy.html'
  if (language === 'es') return [name]
  const localized = `localized-files/${language}/${name}`
  return page === 'home' ? [`${language}/${name}`, localized] : [localized]
}

/** What the page will ask for in a moment, so that it is fetched side by side, and what it may ask for later. */
function preloads(bundle: Bundle, page: PublicPage, language: LanguageCode, template: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const sourceOf = (source: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  /** The chunks and all that they import, but for those that are known already. */
  const withImports = (wanted: Rolldown.OutputChunk[], known: ReadonlySet<string>) => {
    const found = new Set<string>()
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || known.has(chunk.fileName) || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    }
    for (const chunk of wanted) add(chunk)
    return found
  }
  const inTemplate = new Set([...template.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name))
  const now = withImports(
    [
      'src/app/LandingApp.tsx',
      `locales/${language}/${page === 'home' ? 'public' : 'privacy'}.ts`,
      `locales/${language}/public.ts`,
    ].flatMap(sourceOf),
    inTemplate,
  )
  const later = withImports(page === 'home' ? zones.flatMap(sourceOf) : [], new Set([...inTemplate, ...now]))
  const face = Object.keys(bundle).find((name) =>
    name.includes(language === 'ru' ? 'display-cyrillic' : 'display-latin'),
  )
  const isSystemFace = (['zh', 'ja', 'ar'] as LanguageCode[]).includes(language)
  return [
    ...(face && !isSystemFace
      ? [`<link rel="preload" href="/${face}" as="font" type="font/woff2" crossorigin />`]
      : []),
    ...[...now].map((name) => `<link rel="modulepreload" href="/${name}" fetchpriority="low" />`),
    ...(later.size > 0
      ? [`<script type="application/json" id="later">${JSON.stringify([...later].map((name) => `/${name}`))}</script>`]
      : []),
  ]
}

/** What the page fetches when it comes near; the service worker keeps it, so that all of the page opens offline. */
const zones = ['Craft', 'Portfolio', 'Offer', 'Trust', 'PaymentDialog'].map((name) => `src/landing/${name}.tsx`)

/** The page's code, built for Node into a folder of its own. */
async function drawing(folder: string): Promise<typeof Drawing> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [react()],
    oxc: styles,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  return (await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href)) as typeof Drawing
}
