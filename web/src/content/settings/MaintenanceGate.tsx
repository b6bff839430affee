import type { Settings } from '@studio/domain/settings/settings'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullScreen } from '../../ui/screen/FullScreen'
import { watchAdmin } from './data'

const Strip = lazy(() => import('./MaintenanceStrip').then(({ MaintenanceStrip }) => ({ default: MaintenanceStrip })))

/** While the site is under maintenance visitors read the owner's message; admins see the site, with a notice. */
export function MaintenanceGate({
  maintenance,
  children,
}: {
  maintenance: Settings['maintenance']
  children: ReactNode
}) {
  const { t } = useTranslation()
  const isAdmin = useIsAdmin(maintenance.enabled)
  if (!maintenance.enabled) return children
  if (!isAdmin) return <FullScreen title={t('maintenance.title')} text={maintenance.message} />
  return (
    <>
      <Suspense>
        <Strip />
      </Suspense>
      {children}
    </>
  )
}

function useIsAdmin(isAsked: boolean) {
  const [isAdmin, setIsAdmin] = useState(false)
  useEffect(() => (isAsked ? watchAdmin(setIsAdmin) : undefined), [isAsked])
  return isAdmin
}
