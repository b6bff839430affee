import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { build } from 'esbuild'
import { projectDrafts } from '../../seed/projects.ts'
import { testimonialDrafts } from '../../seed/testimonials.ts'
import { inRoot, logsFolder } from '../paths.ts'
import { flat, type Text } from './text.ts'

/** The dictionaries of a language, and the name under which each is exported. */
const dictionaries = { public: 'publicTexts', privacy: 'privacyTexts', console: 'consoleTexts' } as const

/** All texts that people read: the dictionaries in ten languages, with the chat's, and the sample content. */
export async function readTexts(): Promise<Text[]> {
  const read = await readDictionaries()
  return [
    ...languageCodes.flatMap((language) =>
      Object.keys(dictionaries).flatMap((name) => flat(language, `${name}:`, read[`${name}_${language}`])),
    ),
    ...sampleTexts(),
  ]
}

/** The dictionaries import one another as the web's bundler understands it, not Node: they are bundled first. */
async function readDictionaries(): Promise<Record<string, unknown>> {
  const lines = languageCodes.flatMap((language) =>
    Object.entries(dictionaries).map(
      ([name, exported]) => `export { ${exported} as ${name}_${language} } from './${language}/${name}'`,
    ),
  )
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: inRoot('web/src/i18n/locales'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  const file = path.join(logsFolder, 'texts.mjs')
  await mkdir(logsFolder, { recursive: true })
  await writeFile(file, outputFiles.map(({ text }) => text).join(''))
  return await import(`${pathToFileURL(file)}?${Date.now()}`)
}

/** The samples' texts: `title_es` of a document is a text in Spanish. */
function sampleTexts(): Text[] {
  const documents = [...projectDrafts('https://site.example'), ...testimonialDrafts('https://site.example')]
  return documents.flatMap(([id, draft]) =>
    Object.entries(draft).flatMap(([field, text]) => {
      const [, name, language] = /^(.+)_(\w\w)$/.exec(field) ?? []
      const isText = typeof text === 'string' && (languageCodes as readonly unknown[]).includes(language)
      return isText ? [{ language: language as LanguageCode, key: `seed:${id}.${name}`, text }] : []
    }),
  )
}
