import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requiredTexts } from '@studio/domain/content/fields/validationTexts'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { enquiryMail } from '@studio/domain/messages/mail/enquiryMail'
import { defaultSettings } from '@studio/domain/settings/settings'
import { build } from 'esbuild'
import { messages } from '../../seed/messages.ts'
import { projectDrafts } from '../../seed/projects.ts'
import { settings } from '../../seed/settings.ts'
import { testimonialDrafts } from '../../seed/testimonials.ts'
import { inRoot, logsFolder } from '../paths.ts'
import { flat, type Text } from './text.ts'

/** The dictionaries of a language, and the name under which each is exported. */
const dictionaries = { public: 'publicTexts', privacy: 'privacyTexts', console: 'consoleTexts' } as const

/** All texts that people read: the dictionaries in ten languages, with the chat's, the domain's own and the samples. */
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

/**
 * Texts that stand in the domain, because the server says them too; a mail and the settings are in the main language. A
 * later language may lack them.
 */
function domainTexts(): Text[] {
  const required = Object.entries(requiredTexts).flatMap(([field, texts]) =>
    languageCodes.flatMap((language) =>
      flat(language, `required:${field}`, (texts as Partial<Record<LanguageCode, string>>)[language]),
    ),
  )
  const { message } = enquiryMail('', { name: '', email: '', message: '' }, 'https://site.example')
  return [
    ...required,
    ...flat(defaultLanguage, 'mail:', { subject: message.subject, lines: message.text.split(/\n+/) }),
    ...flat(defaultLanguage, 'settings:', defaultSettings),
  ]
}

/** The samples' texts: `title_es` of a document is a text in Spanish, an enquiry is in its visitor's language. */
function sampleTexts(): Text[] {
  const enquiries = messages.flatMap(({ id, language, message, note }) => [
    ...flat(language, `seed:${id}.message`, message),
    ...flat(defaultLanguage, `seed:${id}.note`, note),
  ])
  const documents = [...projectDrafts('https://site.example'), ...testimonialDrafts('https://site.example')]
  const contents = documents.flatMap(([id, draft]) =>
    Object.entries(draft).flatMap(([field, text]) => {
      const [, name, language] = /^(.+)_(\w\w)$/.exec(field) ?? []
      const isText = typeof text === 'string' && (languageCodes as readonly unknown[]).includes(language)
      return isText ? [{ language: language as LanguageCode, key: `seed:${id}.${name}`, text }] : []
    }),
  )
  return [...contents, ...enquiries, ...flat(defaultLanguage, 'seed:settings', settings)]
}
