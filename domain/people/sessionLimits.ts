import { provedAt, type SessionToken, sessionFrom } from './sessionToken.ts'
import type { UserRole } from './user.ts'

/**
 * A session ends after this many days without use, and this many after its holder last proved their identity. Weeks on
 * set without a network fit in. The rules hold the same numbers.
 */
export const sessionLimits = { idleDays: 30, absoluteDays: 90 } as const

const dayMs = 86_400_000

/** The part of the role that says which sessions of its account are over. */
export type SessionState = Pick<UserRole, 'valid_since' | 'sessions'>

/** The name under which a role stores a session's last use. */
export const sessionName = (token: SessionToken) => String(sessionFrom(token) / 1000)

/** Returns when a session was last used as far as its role knows, in ms since 1970; 0 once it was signed out. */
export const lastUse = (token: SessionToken, { sessions = {} }: SessionState): number =>
  (sessions[sessionName(token)] ?? sessionFrom(token) / 1000) * 1000

/** Returns when a session ends unless it is used before, in ms since 1970; 0 if it was ended or signed out. */
export function sessionEnd(token: SessionToken, role: SessionState): number {
  if (sessionFrom(token) < (role.valid_since ?? 0) * 1000) return 0
  const used = lastUse(token, role)
  if (used === 0) return 0
  return Math.min(used + sessionLimits.idleDays * dayMs, provedAt(token) + sessionLimits.absoluteDays * dayMs)
}

/** A use is stored once a day, so that a session costs one write a day. */
export const isUseDue = (token: SessionToken, role: SessionState, now: number) => now - lastUse(token, role) >= dayMs

/** Returns the names of sessions that began so long ago that no token can be of them any more. */
export const outdatedSessions = ({ sessions = {} }: SessionState, now: number): string[] =>
  Object.keys(sessions).filter((from) => Number(from) * 1000 + sessionLimits.absoluteDays * dayMs < now)
