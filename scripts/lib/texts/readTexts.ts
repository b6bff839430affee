import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requiredTexts } from '@studio/domain/content/fields/validationTexts'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { ownerMailWords } from '@studio/domain/messages/mail/ownerMailWords'
import { noticeWords } from '@studio/domain/messages/notices/noticeWords'
import { defaultSettings } from '@studio/domain/settings/settings'
import { build } from 'esbuild'
import { messages } from '../../seed/messages.ts'
import { projectDrafts } from '../../seed/projects.ts'
import { sectionDrafts } from '../../seed/sections.ts'
import { settings } from '../../seed/settings.ts'
import { testimonialDrafts } from '../../seed/testimonials.ts'
import { inRoot, logsFolder } from '../paths.ts'
import { flat, type Text } from './text.ts'

/** The dictionaries of a language, each with the name of its export. */
const dictionaries = {
  public: 'publicTexts',
  privacy: 'privacyTexts',
  preview: 'previewTexts',
  player: 'playerTexts',
  console: 'consoleTexts',
} as const

/**
 * Reads all texts for people: the dictionaries in ten languages, and the texts of the chat, the domain and the samples.
 */
export async function readTexts(): Promise<Text[]> {
  const read = await readDictionaries()
  return [
    ...languageCodes.flatMap((language) =>
      Object.keys(dictionaries).flatMap((name) => flat(language, `${name}:`, read[`${name}_${language}`])),
    ),
    ...domainTexts(),
    ...sampleTexts(),
  ]
}

/**
 * Reads the dictionaries. They are bundled first, because their imports are resolved as in the web's bundler, not as in
 * Node.
 */
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

/**
 * Returns the texts in domain, which the server uses too. Those of the settings are in the main language. A later
 * language may lack some.
 */
function domainTexts(): Text[] {
  const required = Object.entries(requiredTexts).flatMap(([field, texts]) =>
    languageCodes.flatMap((language) =>
      flat(language, `required:${field}`, (texts as Partial<Record<LanguageCode, string>>)[language]),
    ),
  )
  return [
    ...required,
    ...languageCodes.flatMap((language) => [
      ...flat(language, 'mail:', ownerMailWords[language]),
      ...flat(language, 'notice:', noticeWords[language]),
    ]),
    ...flat(defaultLanguage, 'settings:', defaultSettings),
  ]
}

/** Returns the samples' texts. `title_es` of a document is Spanish; an enquiry is in its visitor's language. */
function sampleTexts(): Text[] {
  const enquiries = messages.flatMap(({ id, language, message, note }) => [
    ...flat(language, `seed:${id}.message`, message),
    ...flat(defaultLanguage, `seed:${id}.note`, note),
  ])
  const documents = [
    ...projectDrafts('https://site.example'),
    ...testimonialDrafts('https://site.example'),
    ...sectionDrafts('https://site.example').map(([id, draft]) => [id, draft] as const),
  ]
  const contents = documents.flatMap(([id, draft]) =>
    Object.entries(draft).flatMap(([field, text]) => {
      const [, name, language] = /^(.+)_(\w\w)$/.exec(field) ?? []
      const isText = typeof text === 'string' && (languageCodes as readonly unknown[]).includes(language)
      return isText ? [{ language: language as LanguageCode, key: `seed:${id}.${name}`, text }] : []
    }),
  )
  return [...contents, ...enquiries, ...flat(defaultLanguage, 'seed:settings', settings)]
}
