import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Delay of each piece of a response, in ms. */
const delayMs = 1500

/** Forwards a request and returns the response 1.5 s later. A stream remains a stream: each piece is delayed. */
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
 * Starts this process's proxy, which delays every response by 1.5 s, and returns its address. A proxy delays pages,
 * workers and Firestore's stream alike, while DevTools' throttling would have to be set for each worker as it starts.
 */
export function slowProxy(): Promise<string> {
  address ??= new Promise((resolve, reject) => {
    const server = createServer(forward)
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    // An unused proxy must not keep the process alive.
    server.unref()
  })
  return address
}
