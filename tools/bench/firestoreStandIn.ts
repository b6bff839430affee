import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2'

/** The SDK sends credentials, so nothing may be answered with `*`. */
const shared = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'content-type, x-goog-api-client, x-firebase-gmpid, google-cloud-resource-prefix',
  'access-control-expose-headers': 'x-http-session-id',
})

interface Asked {
  stream: ServerHttp2Stream
  /** The page that asks. */
  origin: string
}

/** One listener's channel: messages that wait for the line on which they are sent, and that line. */
interface Channel {
  lastMessage: number
  waiting: string[]
  line?: ServerHttp2Stream
}
const channels = new Map<string, Channel>()

/**
 * A Firestore that has no documents: it answers questions over REST, and listeners over the SDK's channel. So the
 * page loads and starts its SDK and shows what it shows without content, as for a real visitor, and needs neither
 * emulators nor the network.
 */
export function answerAsFirestore(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  stream.on('error', () => {})
  const asked = { stream, origin: headers.origin ?? '*' }
  const address = new URL(headers[':path'] ?? '/', 'https://firestore')
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    if (headers[':method'] === 'OPTIONS')
      stream.respond({ ...shared(asked.origin), ':status': 204 }, { endStream: true })
    else if (address.pathname.endsWith('/channel')) answerChannel(asked, address.searchParams, body)
    else answerQuestion(asked, address.pathname, body)
  })
}

function reply({ stream, origin }: Asked, text: string) {
  stream.respond({
    ...shared(origin),
    ':status': 200,
    'content-type': 'application/json',
    'x-http-session-id': 'bench',
  })
  stream.end(text)
}

function answerQuestion(asked: Asked, path: string, body: string) {
  const readTime = new Date().toISOString()
  if (/:run(Aggregation)?Query$/.test(path)) return reply(asked, JSON.stringify([{ readTime }]))
  if (!path.endsWith(':batchGet')) return reply(asked, '{}')
  const { documents = [] } = JSON.parse(body || '{}') as { documents?: string[] }
  reply(asked, JSON.stringify(documents.map((missing) => ({ missing, readTime }))))
}

/** The channel's frame: the length of a message, and the message. */
const framed = (message: string) => `${message.length}\n${message}`

/** A POST opens a channel or speaks on it, a GET is the line that listens. */
function answerChannel(asked: Asked, parameters: URLSearchParams, body: string) {
  const id = parameters.get('SID')
  const known = channels.get(id ?? '')
  if (parameters.get('RID') === 'rpc') {
    const { stream, origin } = asked
    if (!known) return stream.respond({ ...shared(origin), ':status': 400 }, { endStream: true })
    stream.respond({ ...shared(origin), ':status': 200, 'content-type': 'text/plain' })
    known.line = stream
    return flush(known)
  }
  const channel: Channel = known ?? { lastMessage: 0, waiting: [] }
  for (const target of targetsIn(body)) channel.waiting.push(...nothingFor(target))
  if (known) {
    reply(asked, framed(JSON.stringify([1, channel.lastMessage, 0])))
    return flush(channel)
  }
  const name = `bench${channels.size}`
  channels.set(name, channel)
  reply(asked, framed(JSON.stringify([[0, ['c', name, '', 8, 14, 30_000]]])))
}

function flush(channel: Channel) {
  if (!channel.line) return
  for (const message of channel.waiting.splice(0)) {
    channel.lastMessage += 1
    channel.line.write(framed(`[[${channel.lastMessage},[${message}]]]`))
  }
}

/** The targets that a body asks to listen to. */
function targetsIn(body: string): number[] {
  const requests = [...new URLSearchParams(body)].filter(([key]) => key.endsWith('___data__'))
  return requests.flatMap(([, value]) => {
    const { addTarget } = JSON.parse(value) as { addTarget?: { targetId: number } }
    return addTarget ? [addTarget.targetId] : []
  })
}

/** What Firestore says to a new listener when there is nothing to hear. */
function nothingFor(target: number): string[] {
  const readTime = new Date().toISOString()
  const state = { readTime, resumeToken: 'YmVuY2g=' }
  return [
    { targetChangeType: 'ADD', targetIds: [target] },
    { targetChangeType: 'CURRENT', targetIds: [target], ...state },
    { targetChangeType: 'NO_CHANGE', targetIds: [], ...state },
  ].map((targetChange) => JSON.stringify({ targetChange }))
}
