import { isOwnFilm } from '@studio/domain/content/films/manifest'

/**
 * Requests the files that an uploaded film starts with while its player loads, which would request them one after the
 * other. The player then gets them from the browser's cache, because they never change. Does nothing for other films.
 */
export function requestStart(url: string, signal?: AbortSignal) {
  if (!isOwnFilm(url)) return
  for (const name of ['film.m3u8', 'init.mp4', '0.m4s'])
    fetch(url.replace('film.m3u8', name), signal ? { signal } : {})
      .then((response) => response.arrayBuffer())
      // The player requests it again, and reports failures.
      .catch(() => undefined)
}
