import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { notify } from '../../../ui/toast/Toaster'
import { endDevice, endSession, endSessions } from '../../devices/data'
import { useConfirmed } from '../../identity/useConfirmed'
import { Card, type CardProps } from './Card'
import { ReadFailed } from './CardParts'
import { DeviceList } from './DeviceList'
import { useDevices } from './useDevices'

/** The devices on which the account is signed in, with buttons that sign out one or all. */
export function DevicesCard({ userId, email, isOffline }: CardProps) {
  const { t } = useTranslation('console')
  const confirmed = useConfirmed()
  const { devices, isFailed, fresh, read } = useDevices(userId)
  const [ending, setEnding] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const failed = t('admin.account.devices.endFailed')

  const handleEnd = async (id: string, name: string) => {
    setEnding(id)
    const isDone = await confirmed(t('admin.identity.what.device', { email, name }), () => endDevice(email, id), failed)
    if (isDone) notify.success(t('admin.account.devices.ended'))
    // If the removal failed, the device may already have been removed elsewhere.
    await read()
    setEnding(undefined)
  }
  const handleEverywhere = async () => {
    setIsAsked(false)
    setEnding('everywhere')
    const isDone = await confirmed(t('admin.identity.what.everywhere', { email }), endSessions, failed)
    // Keeps unsent work, as always when a session ends without a sign-out on this device.
    if (isDone) await endSession('/auth', true)
    setEnding(undefined)
  }
  const isDisabled = ending !== undefined
  return (
    <Card id="devices" title={t('admin.account.devices.title')} text={t('admin.account.devices.text')}>
      {devices && (
        <DeviceList
          devices={devices}
          fresh={fresh}
          ending={ending}
          isDisabled={isDisabled}
          onEnd={(...one) => void handleEnd(...one)}
        />
      )}
      {!devices && isOffline && <p>{t('admin.account.devices.unknown')}</p>}
      {isFailed && !isOffline && (
        <ReadFailed onRetry={() => void read()}>{t('admin.account.devices.failed')}</ReadFailed>
      )}
      <p>{t('admin.account.everywhere.text')}</p>
      <Everywhere
        variant="danger"
        isBusy={ending === 'everywhere'}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && setIsAsked(true)}
      >
        <LogOut aria-hidden size={18} />
        {t('admin.account.everywhere.submit')}
      </Everywhere>
      {isAsked && (
        <ConfirmDialog
          isDanger
          title={t('admin.account.everywhere.submit')}
          about={email}
          text={t('admin.account.everywhere.text')}
          confirm={t('admin.account.everywhere.submit')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => void handleEverywhere()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Card>
  )
}

const Everywhere = styled(Button)`
  justify-self: start;
`
