import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { siteUrl } from './site.ts'

/** How long a script is on its way, in milliseconds. */
const scriptDelay = 100

/**
 * Serves the site once more at an address of its own, where a new version can be published without anybody else
 * noticing: the same files, and a service worker that is not the same any more. Scripts take a moment to come, so that a
 * new version finds the console still keeping its files for offline work.
 */
export async function serveVersions(site = siteUrl()) {
  let version = 1
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url?.startsWith('/assets/')) await setTimeout(scriptDelay)
    const isWorker = asked.url === '/sw.js'
    // The worker is changed on its way, so it must come as plain text and in full.
    const { 'if-none-match': _, 'accept-encoding': __, ...plain } = asked.headers
    const headers = isWorker ? plain : asked.headers
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (found) => {
      const { 'content-length': ___, etag: ____, ...changed } = found.headers
      answer.writeHead(found.statusCode ?? 502, isWorker ? changed : found.headers)
      found.pipe(answer, { end: !isWorker })
      if (isWorker) found.on('end', () => answer.end(`\n// version ${version}\n`))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
  const server = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on the site is a newer one. */
    publish: () => {
      version += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
