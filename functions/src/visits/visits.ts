import { randomInt } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { dayAt } from '@studio/domain/content/visibility'
import { studioZoneOf } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { reportBytes } from '@studio/domain/visits/visit'
import { countsOf, dayParts, noVisits } from '@studio/domain/visits/visitDay'
import { VisitReport } from '@studio/domain/visits/visitReport'
import type { Firestore } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/https'
import { isbot } from 'isbot'
import * as v from 'valibot'
import { logFailure } from '../lib/log.ts'
import { isOwnOrigin, type Site } from '../requests/guard.ts'
import { dayCounters } from './dayCounters.ts'
import { fairShares } from './fairShares.ts'

interface VisitsSettings {
  site: () => Site
  now: () => number
  /** False on the emulators, where all requests come from one address. */
  isLimited: boolean
}

/** Lifetime of the cached time zone of the studio, in ms. */
const zoneMs = 60 * 60_000

/**
 * Returns the handler of `POST /api/visits`, which counts a report of the public page. It stores no address and no
 * identifier; `network` is only compared in memory. Reports of bots, and of visitors who refuse to be counted, are
 * answered like all others and not counted.
 */
export function visitsHandler(db: Firestore, { site, now, isLimited }: VisitsSettings) {
  const add = dayCounters(db, String(randomInt(dayParts)))
  const isFair = fairShares()
  const zone = cachedZone(db, now)

  return async ({ method, headers, rawBody }: VisitRequest, network: string): Promise<204 | 400 | 403 | 405 | 503> => {
    if (method !== 'POST') return 405
    if (!isOwnOrigin(String(headers.origin ?? ''), site())) return 403
    if (headers.dnt === '1' || headers['sec-gpc'] === '1' || isbot(headers['user-agent'] ?? '')) return 204
    const report = reportIn(rawBody)
    if (!report) return 400
    try {
      const day = dayAt(now(), await zone())
      const counts = countsOf(report)
      await add(day, !isLimited || isFair(day, network, counts) ? counts : { ...noVisits(), apart: 1 })
      return 204
    } catch (error) {
      logFailure('visit could not be counted', error, {})
      return 503
    }
  }
}

export type VisitRequest = Pick<Request, 'method' | 'rawBody'> & {
  headers: Record<string, string | string[] | undefined> & { 'user-agent'?: string | undefined }
}

function reportIn(body: Buffer): VisitReport | undefined {
  if (body.length > reportBytes) return undefined
  try {
    const parsed = v.safeParse(VisitReport, JSON.parse(body.toString()))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Returns a function that reads the studio's time zone at most once an hour. */
function cachedZone(db: Firestore, now: () => number) {
  let cached: { zone: Promise<string>; until: number } | undefined
  const read = async () => {
    const stored = await db.doc(`${collections.settings}/site_info`).get()
    return studioZoneOf(settingsFrom([{ ...stored.data(), id: stored.id }]))
  }
  return async (): Promise<string> => {
    if (!cached || now() >= cached.until) {
      const zone = read()
      cached = { zone, until: now() + zoneMs }
      zone.catch(() => {
        cached = undefined
      })
    }
    return await cached.zone
  }
}
