import type { Account } from '@studio/domain/people/account'
import type { Person } from '@studio/domain/people/people'
import { deleteAccount, disableAccount, enableAccount } from './data'

/** An action on another person's account. */
export type AccountChange = 'disable' | 'enable' | 'remove'

/** A requested action and the person it affects. */
export interface AskedChange {
  change: AccountChange
  person: Person
}

/**
 * Returns the possible actions: none until the accounts are loaded; a deleted account's remains can only be removed.
 */
export function changesOf(accounts: ReadonlyMap<string, Account> | undefined, id: string): AccountChange[] {
  if (!accounts) return []
  const account = accounts.get(id)
  if (!account) return ['remove']
  return [account.disabled ? 'enable' : 'disable', 'remove']
}

/** The call for each action. Rejects with a `CallError`. */
export const changeAccount: Readonly<Record<AccountChange, (id: string) => Promise<unknown>>> = {
  disable: disableAccount,
  enable: enableAccount,
  remove: deleteAccount,
}
