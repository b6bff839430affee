import { type AccountDevice, newDevices } from '@studio/domain/people/account'
import { useCallback, useEffect, useState } from 'react'
import { readDevices } from '../../devices/data'
import { noteSeen, seenAt } from '../../devices/seenDevices'
import { ownDeviceId } from '../../signIn/device'

/**
 * The devices of the own account, undefined until they are known, read again when the network is back. Whoever sees
 * them here has looked: `fresh` are the ids of those that were new until then.
 */
export function useDevices(account: string, isOnline: boolean) {
  const [devices, setDevices] = useState<readonly AccountDevice[]>()
  const [isFailed, setIsFailed] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const read = useCallback(async () => {
    try {
      const known = await readDevices()
      const unseen = newDevices(known, seenAt(account), ownDeviceId()).map(({ id }) => id)
      setFresh((before) => new Set([...before, ...unseen]))
      noteSeen(account, Math.max(0, ...known.map(({ first_at }) => first_at)))
      setDevices(known)
      setIsFailed(false)
    } catch (error) {
      console.warn('the devices of the account could not be read', error instanceof Error ? error.message : error)
      setIsFailed(true)
    }
  }, [account])
  useEffect(() => {
    if (isOnline) void read()
  }, [isOnline, read])
  return { devices, isFailed, fresh, read }
}
