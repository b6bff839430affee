import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import type { RuleCase } from '../ask.ts'
import type { Fields } from '../studio.ts'

/** Returns an admin's change of a stored document. */
export const update = (path: string, stored: Fields, what: string, fields: Fields, isAllowed: boolean): RuleCase => ({
  what,
  principal: 'admin',
  operation: 'update',
  path,
  stored,
  fields,
  isAllowed,
})

/** Returns questions for sign-ins that are just recent enough and just too old. */
export function recency(ask: (ago: { ms: number; words: string }, isAllowed: boolean) => RuleCase): RuleCase[] {
  const slack = 30_000
  return [-slack, slack].map((more) =>
    ask({ ms: recentSignInMs + more, words: `${(recentSignInMs + more) / 60_000} minutes ago` }, more < 0),
  )
}
