import type { LanguageCode } from '@studio/domain/languages'
import type { ConsoleTexts } from './locales/es/console'
import type { PrivacyTexts } from './locales/es/privacy'

/* Where the dictionaries are that the public page does without: a list of twenty files, fetched when one is needed. */

const dictionaries = {
  privacy: import.meta.glob<{ privacyTexts: PrivacyTexts }>('./locales/*/privacy.ts'),
  console: import.meta.glob<{ consoleTexts: ConsoleTexts }>('./locales/*/console.ts'),
}

/** A dictionary of a language, but for the public page's. */
export async function loadMoreTexts(code: LanguageCode, namespace: 'privacy' | 'console') {
  if (namespace === 'privacy') return (await dictionaries.privacy[`./locales/${code}/privacy.ts`]?.())?.privacyTexts
  return (await dictionaries.console[`./locales/${code}/console.ts`]?.())?.consoleTexts
}
