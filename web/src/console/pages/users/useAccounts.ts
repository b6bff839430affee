import type { Account } from '@studio/domain/people/account'
import { useCallback, useEffect, useState } from 'react'
import { readAccounts } from './data'

/** What Auth knows of everybody, by id; undefined until it is known. Asked for again when the network is back. */
export function useAccounts(isOnline: boolean) {
  const [accounts, setAccounts] = useState<ReadonlyMap<string, Account>>()
  const [isFailed, setIsFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setAccounts(new Map((await readAccounts()).map((account) => [account.id, account])))
      setIsFailed(false)
    } catch (error) {
      console.warn('the accounts could not be read', error instanceof Error ? error.message : error)
      setIsFailed(true)
    }
  }, [])
  useEffect(() => {
    if (isOnline) void read()
  }, [isOnline, read])
  return { accounts, isFailed, read }
}
