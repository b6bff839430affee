import type { LanguageCode } from '@studio/domain/languages'

/** Where the service worker finds the chosen language: it sees neither local storage nor cookies. */
export const choiceCache = 'studio-choice'
export const choiceUrl = '/choice/language'

/** Tells the service worker which language `/` opens in. */
export async function keepChoiceForOffline(code: LanguageCode) {
  const cache = await caches.open(choiceCache)
  await cache.put(choiceUrl, new Response(code))
}
