import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import type { PlayerTexts } from './locales/es/player'

/* The texts of the film player: a list of ten files, loaded with the player. */

const dictionaries = import.meta.glob<{ playerTexts: PlayerTexts }>('./locales/*/player.ts')

/**
 * Adds a language's texts of the player to the instance. It does so silently: otherwise every text of the page would be
 * rendered again, which takes a slow phone almost two seconds. `usePlayerTexts` tells the parts that need them.
 */
export async function addPlayerTexts(instance: i18n, code: LanguageCode) {
  if (instance.hasResourceBundle(code, 'player')) return
  const read = await dictionaries[`./locales/${code}/player.ts`]?.()
  instance.addResourceBundle(code, 'player', read?.playerTexts, false, false, { silent: true })
}
