import { isOwnFilm } from '@studio/domain/content/films/manifest'

export const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Returns whether the browser itself plays uploaded films well: Safari does. Chromium's own HLS sometimes stops, so
 * browsers with an unmanaged MediaSource use the library.
 */
export const playsHls = () =>
  document.createElement('video').canPlayType(hlsType) !== '' &&
  (!('MediaSource' in window) || 'ManagedMediaSource' in window)

/** The last film whose start was requested: by the press, and again by its player. */
let requested = ''

/**
 * Requests the files that an uploaded film starts with while its library loads, which would request them one after the
 * other. The library then gets them from the browser's cache, because they never change. Does nothing for other films, and
 * where the browser plays films itself, because some would load them twice.
 */
export function requestStart(url: string, signal?: AbortSignal) {
  if (!isOwnFilm(url) || url === requested || playsHls()) return
  requested = url
  for (const name of ['film.m3u8', 'init.mp4', '0.m4s'])
    fetch(url.replace('film.m3u8', name), signal ? { signal } : {})
      .then((response) => response.arrayBuffer())
      // The library requests it again, and reports failures.
      .catch(() => undefined)
}
