import { type AccountDevice, newDevices } from '@studio/domain/people/account'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { pageIdle } from '../../lib/pageIdle'
import { Button } from '../../ui/Button'
import { Strip } from '../../ui/status/Strip'
import { ownDeviceId } from '../signIn/device'
import { readDevices } from './data'
import { noteSeen, onSeen, seenAt } from './seenDevices'

/** Says that somebody has signed in to this account on a device that it did not know, until its owner has looked. */
export function NewDeviceNotice() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const account = useAccountId()
  const devices = useDevicesOnce(account)
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

/** The devices of the account, asked for once when the console opens; none where nothing could be new. */
function useDevicesOnce(account: string) {
  const [devices, setDevices] = useState<readonly AccountDevice[]>([])
  useEffect(() => {
    let isGone = false
    const canCompare = ownDeviceId() !== undefined || seenAt(account) !== undefined
    if (canCompare)
      void pageIdle()
        .then(async () => {
          if (!isGone && navigator.onLine) setDevices(await readDevices())
        })
        .catch((error: unknown) => console.info('the devices of the account could not be read', error))
    return () => {
      isGone = true
    }
  }, [account])
  return devices
}
