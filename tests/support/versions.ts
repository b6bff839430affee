import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { siteUrl } from './site.ts'

/** Delay of a script, in milliseconds. */
const scriptDelay = 100

/**
 * Returns the home page or the service worker of a version; in the worker the build has another name, as after a real
 * build.
 */
const ofVersion = (version: number, served: string) =>
  served
    .replace('<html lang="es"', `<html lang="es" data-version="${version}"`)
    .replace(/(?<="revision":")(?=\w+","url":"app\.html")/, `${version}-`)

/**
 * Serves the site at a second address, where a test can publish a new version without affecting others. It has the same
 * files, another service worker, and pages with the number of their version. Scripts are delayed, so that a new version
 * finds the console still storing its files for offline work.
 */
export async function serveVersions(site = siteUrl()) {
  let version = 1
  let failing: string | undefined
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url?.startsWith('/assets/')) await setTimeout(scriptDelay)
    if (asked.url === failing) {
      failing = undefined
      answer.writeHead(503).end()
      return
    }
    // The parts that are changed on the way must arrive uncompressed and complete.
    const { 'if-none-match': _, 'accept-encoding': __, ...plain } = asked.headers
    const isChanged = asked.url === '/sw.js' || asked.url === '/'
    const headers = isChanged ? plain : asked.headers
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (found) => {
      const { 'content-length': ___, etag: ____, ...changed } = found.headers
      answer.writeHead(found.statusCode ?? 502, isChanged ? changed : found.headers)
      if (!isChanged) return found.pipe(answer)
      text(found).then(
        (plainText) => answer.end(ofVersion(version, plainText)),
        () => answer.destroy(),
      )
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
  const server = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes the site a newer version from now on. */
    publish: () => {
      version += 1
    },
    /** Answers the next request for this address with 503. */
    failOnce: (address: string) => {
      failing = address
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
