import * as v from 'valibot'
import { signInLimit } from '../limits.ts'
import { emailFrom } from '../values/email.ts'

/** The number of remaining attempts is shown when it is below this. */
export const remainingShownBelow = 5

const lockMs = signInLimit.lockMinutes * 60_000

/**
 * Lifetime of a ticket for a sign-in, in ms. The attempt that locks gets less, because the lock is already in force.
 */
export const ticketMs = 60_000
/** Lifetime of the ticket of the attempt that locks, in ms. */
export const lastTicketMs = 15_000

/** The stored state of one identifier's attempts; times in milliseconds since 1970. */
export const AttemptState = v.object({
  attempts: v.number(),
  last_attempt_at: v.number(),
  locked_until: v.nullable(v.number()),
  /** Expiry times of the tickets that no sign-in has used yet. */
  tickets: v.optional(v.array(v.number()), []),
})
export type AttemptState = v.InferOutput<typeof AttemptState>

/** The answer to a sign-in page's request for an attempt. `locked_until` is an ISO 8601 time. */
export const RateLimitResult = v.object({
  allowed: v.boolean(),
  remaining: v.number(),
  locked_until: v.nullable(v.string()),
})
export type RateLimitResult = v.InferOutput<typeof RateLimitResult>

/** Normalizes the address of an account; case is ignored. */
export const normalizeIdentifier = (identifier: string) => emailFrom(identifier).toLowerCase()

/**
 * Counts one attempt and issues a ticket. The fifth is still allowed, but locks the identifier for the time in
 * `signInLimit`; all other tickets become invalid. While locked nothing is counted: a refused attempt revokes the
 * remaining tickets, and if there are none `state` is undefined. Attempts older than the lock time are forgotten.
 */
export function countAttempt(
  known: AttemptState | undefined,
  now: number,
): { state: AttemptState | undefined; result: RateLimitResult } {
  if (known?.locked_until && known.locked_until > now) {
    const state = liveTickets(known, now).length > 0 ? { ...known, tickets: [] } : undefined
    return { state, result: { allowed: false, remaining: 0, locked_until: isoTime(known.locked_until) } }
  }
  const isFresh = !known || known.locked_until !== null || known.last_attempt_at + lockMs <= now
  const attempts = isFresh ? 1 : known.attempts + 1
  const isLast = attempts >= signInLimit.attempts
  const locked_until = isLast ? now + lockMs : null
  const tickets = isLast ? [now + lastTicketMs] : [...(known ? liveTickets(known, now) : []), now + ticketMs]
  return {
    state: { attempts, last_attempt_at: now, locked_until, tickets },
    result: {
      allowed: true,
      remaining: signInLimit.attempts - attempts,
      locked_until: locked_until === null ? null : isoTime(locked_until),
    },
  }
}

/**
 * Uses up a ticket for a sign-in with the right password and resets the count of attempts. Returns undefined if there
 * is no ticket: then the sign-in is refused.
 */
export function takeTicket(known: AttemptState, now: number): AttemptState | undefined {
  const [first, ...rest] = liveTickets(known, now)
  if (first === undefined) return undefined
  return { attempts: 0, last_attempt_at: now, locked_until: null, tickets: rest }
}

/**
 * Resets the attempts after a sign-in that the page reports; tickets of pending attempts stay valid. Returns undefined
 * if there is nothing to reset.
 */
export function forgetAttempts(known: AttemptState): AttemptState | undefined {
  return known.attempts === 0 ? undefined : { ...known, attempts: 0, locked_until: null }
}

const liveTickets = ({ tickets }: AttemptState, now: number) => tickets.filter((end) => end >= now)

const isoTime = (ms: number) => new Date(ms).toISOString()

/** Minutes until a lock ends, rounded up; 0 when it has ended. */
export const minutesLeft = (lockedUntil: number, now: number) => Math.max(0, Math.ceil((lockedUntil - now) / 60_000))
