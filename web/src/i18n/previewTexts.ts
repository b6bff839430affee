import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import type { PreviewTexts } from './locales/es/preview'

/* The texts of preview links: a list of ten files, which no other visitor loads. */

const dictionaries = import.meta.glob<{ previewTexts: PreviewTexts }>('./locales/*/preview.ts')

/** Adds a language's texts of preview links to the instance. */
export async function addPreviewTexts(instance: i18n, code: LanguageCode) {
  const read = await dictionaries[`./locales/${code}/preview.ts`]?.()
  instance.addResourceBundle(code, 'preview', read?.previewTexts)
}
