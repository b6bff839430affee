import { cleanLine, narrow } from '../values/cleanText.ts'
import type { Settings } from './settings.ts'

export type Network = keyof Settings['social_media']

interface NetworkRules {
  /** Hosts that are recognized even without https://. */
  hosts: readonly string[]
  /** The allowed form of a profile's name. */
  name: RegExp
  /** Returns the address of a profile. */
  address: (name: string) => string
}

/** The networks of the settings. A bare name at LinkedIn means a company; people's profiles are under `in/`. */
const networks: Readonly<Record<Network, NetworkRules>> = {
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    name: /^[a-z0-9_](\.?[a-z0-9_]){0,29}$/i,
    address: (name) => `https://www.instagram.com/${name}/`,
  },
  linkedin: {
    hosts: ['linkedin.com'],
    name: /^((in|company)\/)?[\p{L}\p{N}_-]{2,100}$/iu,
    address: (name) => `https://www.linkedin.com/${name.includes('/') ? name : `company/${name}`}`,
  },
  youtube: {
    hosts: ['youtube.com'],
    name: /^[\p{L}\p{N}_](?:[._-]?[\p{L}\p{N}_]){2,29}$/u,
    // A channel's id instead of its name.
    address: (name) => `https://www.youtube.com/${/^UC[\w-]{22}$/.test(name) ? 'channel/' : '@'}${name}`,
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    name: /^[a-z0-9](\.?[a-z0-9]){4,49}$/i,
    address: (name) => `https://www.facebook.com/${name}`,
  },
  twitter: {
    hosts: ['x.com', 'twitter.com'],
    name: /^[a-z0-9_]{1,15}$/i,
    address: (name) => `https://x.com/${name}`,
  },
  tiktok: {
    hosts: ['tiktok.com'],
    name: /^[a-z0-9_](\.?[a-z0-9_]){1,23}$/i,
    address: (name) => `https://www.tiktok.com/@${name}`,
  },
  vimeo: {
    hosts: ['vimeo.com'],
    name: /^[a-z0-9_]{1,40}$/i,
    address: (name) => `https://vimeo.com/${name}`,
  },
  behance: {
    hosts: ['behance.net', 'be.net'],
    name: /^[a-z0-9_-]{1,40}$/i,
    address: (name) => `https://www.behance.net/${name}`,
  },
}

/**
 * Returns the address of a profile written as «@studio», «studio», «instagram.com/studio» or in full. Anything else
 * comes back unchanged, for the schema to refuse.
 */
export function profileAddress(network: Network, text: string): string {
  const written = narrow(cleanLine(text)).replace(/^[\p{L} ]{1,20}:\s+(?=\S)/u, '')
  const { hosts, name, address } = networks[network]
  const [, rest, host = ''] = /^(?:https?:)?(?:\/\/)?(([^/\s]+)(?:\/.*)?)$/i.exec(written) ?? []
  // Networks have a host for each language, and one for phones.
  const isKnown = hosts.some((known) => `.${host.toLowerCase()}`.endsWith(`.${known}`))
  if (rest && isKnown && /^[\w.-]+$/.test(host)) return `https://${rest}`
  const isName = written.startsWith('@')
  const called = isName ? written.slice(1) : written
  return name.test(called) && (isName || !looksLikeHost.test(called)) ? address(called) : written
}

/** A name that looks like a host: «studio.com» is an address, but «@studio.com» is a name. */
const looksLikeHost = /\.(com|net|org|co|es|io|tv|me|studio|app|dev|info)$/i
