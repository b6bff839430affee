import type { Settings } from '@studio/domain/settings'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { watchAdmin } from './data'

const FullScreen = lazy(() => import('../../ui/FullScreen').then(({ FullScreen }) => ({ default: FullScreen })))

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
      <Strip role="status">{t('maintenance.notice')}</Strip>
      {children}
    </>
  )
}

function useIsAdmin(isAsked: boolean) {
  const [isAdmin, setIsAdmin] = useState(false)
  useEffect(() => (isAsked ? watchAdmin(setIsAdmin) : undefined), [isAsked])
  return isAdmin
}

const Strip = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${color.hot};
  color: ${color.onHot};
  font-weight: 600;
  text-align: center;
`
