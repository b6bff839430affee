import { type AccountDevice, newDevices } from '@studio/domain/people/account'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { onNetworkBack, seemsOffline } from '../../lib/network'
import { pageIdle } from '../../lib/pageIdle'
import { Button } from '../../ui/Button'
import { Strip } from '../../ui/status/Strip'
import { ownDeviceId } from '../signIn/device'
import { readDevices } from './data'
import { noteSeen, onSeen, seenAt } from './seenDevices'

/** Warns that an unknown device has signed in to this account, until its owner dismisses the notice. */
export function NewDeviceNotice() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const account = useAccountId()
  const devices = useDevicesNow(account)
  const seen = useSyncExternalStore(onSeen, () => seenAt(account))
  const [newest] = newDevices(devices, seen, ownDeviceId()).sort((one, other) => other.first_at - one.first_at)
  if (!newest) return null
  const { name, first_at } = newest
  const words = { name: name || t('admin.account.devices.unnamed'), when: formatMoment(language, first_at) }
  return (
    <Strip role="status">
      <p>{t('admin.account.fresh.text', words)}</p>
      <Link to="/admin/account#devices">{t('admin.account.fresh.look')}</Link>
      <Button small variant="line" onClick={() => noteSeen(account, first_at)}>
        {t('admin.account.fresh.mine')}
      </Button>
    </Strip>
  )
}

/** The time for which a list of devices counts as current, in ms. */
const stillNowMs = 60_000

/**
 * Returns the account's devices. Reads them when the console opens, when the page becomes visible and when the network
 * returns. Empty if this browser has nothing to compare them with.
 */
function useDevicesNow(account: string) {
  const [devices, setDevices] = useState<readonly AccountDevice[]>([])
  useEffect(() => {
    const stop = new AbortController()
    let readAt = Number.NEGATIVE_INFINITY
    const look = async () => {
      await pageIdle()
      const canCompare = ownDeviceId() !== undefined || seenAt(account) !== undefined
      const isDue = !document.hidden && !seemsOffline() && Date.now() - readAt > stillNowMs
      if (stop.signal.aborted || !canCompare || !isDue) return
      readAt = Date.now()
      const found = await readDevices()
      if (!stop.signal.aborted) setDevices(found)
    }
    const handleLook = () =>
      void look().catch((error: unknown) => console.info('the devices of the account could not be read', error))
    handleLook()
    document.addEventListener('visibilitychange', handleLook, { signal: stop.signal })
    const unsubscribe = onNetworkBack(handleLook)
    return () => {
      stop.abort()
      unsubscribe()
    }
  }, [account])
  return devices
}
