import type { LanguageCode } from '@studio/domain/languages'
import { loadPublicTexts } from '../i18n/publicTexts'

/**
 * Requests the texts and configuration of sign-in and console while their code still loads. Errors are ignored here:
 * the code that needs them requests them again and reports the error.
 */
export function fetchAhead(language: LanguageCode) {
  const asked: Promise<unknown>[] = [
    loadPublicTexts(language),
    import('../i18n/moreTexts').then(({ loadMoreTexts }) => loadMoreTexts(language, 'console')),
    import('../firebase/config').then(({ loadConfig }) => loadConfig()),
  ]
  for (const one of asked) one.catch(() => undefined)
}
