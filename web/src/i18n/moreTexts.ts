import type { LanguageCode } from '@studio/domain/languages'
import type { ConsoleTexts } from './locales/es/console'
import type { PrivacyTexts } from './locales/es/privacy'

/* The dictionaries that the public page does not need: a list of twenty files, each loaded when needed. */

const dictionaries = {
  privacy: import.meta.glob<{ privacyTexts: PrivacyTexts }>('./locales/*/privacy.ts'),
  console: import.meta.glob<{ consoleTexts: ConsoleTexts }>('./locales/*/console.ts'),
}

/** Returns a language's dictionary, except the public page's. */
export async function loadMoreTexts(code: LanguageCode, namespace: 'privacy' | 'console') {
  if (namespace === 'privacy') return (await dictionaries.privacy[`./locales/${code}/privacy.ts`]?.())?.privacyTexts
  return (await dictionaries.console[`./locales/${code}/console.ts`]?.())?.consoleTexts
}
