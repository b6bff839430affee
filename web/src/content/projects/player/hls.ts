import Hls from 'hls.js/light'
import { savesData } from '../../../lib/wantsMotion'

/**
 * Plays an HLS film in a browser that cannot do so itself. Returns a function that ends it. Calls `onFail` if the film
 * cannot be played.
 */
export function playHls(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  if (!Hls.isSupported()) {
    onFail()
    return () => undefined
  }
  // Its worker would need a script from a blob, which the policy forbids.
  const hls = new Hls({
    enableWorker: false,
    startFragPrefetch: true,
    ...(savesData() && { maxBufferLength: 8, maxMaxBufferLength: 8 }),
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
    if (!fatal) return
    console.warn('the film cannot be played', details)
    onFail()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}
