import type { Account } from '@studio/domain/people/account'
import type { Person } from '@studio/domain/people/people'
import { deleteAccount, disableAccount, enableAccount } from './data'

/** What can be done about somebody's account. */
export type AccountChange = 'disable' | 'enable' | 'remove'

/** Something that was asked for, and about whom. */
export interface AskedChange {
  change: AccountChange
  person: Person
}

/** What can be done now: nothing while the account is not known; what is left of a deleted one can be removed. */
export function changesOf(accounts: ReadonlyMap<string, Account> | undefined, id: string): AccountChange[] {
  if (!accounts) return []
  const account = accounts.get(id)
  if (!account) return ['remove']
  return [account.disabled ? 'enable' : 'disable', 'remove']
}

/** Does it, now; rejects with a `CallError`. */
export const changeAccount: Readonly<Record<AccountChange, (id: string) => Promise<unknown>>> = {
  disable: disableAccount,
  enable: enableAccount,
  remove: deleteAccount,
}
