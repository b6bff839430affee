import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { publicTexts } from '../src/i18n/locales/es/public'
import { notFoundPage, siteNameOf } from './head'
import { inlineScript } from './inline'

type Bundle = Rolldown.OutputBundle

/** `ssr` derives class names from the file's path, so that the prerendered page and the browser agree. */
export const styles = { plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } } }

const web = path.join(import.meta.dirname, '..')
const dist = path.join(web, 'dist')
/** The folder for the prerendering code and the build files that it needs (web/build/pages.ts). */
const folder = path.join(web, '.prerender')

/**
 * After the client build, builds the code that prerenders the public pages (`scripts/lib/pages.ts` runs it). Writes the
 * shells of the console and the 404 page.
 */
export function prerender(): Plugin {
  let bundle: Bundle = {}
  return {
    name: 'studio-prerender',
    apply: 'build',
    writeBundle(_, written) {
      bundle = written
    },
    closeBundle: { order: 'pre', sequential: true, handler: () => leaveReady(bundle) },
  }
}

async function leaveReady(bundle: Bundle) {
  await rm(folder, { recursive: true, force: true })
  await buildPages()
  await mkdir(folder, { recursive: true })
  await writeShells(await readFile(path.join(dist, 'index.html'), 'utf8'))
  await rename(path.join(dist, 'index.html'), path.join(folder, 'template.html'))
  await rename(path.join(dist, '.vite/manifest.json'), path.join(folder, 'manifest.json'))
  await writeFile(path.join(folder, 'early.js'), await inlineScript('src/public/load/inline.ts'))
  await writeFile(path.join(dist, 'later.json'), JSON.stringify(laterFiles(bundle)))
}

async function writeShells(template: string) {
  const { meta, notFound } = publicTexts
  const head = [
    `<title>${meta.title}</title>`,
    `<meta name="description" content="${meta.description}" />`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
  const app = template.replace('<!--page-->', '').replace('<!--head-->', head)
  await writeFile(path.join(dist, 'app.html'), app)
  await writeFile(
    path.join(dist, '404.html'),
    app
      .replace('</title>', (end) => `${end}\n    ${siteNameOf(defaultSettings.site_info)}`)
      .replace('<div id="root"></div>', (root) => `${root}${notFoundPage(notFound)}`),
  )
}

const code = ['hydrate', 'LandingPage', 'PrivacyPage', 'moreTexts', 'PlayerDialog', 'Analytics']

/**
 * Lists the files that the public pages load later, by language (`all` for every language). The service worker stores
 * them so that the whole page opens offline.
 */
function laterFiles(bundle: Bundle): Record<'all' | LanguageCode, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = new Set(chunks.filter(({ name }) => code.includes(name)))
  for (const { imports } of wanted) for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk)
  const addresses = (files: Iterable<Rolldown.OutputChunk>) => [...files].map(({ fileName }) => `/${fileName}`)
  const dictionariesOf = (language: LanguageCode) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.match(`/locales/${language}/(public|privacy)\\.ts$`))
  const byLanguage = languageCodes.map((language) => [language, addresses(dictionariesOf(language))])
  return { all: addresses(wanted), ...Object.fromEntries(byLanguage) }
}

/** Builds the prerendering code for Node. */
async function buildPages() {
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [react()],
    oxc: styles,
    ssr: { noExternal: true },
    build: {
      ssr: 'build/pages.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs' } },
    },
  })
}
