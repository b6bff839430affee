import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { defaultSettings } from '@studio/domain/settings/settings'
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite'
import { consoleTexts } from '../src/i18n/locales/es/console'
import { publicTexts } from '../src/i18n/locales/es/public'
import { themes } from '../src/theme/tokens'
import { unlistedHead } from './head'
import { inlineScript } from './inline'
import { inShell } from './shell'

type Bundle = Rolldown.OutputBundle

const web = path.join(import.meta.dirname, '..')
const dist = path.join(web, 'dist')
/** The folder for the prerendering code and the build files that it needs (web/build/pages.ts). */
const folder = path.join(web, '.prerender')

/** The build of the code that prerenders the public pages in Node (`scripts/lib/pages.ts` runs it). */
export const prerenderer = {
  resolve: { noExternal: true },
  build: {
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    sourcemap: false,
    rolldownOptions: { input: path.join(web, 'build/pages.ts'), output: { entryFileNames: 'pages.mjs' } },
  },
} satisfies EnvironmentOptions

/**
 * After the client build, stores what the prerendering code needs in its folder. Also writes the page of the
 * console.
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
  await writeShell(await readFile(path.join(dist, 'index.html'), 'utf8'))
  await rename(path.join(dist, 'index.html'), path.join(folder, 'template.html'))
  await rename(path.join(dist, '.vite/manifest.json'), path.join(folder, 'manifest.json'))
  await rename(path.join(dist, 'manifest.webmanifest'), path.join(folder, 'manifest.webmanifest'))
  await writeFile(path.join(folder, 'early.js'), await inlineScript('src/public/load/inline.ts'))
  await leaveDrawing()
  await writeFile(path.join(dist, 'later.json'), JSON.stringify(laterFiles(bundle)))
  await leaveBuild()
}

/** Leaves what the publisher draws with: the build's pictures and icons, its fonts, and the colours of the dark theme. */
async function leaveDrawing() {
  const place = path.join(folder, 'drawing')
  await cp(path.join(import.meta.dirname, 'drawing'), place, { recursive: true })
  for (const name of ['og', 'icons'])
    await cp(path.join(web, 'public', name), path.join(place, name), { recursive: true })
  await writeFile(path.join(place, 'colors.json'), JSON.stringify(themes.dark))
}

/** The file in both folders with the identifier of the build, by which pages and scripts find each other. */
const buildFile = 'build.json'

async function leaveBuild() {
  const hash = createHash('sha256')
  for (const name of ['pages.mjs', 'template.html', 'early.js', 'manifest.json', 'manifest.webmanifest'])
    hash.update(await readFile(path.join(folder, name)))
  for (const name of (await readdir(path.join(folder, 'drawing'), { recursive: true })).sort())
    hash.update(await readFile(path.join(folder, 'drawing', name)).catch(() => name))
  const text = JSON.stringify({ build: hash.digest('hex').slice(0, 16) })
  for (const place of [dist, folder]) await writeFile(path.join(place, buildFile), text)
}

/** Writes the page of the console, which is the same in all languages until its script runs. */
async function writeShell(template: string) {
  const { auth } = consoleTexts
  const texts = { loading: publicTexts.common.loading, noScript: auth.noScript, home: publicTexts.errorScreen.home }
  const head = unlistedHead(auth.subtitle, defaultSettings.site_info)
  await writeFile(path.join(dist, 'app.html'), inShell(template, defaultLanguage, head, texts))
}

const code = ['hydrate', 'LandingPage', 'PrivacyPage', 'moreTexts', 'PlayerDialog', 'ReelPlayer', 'Analytics']

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
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.match(`/locales/${language}/(public|privacy|player)\\.ts$`))
  const byLanguage = languageCodes.map((language) => [language, addresses(dictionariesOf(language))])
  return { all: addresses(wanted), ...Object.fromEntries(byLanguage) }
}
