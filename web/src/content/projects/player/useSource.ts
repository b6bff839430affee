import { isOwnFilm } from '@studio/domain/content/films/manifest'
import { type RefObject, useEffect, useEffectEvent } from 'react'

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Lets a video element play an address. Browsers that cannot play HLS themselves load a library for uploaded films; so
 * do those that claim to and fail. Calls `onFail` if the film cannot be played.
 */
export function useSource(film: RefObject<HTMLVideoElement | null>, url: string, onFail: () => void) {
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const video = film.current
    if (!video) return
    const end = new AbortController()
    let stop: (() => void) | undefined
    const loadLibrary = () => {
      video.removeAttribute('src')
      void import('./hls')
        .then(({ playHls }) => {
          if (!end.signal.aborted) stop = playHls(video, url, fail)
        })
        .catch((error: unknown) => {
          console.warn('the film’s library did not load', error)
          fail()
        })
    }
    if (isOwnFilm(url) && !video.canPlayType(hlsType)) loadLibrary()
    else {
      const handleError = () => (isOwnFilm(url) ? loadLibrary() : fail())
      video.addEventListener('error', handleError, { signal: end.signal, once: true })
      video.src = url
    }
    return () => {
      end.abort()
      stop?.()
      // Without a source, the browser stops loading the film.
      video.removeAttribute('src')
      video.load()
    }
  }, [film, url])
}
