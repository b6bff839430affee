import * as v from 'valibot'

/** The server's own sign-in limit (specification, section 9); no caller can set it. */
export const signInLimit = { attempts: 5, lockMinutes: 15 } as const

/** The remaining attempts are shown once they are fewer than this. */
export const remainingShownBelow = 5

const lockMs = signInLimit.lockMinutes * 60_000

/** What is kept for one identifier; times in milliseconds since 1970. */
export const AttemptState = v.object({
  attempts: v.number(),
  last_attempt_at: v.number(),
  locked_until: v.nullable(v.number()),
})
export type AttemptState = v.InferOutput<typeof AttemptState>

/** The answer to a sign-in page that asks whether it may try. `locked_until` is an ISO 8601 time. */
export const RateLimitResult = v.object({
  allowed: v.boolean(),
  remaining: v.number(),
  locked_until: v.nullable(v.string()),
})
export type RateLimitResult = v.InferOutput<typeof RateLimitResult>

/** Case and surrounding space do not make another account. */
export const normalizeIdentifier = (identifier: string) => identifier.trim().toLowerCase()

/**
 * Counts one attempt. The fifth is still allowed and locks the identifier for 15 minutes from then on; while locked,
 * nothing is counted and `state` is undefined. Attempts older than 15 minutes are forgotten.
 */
export function countAttempt(
  known: AttemptState | undefined,
  now: number,
): { state: AttemptState | undefined; result: RateLimitResult } {
  if (known?.locked_until && known.locked_until > now) {
    return { state: undefined, result: { allowed: false, remaining: 0, locked_until: isoTime(known.locked_until) } }
  }
  const isFresh = !known || known.locked_until !== null || known.last_attempt_at + lockMs <= now
  const attempts = isFresh ? 1 : known.attempts + 1
  const locked_until = attempts >= signInLimit.attempts ? now + lockMs : null
  return {
    state: { attempts, last_attempt_at: now, locked_until },
    result: {
      allowed: true,
      remaining: signInLimit.attempts - attempts,
      locked_until: locked_until === null ? null : isoTime(locked_until),
    },
  }
}

const isoTime = (ms: number) => new Date(ms).toISOString()

/** Minutes until a lock ends, rounded up; 0 when it has ended. */
export const minutesLeft = (lockedUntil: number, now: number) => Math.max(0, Math.ceil((lockedUntil - now) / 60_000))
