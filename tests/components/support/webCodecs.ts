import { onTestFinished, vi } from 'vitest'

/** The classes of WebCodecs. */
const classes = Object.getOwnPropertyNames(window).filter((name) =>
  /^(Video|Audio|Image)(Decoder|Encoder)$|^Encoded(Video|Audio)Chunk$|^(VideoFrame|VideoColorSpace|AudioData)$|^ImageTrack/.test(
    name,
  ),
)

const moduleOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))

/** A worker that deletes the classes before its own code runs. */
class WorkerWithout extends Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    const deletion = moduleOf(`for (const name of ${JSON.stringify(classes)}) delete self[name]`)
    super(moduleOf(`import '${deletion}'\nimport '${new URL(url, location.href)}'`), options)
  }
}

/** Simulates a browser without WebCodecs, in the page and in its workers, until the test ends. */
export function withoutWebCodecs() {
  if (classes.length < 12) throw new Error(`only these classes were found: ${classes}`)
  for (const name of classes) vi.stubGlobal(name, undefined)
  vi.stubGlobal('Worker', WorkerWithout)
  onTestFinished(() => void vi.unstubAllGlobals())
}
