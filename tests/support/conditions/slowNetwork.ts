import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How late each piece of a response arrives, in ms. */
const delayMs = 1500

/** Forwards a request and passes on whatever comes back 1.5 s later. A stream stays a stream: each piece is as late. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, headers, url = '' } = incoming
  const later = (work: () => void) => setTimeout(() => outgoing.destroyed || work(), delayMs)
  const onward = request(url, { method, headers }, (answer) => {
    later(() => outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders())
    answer.on('data', (piece: Buffer) => later(() => outgoing.write(piece)))
    answer.on('end', () => later(() => outgoing.end()))
    answer.on('error', () => outgoing.destroy())
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

let address: Promise<string> | undefined

/**
 * Starts a proxy that makes every response 1.5 s late, one for this process, and returns its address. A proxy delays
 * pages, workers and Firestore's stream alike. DevTools' own throttling would have to be set for each worker as it starts.
 */
export function slowProxy(): Promise<string> {
  address ??= new Promise((resolve, reject) => {
    const server = createServer(forward)
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    // A proxy that nobody uses must not keep the process alive.
    server.unref()
  })
  return address
}
