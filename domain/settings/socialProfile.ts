import { cleanLine, narrow } from '../values/cleanText.ts'
import type { Settings } from './settings.ts'

export type Network = keyof Settings['social_media']

interface NetworkRules {
  /** Whose addresses are understood without https:// too. */
  hosts: readonly string[]
  /** What the network lets a name be. */
  name: RegExp
  /** Where the profile of a name stands. */
  address: (name: string) => string
}

/** The networks of the settings. A bare name at LinkedIn is a company's: people's stand under `in/`. */
const networks: Readonly<Record<Network, NetworkRules>> = {
  instagram: {
    hosts: ['instagram.com'],
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
    address: (name) => `https://www.youtube.com/@${name}`,
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com'],
    name: /^[a-z0-9](\.?[a-z0-9]){4,49}$/i,
    address: (name) => `https://www.facebook.com/${name}`,
  },
  twitter: {
    hosts: ['x.com', 'twitter.com'],
    name: /^[a-z0-9_]{1,15}$/i,
    address: (name) => `https://x.com/${name}`,
  },
}

/**
 * The address of a profile that somebody wrote as «@studio», «studio», «instagram.com/studio» or in full; what cannot be
 * understood comes back as it is, for the schema to refuse.
 */
export function profileAddress(network: Network, text: string): string {
  const written = narrow(cleanLine(text))
  const { hosts, name, address } = networks[network]
  const [, rest] = /^(?:https?:\/\/)?((?:www\.|m\.)?[^/\s]+(?:\/.*)?)$/i.exec(written) ?? []
  const host = rest
    ?.split('/')[0]
    ?.replace(/^(www|m)\./i, '')
    .toLowerCase()
  if (rest && host && hosts.includes(host)) return `https://${rest}`
  const isName = written.startsWith('@')
  const called = isName ? written.slice(1) : written
  return name.test(called) && (isName || !looksLikeHost.test(called)) ? address(called) : written
}

/** A forgotten network: «studio.com» is an address, and nobody's name; after an @ it is one. */
const looksLikeHost = /\.(com|net|org|co|es|io|tv|me|studio|app|dev|info)$/i
