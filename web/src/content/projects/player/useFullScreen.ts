import { type RefObject, useEffect, useState } from 'react'

/** On an iPhone only the video itself can fill the screen, with the system's controls. */
type IphoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Returns whether a player fills the screen, and a function that changes it. */
export function useFullScreen(player: RefObject<HTMLElement | null>, film: RefObject<HTMLVideoElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === player.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [player])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (player.current?.requestFullscreen)
      player.current.requestFullscreen().catch((error: unknown) => console.info('no full screen', error))
    else (film.current as IphoneVideo | null)?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
