import { calls } from '@studio/domain/calls'
import { sessionName } from '@studio/domain/people/sessionLimits'
import { callable } from '../requests/callable.ts'
import { type Accounts, liveAdmin } from './requireAdmin.ts'

/**
 * Ends the session that asks, in rules and functions: Auth revokes all sessions of an account or none. Sessions that
 * began in the same second count as one.
 *
 * @throws HttpsError as `requireAdmin` does.
 */
export const signOutHandler = (accounts: Accounts) =>
  callable(calls.signOut, async (_, { caller }) => {
    const { caller: admin, role } = await liveAdmin(accounts, caller)
    await role.ref.update({ [`sessions.${sessionName(admin.token)}`]: 0 })
    return { done: true }
  })
