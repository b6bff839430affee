import { provedAt, type SessionToken, sessionFrom } from './sessionToken.ts'
import type { UserRole } from './user.ts'

/**
 * A session ends after `idleDays` without use, and `absoluteDays` after its holder last proved their identity. That is
 * enough for weeks on a film set without a network. firestore.rules repeats the numbers.
 */
export const sessionLimits = { idleDays: 30, absoluteDays: 90 } as const

const dayMs = 86_400_000

/** The part of a role that tells which sessions of its account have ended. */
export type SessionState = Pick<UserRole, 'valid_since' | 'sessions'>

/** Returns the name under which a role stores a session's last use. */
export const sessionName = (token: SessionToken) => String(sessionFrom(token) / 1000)

/** Returns a session's last use as stored in its role, in ms since 1970; 0 once it was signed out. */
const lastUse = (token: SessionToken, { sessions = {} }: SessionState): number =>
  (sessions[sessionName(token)] ?? sessionFrom(token) / 1000) * 1000

/** Returns when a session ends unless it is used before, in ms since 1970; 0 if it was ended or signed out. */
export function sessionEnd(token: SessionToken, role: SessionState): number {
  if (sessionFrom(token) < (role.valid_since ?? 0) * 1000) return 0
  const used = lastUse(token, role)
  if (used === 0) return 0
  return Math.min(used + sessionLimits.idleDays * dayMs, provedAt(token) + sessionLimits.absoluteDays * dayMs)
}

/** Returns whether a session's use should be stored: once a day, to limit writes. */
export const isUseDue = (token: SessionToken, role: SessionState, now: number) => now - lastUse(token, role) >= dayMs

/** Returns the names of sessions that are too old for any valid token. */
export const outdatedSessions = ({ sessions = {} }: SessionState, now: number): string[] =>
  Object.keys(sessions).filter((from) => Number(from) * 1000 + sessionLimits.absoluteDays * dayMs < now)
