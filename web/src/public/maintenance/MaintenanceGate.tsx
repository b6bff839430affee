import { defaultSettings } from '@studio/domain/settings/settings'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { FullScreen } from '../../ui/screen/FullScreen'
import { useContent, useSettings } from '../content/content'
import { MaintenanceStrip } from './MaintenanceStrip'

/** While the site is under maintenance visitors read that it is; admins see the site, with a notice. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { enabled, message } = useSettings().maintenance
  const now = useContent()
  if (!enabled) return children
  if (now.status !== 'ready' || !now.isForAdmin) return <Closed message={message} />
  return (
    <>
      <MaintenanceStrip />
      {children}
    </>
  )
}

/** The owner writes one message, in Spanish. Other languages read the usual one first, and then what was written. */
function Closed({ message }: { message: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isUsual = message === defaultSettings.maintenance.message
  if (language === 'es') return <FullScreen title={t('maintenance.title')} text={message} />
  return (
    <FullScreen title={t('maintenance.title')} text={t('maintenance.text')}>
      {!isUsual && <p lang="es">{message}</p>}
    </FullScreen>
  )
}
