import type { Settings } from '@studio/domain/settings'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchAdmin } from './data'

const FullScreen = lazy(() => import('../../ui/FullScreen').then(({ FullScreen }) => ({ default: FullScreen })))
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
  if (!isAdmin)
    return (
      <Suspense>
        <FullScreen title={t('maintenance.title')} text={maintenance.message} />
      </Suspense>
    )
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
