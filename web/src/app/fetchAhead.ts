import type { LanguageCode } from '@studio/domain/languages'
import { loadPublicTexts } from '../i18n/publicTexts'
import { isConsolePath } from './consolePath'

/**
 * Asks for what sign-in, console and the 404 page need besides their code while that is on its way. Whoever needs it
 * asks again, finds it there, and says what went wrong.
 */
export function fetchAhead(language: LanguageCode) {
  const asked: Promise<unknown>[] = [loadPublicTexts(language)]
  if (isConsolePath(location.pathname))
    asked.push(
      import('../i18n/moreTexts').then(({ loadMoreTexts }) => loadMoreTexts(language, 'console')),
      import('../firebase/config').then(({ loadConfig }) => loadConfig()),
    )
  for (const one of asked) one.catch(() => undefined)
}
