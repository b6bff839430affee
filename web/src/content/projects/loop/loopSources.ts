interface LoopSource {
  src: string
  type: 'video/mp4' | 'video/webm'
}

/** A bundled loop, which exists as MP4 and as a smaller WebM. */
const ownLoop = /^(?:https?:\/\/[^/?#]+)?\/samples\/[\w-]+\.mp4$/

/** Returns the sources of a loop, the best first: the WebM of a bundled loop, then the file itself. */
export function loopSources(url: string): LoopSource[] {
  const type = /\.webm(?:[?#]|$)/i.test(url) ? 'video/webm' : 'video/mp4'
  const smaller: LoopSource[] = ownLoop.test(url) ? [{ src: url.replace(/mp4$/, 'webm'), type: 'video/webm' }] : []
  return [...smaller, { src: url, type }]
}
