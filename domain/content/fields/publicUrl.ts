import { isSafeUrl } from './checks.ts'

/**
 * Names that mean the reader's own machine or one of its network, or none that is public (RFC 6761, 6762, 7686, 8375, 9476,
 * what routers use, and what systems name this machine in their hosts file). `example` means nothing to anybody.
 */
const ownNetwork = new RegExp(
  String.raw`(^|\.)(localhost[46]?|localdomain[46]?|local|internal|intranet|lan|home|corp|private|home\.arpa` +
    '|test|invalid|onion|alt)$',
)

/** Networks that are nobody's in public: the first address as bytes, and how many bits of it count (RFC 6890). */
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
 * Whether an address that a stranger sent leads to the public network: a safe one whose host is no address or name of
 * the reader's own machine or network, and has a dot in it. No IPv6 address is accepted, whatever it means. It
 * cannot know where a public name leads.
 */
export function isPublicUrl(text: string): boolean {
  if (!isSafeUrl(text)) return false
  // URL has turned decimal, hexadecimal and octal numbers and wide digits into the four bytes that they mean.
  const host = new URL(text).hostname.replace(/\.$/, '')
  if (/^[\d.]+$/.test(host)) return !isPrivate(host.split('.').map(Number))
  return host.includes('.') && !ownNetwork.test(host)
}

/** The host that a safe address leads to, as the network spells it: letters that only look like others show. */
export const hostOf = (url: string) => new URL(url).host

const isPrivate = (address: readonly number[]) =>
  privateNetworks.some(([start, bits]) => numberOf(address) >>> (32 - bits) === numberOf(start) >>> (32 - bits))

const numberOf = (bytes: readonly number[]) => bytes.reduce((all, byte) => (all << 8) | byte, 0)
