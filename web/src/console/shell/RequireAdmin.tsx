import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../../firebase/session/session'
import { AccountContext } from '../../lib/account'
import { startOutbox } from '../../sync/outbox/start'
import { Button } from '../../ui/Button'
import { FullScreen } from '../../ui/screen/FullScreen'
import { Spinner } from '../../ui/screen/Spinner'
import { IdentityProvider } from '../identity/IdentityProvider'
import { requestedPageState } from '../signIn/requestedPage'
import { SessionContext } from './account'
import { prepareDevice } from './prepareDevice'

/**
 * Shows its children to admins and sends everyone else to sign-in, which leads back here. A session without an admin
 * role ends by itself (session.tsx).
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { t } = useTranslation('console')
  const session = useSession()
  const location = useLocation()
  const userId = 'userId' in session ? session.userId : undefined
  useEffect(() => {
    if (userId) startOutbox(userId)
  }, [userId])
  const isAdmin = session.status === 'admin'
  useEffect(() => {
    if (isAdmin) prepareDevice()
  }, [isAdmin])
  if (session.status === 'loading') return <Spinner label={t('auth.checking')} />
  if (session.status === 'roleUnknown')
    return (
      <FullScreen title={t('auth.title')} text={t('auth.network')}>
        <Button onClick={() => window.location.reload()}>{t('admin.common.reload')}</Button>
      </FullScreen>
    )
  if (session.status === 'signedOut') return <Navigate to="/auth" replace state={requestedPageState(location)} />
  return (
    <SessionContext value={session}>
      <AccountContext value={session.userId}>
        <IdentityProvider email={session.email}>{children}</IdentityProvider>
      </AccountContext>
    </SessionContext>
  )
}
