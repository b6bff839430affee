import type { BrowserContext, Page, Request } from 'playwright/test'

/*
 * The channels over which pages listen to the store. After a page is closed the emulator still answers its queries and
 * stores the answers. A hundred closed pages make a write ten times as slow and take 10 MB with each. Only removing
 * each query stops that, neither ending the channel (TYPE=terminate) nor emptying the store.
 */

/** The data needed to send another message on a channel. */
interface Channel {
  /** The address of the channel's requests, without the parameters that change. */
  address: URL
  /** The number of its next request, and of the next message in it. */
  request: number
  message: number
  /** The numbers of its active queries. */
  targets: Set<number>
}

interface Message {
  database: string
  addTarget?: { targetId: number }
  removeTarget?: number
}

/** Channels by session; the first request has no session yet, so its page is the key. */
const opening = new WeakMap<Page, Channel>()
const open = new Map<string, Channel>()

/** Records the channels that the pages of a context open. */
export function noteChannels(context: BrowserContext) {
  context.on('request', note)
  context.on('requestfailed', takeBack)
}

const isOnChannel = (request: Request) => request.url().includes('Firestore/Listen/channel?')
const numbers = (request: Request) => {
  const address = new URL(request.url())
  const body = new URLSearchParams(request.postData() ?? '')
  const read = (from: URLSearchParams, name: string) => Number(from.get(name) ?? 0)
  return {
    ...{ address, body, session: address.searchParams.get('SID') },
    ...{ request: read(address.searchParams, 'RID'), message: read(body, 'ofs'), count: read(body, 'count') },
  }
}

function note(request: Request) {
  if (!isOnChannel(request)) return
  const { address, body, session, request: number, message, count } = numbers(request)
  const page = request.frame().page()
  if (session && !open.has(session)) {
    const channel = opening.get(page)
    if (!channel) return
    channel.address.searchParams.set('SID', session)
    open.set(session, channel)
  }
  if (request.method() !== 'POST') return
  const channel = (session && open.get(session)) || {
    address: plain(address),
    request: 0,
    message: 0,
    targets: new Set(),
  }
  if (!session) opening.set(page, channel)
  channel.request = number + 1
  channel.message = message + count
  for (const [name, text] of body) if (name.endsWith('___data__')) noteMessage(channel, JSON.parse(text) as Message)
}

function noteMessage({ targets }: Channel, { addTarget, removeTarget }: Message) {
  if (addTarget) targets.add(addTarget.targetId)
  if (removeTarget) targets.delete(removeTarget)
}

/** A failed request does not count: its number is used again. */
function takeBack(request: Request) {
  if (!isOnChannel(request) || request.method() !== 'POST') return
  const { session, request: number, message } = numbers(request)
  const channel = session && open.get(session)
  if (channel && channel.request === number + 1) Object.assign(channel, { request: number, message })
}

/** Returns an address with the parameters that all requests of a channel share. */
function plain(address: URL) {
  const all = new URL(address)
  all.search = ''
  for (const name of ['VER', 'database']) all.searchParams.set(name, address.searchParams.get(name) ?? '')
  return all
}

/** Removes the queries of closed pages. Open pages would receive nothing more. */
export async function endChannels() {
  const channels = [...open.values()]
  open.clear()
  await Promise.all(channels.map(end))
}

async function end({ address, request, message, targets }: Channel) {
  const database = address.searchParams.get('database') ?? ''
  const messages = [...targets].map((removeTarget): Message => ({ database, removeTarget }))
  const body = new URLSearchParams({ count: `${messages.length}`, ofs: `${message}` })
  for (const [at, one] of messages.entries()) body.set(`req${at}___data__`, JSON.stringify(one))
  const url = new URL(address)
  url.searchParams.set('RID', `${request}`)
  // The emulator may have dropped the channel. A kept-alive connection may be at its end, so it is not reused.
  await (await fetch(url, { method: 'POST', body, headers: { connection: 'close' } })).text()
}
