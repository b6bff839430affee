import { signInLimit } from '@studio/domain/limits'
import type { RateLimitResult } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { logFact } from '../lib/log.ts'
import { saltedHash } from '../lib/saltedHash.ts'
import { rateCounters } from '../messages/rateCounters.ts'
import { clientAddress, lastHop, networkOf } from '../requests/address.ts'
import type { HttpRequest } from '../requests/callable.ts'
import { attemptsOf } from './attempts.ts'

/**
 * Number of counters that one caller may add per hour. A network is a household or an office. A last hop may be a CDN
 * that visitors share. A caller who reaches the functions directly can forge the network, but not the hop.
 */
export const newCounterLimits = { windowMs: 60 * 60_000, network: 50, hop: 2000 } as const

interface Callers {
  secret: () => string
  trustedProxies: () => number
  now: () => number
}

/** Returns whether an attempt may be counted. `device` is the known device that it comes from. */
export type MayCount = (
  identifier: string,
  device: string | undefined,
  http: HttpRequest | undefined,
) => Promise<boolean>

/**
 * Limits how many counters strangers can create with made-up addresses. Attempts are always counted for a known device,
 * and for an address that already has a counter.
 */
export function newCounters(db: Firestore, { secret, trustedProxies, now }: Callers): MayCount {
  const { take, taken } = rateCounters(db, newCounterLimits.windowMs, now)
  return async (identifier, device, http) => {
    if (device !== undefined || (await attemptsOf(db, identifier).get()).exists) return true
    const network = networkOf(clientAddress(http, trustedProxies()))
    const hop = networkOf(lastHop(http))
    const callers = [
      [`attempts-network-${saltedHash(secret(), 'network', network)}`, newCounterLimits.network],
      [`attempts-hop-${saltedHash(secret(), 'hop', hop)}`, newCounterLimits.hop],
    ] as const
    const counts = await taken(callers.map(([name]) => name))
    let isFree = callers.every(([, limit], at) => (counts[at] ?? 0) < limit)
    if (isFree) for (const [name, limit] of callers) isFree = (await take(name, limit)) <= limit && isFree
    if (!isFree) logFact('sign-in attempt refused: too many new identifiers from one network', {})
    return isFree
  }
}

/** Returns the answer to an attempt that may not be counted. It reads like any lock. */
export const notCounted = (now: number): RateLimitResult => ({
  allowed: false,
  remaining: 0,
  locked_until: new Date(now + signInLimit.lockMinutes * 60_000).toISOString(),
})
