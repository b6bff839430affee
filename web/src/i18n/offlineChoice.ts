import type { LanguageCode } from '@studio/domain/languages'

/**
 * The cache entry from which the service worker reads the chosen language, because it can read neither local storage
 * nor cookies.
 */
export const choiceCache = 'studio-choice'
export const choiceUrl = '/choice/language'

/** Stores for the service worker in which language `/` opens. */
export async function keepChoiceForOffline(code: LanguageCode) {
  const cache = await caches.open(choiceCache)
  await cache.put(choiceUrl, new Response(code))
}
