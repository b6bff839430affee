import { isIPv6 } from 'node:net'
import type { HttpRequest } from './callable.ts'

/**
 * The address of the browser behind a request. Each proxy appends to X-Forwarded-For the address that it was called
 * from, so only the last `trustedProxies` entries are true: what stands before them the caller has written. With 0 it is
 * the other end of the connection. '' when nothing is known.
 */
export function clientAddress(http: HttpRequest | undefined, trustedProxies: number): string {
  const header = http?.headers['x-forwarded-for'] ?? []
  const chain = [header].flat().join(',').split(',')
  const entries = chain.map((entry) => entry.trim()).filter(Boolean)
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined
  return forwarded ?? http?.socket?.remoteAddress ?? ''
}

/** What counts as one place: of an IPv6 address the first half, because a household owns all of the second. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
