import { isOwnFilm } from '@studio/domain/content/films/manifest'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { unload } from '../../../lib/unload'
import { hlsType, playsHls, requestStart } from '../requestStart'

/** Time without a film's length after which the library tries instead of the browser, in ms. */
const patienceMs = 4000

/**
 * Lets a video element play an address. For uploaded films, a library is loaded unless the browser plays them itself,
 * and if it fails to. Calls `onFail` if the film cannot be played.
 */
export function useSource(film: RefObject<HTMLVideoElement | null>, url: string, onFail: () => void) {
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const video = film.current
    if (!video) return
    const end = new AbortController()
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const playAlone = (onError: () => void) => {
      video.addEventListener('error', onError, { signal: end.signal, once: true })
      video.src = url
    }
    const loadLibrary = () => {
      clearTimeout(timer)
      if (stop) return
      stop = () => undefined
      video.removeAttribute('src')
      requestStart(url, end.signal)
      void import('./hls')
        .then(({ playHls }) => {
          if (!end.signal.aborted) stop = playHls(video, url, fail)
        })
        .catch((error: unknown) => {
          console.warn('the film’s library did not load', error)
          if (end.signal.aborted) return
          if (video.canPlayType(hlsType)) playAlone(fail)
          else fail()
        })
    }
    if (!isOwnFilm(url)) playAlone(fail)
    else if (playsHls()) {
      playAlone(loadLibrary)
      timer = setTimeout(() => video.readyState === HTMLMediaElement.HAVE_NOTHING && loadLibrary(), patienceMs)
    } else loadLibrary()
    return () => {
      end.abort()
      clearTimeout(timer)
      stop?.()
      unload(video)
    }
  }, [film, url])
}
