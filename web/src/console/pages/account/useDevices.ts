import { newDevices } from '@studio/domain/people/account'
import { useCallback, useState } from 'react'
import { useRead } from '../../../lib/useRead'
import { readDevices } from '../../devices/data'
import { noteSeen, seenAt } from '../../devices/seenDevices'
import { ownDeviceId } from '../../signIn/device'

/**
 * Returns the devices of the signed-in account; undefined until they are loaded. Showing them counts as having seen
 * them: `fresh` has the ids of those that were new before.
 */
export function useDevices(account: string) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const ask = useCallback(async () => {
    const known = await readDevices()
    const unseen = newDevices(known, seenAt(account), ownDeviceId()).map(({ id }) => id)
    setFresh((before) => new Set([...before, ...unseen]))
    noteSeen(account, Math.max(0, ...known.map(({ first_at }) => first_at)))
    return known
  }, [account])
  const { answer: devices, isFailed, read } = useRead(ask)
  return { devices, isFailed, fresh, read }
}
