import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSettings } from '../content/settings/data'
import { MaintenanceGate } from '../content/settings/MaintenanceGate'
import { useSeo } from '../content/settings/useSeo'
import { liveIsland } from '../lib/firstInteraction'
import { color, radius, space } from '../theme/tokens'
import { Header } from './frame/Header'
import { island } from './hydration/island'

const Hero = island('island-hero', () => import('./sections/hero/Hero').then(({ Hero }) => Hero))
const Craft = island('island-craft', () => import('./Craft').then(({ Craft }) => Craft))
const Portfolio = island(liveIsland, () => import('./sections/work/Portfolio').then(({ Portfolio }) => Portfolio))
const Offer = island('island-offer', () => import('./Offer').then(({ Offer }) => Offer))
const Payment = island('island-payment', () => import('./Offer').then(({ Payment }) => Payment))
const Trust = island('island-trust', () => import('./Trust').then(({ Trust }) => Trust))
const ChatBar = island('island-chat', () => import('./chat/ChatBar').then(({ ChatBar }) => ChatBar))
const Footer = island('island-foot', () => import('./frame/Footer').then(({ Footer }) => Footer))

const Analytics = lazy(() => import('./analytics/Analytics'))

/** The public page, in the specification's order; each island hydrates when it is near the view. */
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
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
