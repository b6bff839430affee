import * as v from 'valibot'

/**
 * What an ID token says of its session, in seconds since 1970; the rules read it too. The server's own tokens open
 * sessions as well. For a minute, Auth accepts one any number of times, asks nothing about sessions that were ended
 * meanwhile, and counts its use as the sign-in (`auth_time`). So the token carries when it was made (`made_at`), and when
 * its holder proved their identity (`proved_at`).
 */
export const SessionToken = v.object({
  auth_time: v.number(),
  made_at: v.optional(v.number()),
  proved_at: v.optional(v.number()),
})
export type SessionToken = v.InferOutput<typeof SessionToken>

/** Since when there is the session of a token, in ms since 1970. */
export const sessionFrom = ({ made_at, auth_time }: SessionToken): number => (made_at ?? auth_time) * 1000

/** When the person of a token last proved who it is, in ms since 1970. */
export const provedAt = ({ proved_at, auth_time }: SessionToken): number => (proved_at ?? auth_time) * 1000
