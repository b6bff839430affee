import { dayMs } from '@studio/domain/audit/trashDays'
import type { Firestore } from 'firebase-admin/firestore'
import { logFact, logFailure } from '../lib/log.ts'
import { receiptCounter, saltedHash } from '../lib/saltedHash.ts'
import { rateCounters } from './rateCounters.ts'

/**
 * Maximum numbers of receipts a day: to one mailbox, from one network, and in all. They bound what anyone who enters other
 * people's addresses into the form can send.
 */
export const receiptsADay = { mailbox: 1, network: 3, all: 50 } as const

interface Settings {
  /** Salts the hashes of addresses. It is a function because the platform provides the secret only during a call. */
  secret: () => string
  now: () => number
}

/** Returns a function that reserves a receipt within the limits. It returns false if a limit is reached. */
export function receiptLimits(db: Firestore, { secret, now }: Settings) {
  const { take, taken } = rateCounters(db, dayMs, now)

  return async (email: string, network: string): Promise<boolean> => {
    const places = [
      [receiptCounter(secret(), email), receiptsADay.mailbox],
      [`receipts-${saltedHash(secret(), 'receipts', network)}`, receiptsADay.network],
      ['receipts', receiptsADay.all],
    ] as const
    try {
      // Refused receipts create no counters.
      const counts = await taken(places.map(([name]) => name))
      if (places.some(([, limit], at) => (counts[at] ?? 0) >= limit)) {
        logFact('no receipt: too many', {})
        return false
      }
      for (const [name, limit] of places) if ((await take(name, limit)) > limit) return false
      return true
    } catch (error) {
      // The enquiry matters more than its receipt.
      logFailure('no receipt: not counted', error, {})
      return false
    }
  }
}
