import { nextTask } from '../public/load/nextTask'

/** What the styles of all below the first screen begin with, in a prerendered page: they come right after it. */
export const laterStyles = '<style data-styled'

/** One character for each byte: a place in the text is the place in the bytes. */
const latin1 = new TextDecoder('latin1')

/**
 * The same page as a stream, its first screen before the rest, as it comes over a line. A browser that is given all of a
 * kept page at once reads and lays out what is far below before it paints anything. A page without a first screen of
 * its own is passed on as it is.
 */
export function firstScreenFirst(page: Response): Response {
  const parts = new TransformStream<Uint8Array, Uint8Array>({
    async transform(bytes, stream) {
      const html = latin1.decode(bytes)
      const end = html.indexOf(laterStyles, html.indexOf('<body'))
      if (end <= 0) return stream.enqueue(bytes)
      stream.enqueue(bytes.subarray(0, end))
      await nextTask()
      stream.enqueue(bytes.subarray(end))
    },
  })
  const headers = new Headers(page.headers)
  // They tell how the page once came over the line.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(page.body?.pipeThrough(parts), { status: page.status, headers })
}
