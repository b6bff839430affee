import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readBoard } from '../../firebase/outbox/board'
import { endSession } from '../../firebase/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Signs out to the home page; asks first when changes of this device have not reached the server. */
export function useSignOut() {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => void endSession('/')
  return {
    isAsking,
    ask: () => (readBoard().entries.length > 0 ? setIsAsking(true) : leave()),
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
