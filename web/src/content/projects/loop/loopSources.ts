interface LoopSource {
  src: string
  type: 'video/mp4' | 'video/webm'
}

/** A loop that the project brings along itself: each is there as MP4 and, always smaller, as WebM. */
const ownLoop = /^(?:https?:\/\/[^/?#]+)?\/samples\/[\w-]+\.mp4$/

/** What a browser is offered for a loop's address, the best first: one file, and for our own the smaller kind of it. */
export function loopSources(url: string): LoopSource[] {
  const type = /\.webm(?:[?#]|$)/i.test(url) ? 'video/webm' : 'video/mp4'
  const smaller: LoopSource[] = ownLoop.test(url) ? [{ src: url.replace(/mp4$/, 'webm'), type: 'video/webm' }] : []
  return [...smaller, { src: url, type }]
}
