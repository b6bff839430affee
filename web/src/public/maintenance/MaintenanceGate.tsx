import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { FullScreen } from '../../ui/screen/FullScreen'
import { PartBoundary } from '../../ui/screen/PartBoundary'
import { SiteTop } from '../../ui/screen/SiteTop'
import { nameWindow } from '../../ui/screen/windowTitle'
import { useContent, useSettings } from '../data/content'
import { WaysOn } from '../frame/WaysOn'
import type { PublicPage } from '../load/place'
import { MaintenanceStrip } from './MaintenanceStrip'

interface MaintenanceGateProps {
  page: PublicPage | undefined
  children: ReactNode
}

/**
 * Shows the maintenance notice to visitors while the site is closed. Admins see the site below a strip, and preview links
 * show it as well. The privacy policy stays open, so that anyone who has written can read it, and so does the 404 page.
 */
export function MaintenanceGate({ page, children }: MaintenanceGateProps) {
  const { enabled, message } = useSettings().maintenance
  const now = useContent()
  if (!enabled || page !== 'home') return children
  if (now.status === 'ready' && now.isPreview) return children
  if (now.status !== 'ready' || !now.isForAdmin) return <Closed message={message} />
  return (
    <>
      <PartBoundary>
        <MaintenanceStrip />
      </PartBoundary>
      {children}
    </>
  )
}

/** The owner writes one message, in Spanish. Other languages show their standard text. */
function Closed({ message }: { message: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { name } = useSettings().site_info
  const title = t('maintenance.title')
  useEffect(() => nameWindow(`${title} | ${name}`), [title, name])
  return (
    <>
      <SiteTop name={name} />
      <FullScreen title={title} text={(language === 'es' && message) || t('maintenance.text')} more={<WaysOn />} />
    </>
  )
}
