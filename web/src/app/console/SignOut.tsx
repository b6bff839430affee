import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasUnsent } from '../../firebase/commit'
import { endSession } from '../../firebase/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Signs out to the home page; asks first when changes of this device have not reached the server. */
export function useSignOut() {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => void endSession('/')
  return {
    isAsking,
    ask: () => void hasUnsent().then((isUnsent) => (isUnsent ? setIsAsking(true) : leave())),
    stay: () => setIsAsking(false),
    leave,
  }
}

/** What would be lost, and the choice to stay. */
export function SignOutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('console')
  return (
    <ConfirmDialog
      isDanger
      title={t('admin.signOut')}
      text={t('admin.pendingAtSignOut')}
      confirm={t('admin.signOutAnyway')}
      cancel={t('admin.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
