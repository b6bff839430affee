import { calls } from '@studio/domain/calls'
import { sessionName } from '@studio/domain/people/sessionLimits'
import { callable } from '../requests/callable.ts'
import { type Accounts, liveAdmin } from './requireAdmin.ts'

/**
 * Ends the caller's session in rules and functions, because Auth can revoke only all sessions of an account. Sessions
 * that began in the same second count as one.
 *
 * @throws HttpsError like `requireAdmin`.
 */
export const signOutHandler = (accounts: Accounts) =>
  callable(calls.signOut, async (_, { caller }) => {
    const { caller: admin, role } = await liveAdmin(accounts, caller)
    await role.ref.update({ [`sessions.${sessionName(admin.token)}`]: 0 })
    return { done: true }
  })
