import { accounts } from '../../scripts/seed/accounts.ts'

export { password } from '../../scripts/seed/accounts.ts'

/** The e-mail addresses of the seeded accounts: two admins, and someone without a role. */
export const [owner, editor, client] = accounts.map(({ email }) => email) as [string, string, string]
