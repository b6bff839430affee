import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettings } from '../features/settings/data'
import { MaintenanceGate } from '../features/settings/MaintenanceGate'
import { useSeo } from '../features/settings/useSeo'
import { liveZone } from '../lib/firstSign'
import { color, radius, space } from '../theme/tokens'
import { Header } from './Header'
import { zone } from './zone'

const Hero = zone('zone-hero', () => import('./Hero').then(({ Hero }) => Hero))
const Craft = zone('zone-craft', () => import('./Craft').then(({ Craft }) => Craft))
const Portfolio = zone(liveZone, () => import('./Portfolio').then(({ Portfolio }) => Portfolio))
const Offer = zone('zone-offer', () => import('./Offer').then(({ Offer }) => Offer))
const Payment = zone('zone-payment', () => import('./Offer').then(({ Payment }) => Payment))
const Trust = zone('zone-trust', () => import('./Trust').then(({ Trust }) => Trust))
const ChatBar = zone('zone-chat', () => import('./ChatBar').then(({ ChatBar }) => ChatBar))
const Footer = zone('zone-foot', () => import('./Footer').then(({ Footer }) => Footer))

const Analytics = lazy(() => import('../features/analytics/Analytics'))

/** The public page, in the specification's order; each zone wakes when it is near the view. */
export function LandingPage() {
  const { t } = useTranslation()
  const settings = useSettings()
  const { site_info } = settings
  useSeo(settings)
  return (
    <MaintenanceGate maintenance={settings.maintenance}>
      <SkipLink href="#main">{t('common.skip')}</SkipLink>
      <Header name={site_info.name} logoUrl={site_info.logo_url} />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Craft />
        <Portfolio />
        <Offer />
        <Payment />
        <Trust />
      </main>
      <Footer />
      <aside aria-label={t('sticky.label')}>
        <ChatBar />
      </aside>
      {settings.analytics.tracking_enabled && (
        <Suspense>
          <Analytics analytics={settings.analytics} />
        </Suspense>
      )}
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
