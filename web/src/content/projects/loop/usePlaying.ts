import { type RefObject, useEffect, useRef } from 'react'
import { wantsMotion } from '../../../lib/wantsMotion'

/**
 * Plays the film while `isOn` and visible. Without a cue the still picture returns, and the film goes back to its
 * start.
 */
export function usePlaying(
  isOn: boolean,
  playhead?: RefObject<HTMLElement | null>,
): RefObject<HTMLVideoElement | null> {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = film.current
    if (!video || !isOn) return
    const end = new AbortController()
    let isInSight = false
    let frame = 0
    const follow = () => {
      const line = playhead?.current
      if (line) line.style.transform = `scaleX(${video.currentTime / (video.duration || 1)})`
      frame = requestAnimationFrame(follow)
    }
    const decide = () => {
      cancelAnimationFrame(frame)
      if (!isInSight || document.hidden || !wantsMotion()) return video.pause()
      // Browsers that save power refuse to play; the still picture then stays.
      video.play().catch(() => {})
      if (playhead) follow()
    }
    const sight = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false
      decide()
    })
    sight.observe(video)
    document.addEventListener('visibilitychange', decide, { signal: end.signal })
    // Set only once there is a frame, because until then the still picture must stay visible.
    video.addEventListener('playing', () => video.toggleAttribute('data-plays', true), { signal: end.signal })
    return () => {
      end.abort()
      sight.disconnect()
      cancelAnimationFrame(frame)
      video.pause()
      video.removeAttribute('data-plays')
      video.currentTime = 0
    }
  }, [isOn, playhead])
  return film
}
