import { isIP, isIPv6 } from 'node:net'
import type { HttpRequest } from './callable.ts'

/**
 * Returns the address of the browser behind a request. Each proxy appends its caller's address to X-Forwarded-For, so
 * only the last `trustedProxies` entries are reliable: the caller can forge those before them. With 0 proxies it is the
 * other end of the connection. Returns '' if the address is unknown or invalid.
 */
export function clientAddress(http: HttpRequest | undefined, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? forwardedBy(http).at(-trustedProxies) : undefined
  return sound(forwarded ?? http?.socket?.remoteAddress)
}

/**
 * Returns the address from which the nearest proxy was called. A caller who bypasses Hosting passes fewer proxies and
 * can forge the result of `clientAddress`, but not the result of this function.
 */
export const lastHop = (http: HttpRequest | undefined): string =>
  sound(forwardedBy(http).at(-1) ?? http?.socket?.remoteAddress)

/** Returns the entries of X-Forwarded-For. The nearest proxy's entry is the last. */
export function forwardedBy(http: HttpRequest | undefined): string[] {
  const header = http?.headers['x-forwarded-for'] ?? []
  const chain = [header].flat().join(',').split(',')
  return chain.map((entry) => entry.trim()).filter(Boolean)
}

const sound = (address = '') => (isIP(address) ? address : '')

/**
 * Returns the network that an address is counted in. For IPv6 these are the first four groups, because a household owns
 * all addresses in them. Three groups cover all addresses of someone who rents a server.
 */
export function networkOf(address: string, groupsOfSix = 4): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest]
    .slice(0, groupsOfSix)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
