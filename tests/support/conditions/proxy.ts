import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A proxy's changes to what it forwards. */
interface Changes {
  /** Delay of each piece of a response, in ms. */
  delayMs?: number
  /** Code that runs first in the service worker. */
  workerStart?: string
}

/** Sends the service worker's script with code before it. */
async function sendAfter(code: string, answer: IncomingMessage, outgoing: ServerResponse) {
  const script = `${code}\n${await text(answer)}`
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(script)
}

/** Forwards a request and changes its response. A stream remains a stream: each piece is delayed. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, { delayMs = 0, workerStart }: Changes) {
  const { method, url = '' } = incoming
  const isWorker = workerStart !== undefined && url.endsWith('/sw.js')
  const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
  const pass = (work: () => void) =>
    delayMs > 0 ? setTimeout(() => outgoing.destroyed || work(), delayMs) : outgoing.destroyed || work()
  // Without an agent each request has its own connection: the server might be closing one that is used again.
  const onward = request(url, { method, headers, agent: false }, (answer) => {
    answer.on('error', () => outgoing.destroy())
    if (isWorker && answer.statusCode === 200) return void sendAfter(workerStart, answer, outgoing)
    pass(() => outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders())
    answer.on('data', (piece: Buffer) => pass(() => outgoing.write(piece)))
    answer.on('end', () => pass(() => outgoing.end()))
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** Opens a tunnel, which Playwright uses for a test's own requests. They are not the page's, so nothing changes. */
function tunnel({ url = '' }: IncomingMessage, near: Duplex) {
  const { hostname, port } = new URL(`http://${url}`)
  const far = connect(Number(port), hostname, () => near.write('HTTP/1.1 200 OK\r\n\r\n'))
  near.pipe(far).pipe(near)
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
}

const listen = (listener: RequestListener) =>
  new Promise<string>((resolve, reject) => {
    const server = createServer(listener)
    server.once('error', reject)
    server.on('connect', tunnel)
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    // An unused proxy must not keep the process alive.
    server.unref()
  })

const addresses = new Map<string, Promise<string>>()

/**
 * Starts this process's proxy with these changes, and returns its address. A proxy reaches pages, workers, their
 * updates and Firestore's stream alike. Playwright's routes miss a worker's updates, and DevTools' throttling would
 * have to be set for each worker as it starts.
 */
export function proxyWith(changes: Changes): Promise<string> {
  const key = JSON.stringify(changes)
  const address = addresses.get(key) ?? listen((incoming, outgoing) => forward(incoming, outgoing, changes))
  addresses.set(key, address)
  return address
}
