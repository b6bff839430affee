import { nextTask } from '../public/load/nextTask'

/** What the styles of all below the first screen begin with, in a prerendered page: they come right after it. */
export const laterStyles = '<style data-styled'

/**
 * The same page as a stream, its first screen before the rest, as it comes over a line. A browser that is given all of a
 * kept page at once reads and lays out what is far below before it paints anything. A page without a first screen of
 * its own is given whole.
 */
export async function firstScreenFirst(page: Response): Promise<Response> {
  const html = await page.text()
  const end = html.indexOf(laterStyles, html.indexOf('<body'))
  const parts = end < 0 ? [html] : [html.slice(0, end), html.slice(end)]
  const body = new ReadableStream<string>({
    async pull(stream) {
      const part = parts.shift()
      if (part === undefined) return stream.close()
      stream.enqueue(part)
      await nextTask()
    },
  })
  const headers = new Headers(page.headers)
  // They tell how the page once came over the line.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(body.pipeThrough(new TextEncoderStream()), { status: page.status, headers })
}
