import { isIP, isIPv6 } from 'node:net'
import type { HttpRequest } from './callable.ts'

/**
 * The address of the browser behind a request. Each proxy appends to X-Forwarded-For the address that it was called
 * from, so only the last `trustedProxies` entries are true: what stands before them the caller has written. With 0 it is
 * the other end of the connection. '' when nothing is known, or what is forwarded is no address.
 */
export function clientAddress(http: HttpRequest | undefined, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? forwardedBy(http).at(-trustedProxies) : undefined
  return sound(forwarded ?? http?.socket?.remoteAddress)
}

/**
 * The address from which the proxy nearest to us was called. Whoever calls a function past Hosting passes fewer proxies
 * and can write what `clientAddress` believes, but never this.
 */
export const lastHop = (http: HttpRequest | undefined): string =>
  sound(forwardedBy(http).at(-1) ?? http?.socket?.remoteAddress)

/** The entries of X-Forwarded-For, the one that the nearest proxy appended last. */
export function forwardedBy(http: HttpRequest | undefined): string[] {
  const header = http?.headers['x-forwarded-for'] ?? []
  const chain = [header].flat().join(',').split(',')
  return chain.map((entry) => entry.trim()).filter(Boolean)
}

const sound = (address = '') => (isIP(address) ? address : '')

/**
 * What counts as one place: of an IPv6 address the first four groups, because a household owns all behind them, or
 * fewer, because whoever rents a server owns all behind three.
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
