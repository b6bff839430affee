import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettings } from '../features/settings/data'
import { MaintenanceGate } from '../features/settings/MaintenanceGate'
import { useSeo } from '../features/settings/useSeo'
import { color, radius, space } from '../theme/tokens'
import { ChatPhone } from './chatPhone'
import { FloatingChat } from './FloatingChat'
import { Footer } from './Footer'
import { Header } from './Header'
import { Hero } from './Hero'
import { StickyBar } from './StickyBar'
import { zone } from './zone'

const Craft = zone('zone-craft', () => import('./Craft').then(({ Craft }) => Craft))
const Portfolio = zone('zone-work', () => import('./Portfolio').then(({ Portfolio }) => Portfolio))
const Offer = zone('zone-offer', () => import('./Offer').then(({ Offer }) => Offer))
const Trust = zone('zone-trust', () => import('./Trust').then(({ Trust }) => Trust))

const Analytics = lazy(() =>
  import('../features/analytics/Analytics').then(({ Analytics }) => ({ default: Analytics })),
)

/** The public page, in the specification's order; what is far below wakes when it comes near. */
export function LandingPage() {
  const { t } = useTranslation()
  const settings = useSettings()
  const { site_info, contact_info } = settings
  useSeo(settings)
  return (
    <MaintenanceGate maintenance={settings.maintenance}>
      <ChatPhone value={contact_info.whatsapp || contact_info.phone}>
        <SkipLink href="#main">{t('common.skip')}</SkipLink>
        <Header name={site_info.name} logoUrl={site_info.logo_url} />
        <main id="main" tabIndex={-1}>
          <Hero />
          <Craft />
          <Portfolio />
          <Offer />
          <Trust contact={contact_info} />
        </main>
        <Footer settings={settings} />
        <aside aria-label={t('sticky.label')}>
          <FloatingChat />
          <StickyBar phone={contact_info.phone} />
        </aside>
        {settings.analytics.tracking_enabled && (
          <Suspense>
            <Analytics analytics={settings.analytics} />
          </Suspense>
        )}
      </ChatPhone>
    </MaintenanceGate>
  )
}

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space(1)};
  inset-inline-start: ${space(1)};
  z-index: 50;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  background: ${color.hot};
  color: ${color.onHot};
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
