import { type RefObject, useEffect, useState } from 'react'

/** A video's state, as its controls show it. Times are in seconds. */
export interface VideoState {
  isPaused: boolean
  isWaiting: boolean
  at: number
  seconds: number
  /** The end of what is loaded around the current time. */
  loadedTo: number
  volume: number
  isMuted: boolean
  speed: number
}

const initial: VideoState = {
  isPaused: false,
  isWaiting: true,
  at: 0,
  seconds: 0,
  loadedTo: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
}

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
]

/**
 * Returns a video's state, and follows it. `read` reads it at once: after a command the events come too late for a
 * slider, which would jump back.
 */
export function useVideoState(film: RefObject<HTMLVideoElement | null>): { state: VideoState; read: () => void } {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const video = film.current
    if (!video) return
    const end = new AbortController()
    const follow = () => setState(stateOf(video))
    for (const name of events) video.addEventListener(name, follow, { signal: end.signal })
    follow()
    return () => end.abort()
  }, [film])
  return { state, read: () => film.current && setState(stateOf(film.current)) }
}

function stateOf(video: HTMLVideoElement): VideoState {
  const { currentTime: at, duration, buffered, volume, playbackRate: speed } = video
  const ranges = Array.from({ length: buffered.length }, (_, index) => [buffered.start(index), buffered.end(index)])
  const [, loadedTo = at] = ranges.find(([start = 0, end = 0]) => start <= at && at <= end) ?? []
  return {
    isPaused: video.paused,
    isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    at,
    seconds: Number.isFinite(duration) ? duration : 0,
    loadedTo,
    volume,
    isMuted: video.muted || volume === 0,
    speed,
  }
}
