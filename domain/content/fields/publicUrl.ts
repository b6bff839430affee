import { isSafeUrl } from './checks.ts'

/**
 * Names of the reader's own machine or network, and names that are never public. Sources: RFC 6761, 6762, 7686, 8375
 * and 9476, the names that routers use, and those in systems' hosts files. `example` is harmless: it resolves nowhere.
 */
const ownNetwork = new RegExp(
  String.raw`(^|\.)(localhost[46]?|localdomain[46]?|local|internal|intranet|lan|home|corp|private|home\.arpa` +
    '|test|invalid|onion|alt)$',
)

/** Networks that are not public: the first address as bytes, and how many of its bits count (RFC 6890). */
const privateNetworks: readonly (readonly [start: readonly number[], bits: number])[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[224, 0, 0, 0], 3],
]

/**
 * Returns whether an address sent by a stranger points to the public network. It must be safe, and its host must
 * contain a dot and must not be an address or name of the reader's own machine or network. IPv6 addresses are always
 * refused. The check does not resolve names, so a public name may still resolve to a private address.
 */
export function isPublicUrl(text: string): boolean {
  if (!isSafeUrl(text)) return false
  // URL has already turned decimal, hexadecimal, octal and full-width numbers into four bytes.
  const host = new URL(text).hostname.replace(/\.$/, '')
  if (/^[\d.]+$/.test(host)) return !isPrivate(host.split('.').map(Number))
  return host.includes('.') && !ownNetwork.test(host)
}

/** Returns the host of a safe address in the network's spelling (punycode), which reveals look-alike letters. */
export const hostOf = (url: string) => new URL(url).host

const isPrivate = (address: readonly number[]) =>
  privateNetworks.some(([start, bits]) => numberOf(address) >>> (32 - bits) === numberOf(start) >>> (32 - bits))

const numberOf = (bytes: readonly number[]) => bytes.reduce((all, byte) => (all << 8) | byte, 0)
