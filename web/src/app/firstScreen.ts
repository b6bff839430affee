import { nextTask } from '../public/load/nextTask'

/** The start of a prerendered page's second style element, which follows the first screen. */
export const laterStyles = '<style data-styled'

/** One character per byte: an index into the text is an index into the bytes. */
const latin1 = new TextDecoder('latin1')

/**
 * Returns the page as a stream that sends the first screen before the rest. A browser that gets a whole cached page at
 * once lays all of it out before it paints. Pages without a first screen pass through unchanged.
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
  // These describe the original transfer.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(page.body?.pipeThrough(parts), { status: page.status, headers })
}
