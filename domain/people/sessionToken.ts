import * as v from 'valibot'

/**
 * The claims of an ID token about its session, in seconds since 1970; the rules read them too. Sessions can also be
 * opened with the server's custom tokens. Auth accepts such a token for a minute, any number of times, even if sessions
 * were ended meanwhile, and sets `auth_time` to its use. That is why the token carries its creation (`made_at`) and its
 * holder's last proof of identity (`proved_at`).
 */
export const SessionToken = v.object({
  auth_time: v.number(),
  made_at: v.optional(v.number()),
  proved_at: v.optional(v.number()),
})
export type SessionToken = v.InferOutput<typeof SessionToken>

/** Returns when the session of a token began, in ms since 1970. */
export const sessionFrom = ({ made_at, auth_time }: SessionToken): number => (made_at ?? auth_time) * 1000

/** Returns when the person last proved their identity, in ms since 1970. */
export const provedAt = ({ proved_at, auth_time }: SessionToken): number => (proved_at ?? auth_time) * 1000
