import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionalPart, PartBoundary } from '../ui/screen/PartBoundary'
import { SkipLink } from '../ui/screen/SkipLink'
import { FloatingChat } from './chat/FloatingChat'
import { StickyBar } from './chat/StickyBar'
import { useSettings } from './data/content'
import { Footer } from './frame/Footer'
import { Header } from './frame/Header'
import { useWholeLayout } from './frame/lateLayout'
import { MinuteContext } from './frame/Section'
import { Hero } from './sections/hero/Hero'
import { Payment } from './sections/offer/Payment'
import { Pilot } from './sections/offer/Pilot'
import { Pricing } from './sections/offer/Pricing'
import { Process } from './sections/offer/Process'
import { Contact } from './sections/trust/Contact'
import { Faqs } from './sections/trust/Faqs'
import { Testimonials } from './sections/trust/Testimonials'
import { Portfolio } from './sections/work/Portfolio'
import { Services } from './sections/work/Services'
import { Showreel } from './sections/work/Showreel'

const sections = Object.entries({
  Hero,
  Showreel,
  Services,
  Portfolio,
  Process,
  Pilot,
  Pricing,
  Payment,
  Testimonials,
  Faqs,
  Contact,
})

/**
 * The public page, with its sections in the specification's order. React hydrates one Suspense boundary at a time, so
 * the browser can respond in between; a pressed part is hydrated first. `isWhole: false` renders only the first screen,
 * from which the build extracts its styles.
 */
export function LandingPage({ isWhole = true }) {
  const { t } = useTranslation()
  const { site_info } = useSettings()
  useWholeLayout()
  return (
    <>
      <SkipLink to="main">{t('common.skip')}</SkipLink>
      <PartBoundary>
        <Header name={site_info.name} logoUrl={site_info.logo_url} />
      </PartBoundary>
      <main id="main" tabIndex={-1}>
        {(isWhole ? sections : sections.slice(0, 1)).map(([name, Section], at) => (
          <MinuteContext key={name} value={at}>
            <PartBoundary>
              <Suspense>
                <Section />
              </Suspense>
            </PartBoundary>
          </MinuteContext>
        ))}
      </main>
      {isWhole && (
        <>
          <PartBoundary>
            <Suspense>
              <Footer />
            </Suspense>
          </PartBoundary>
          <aside aria-label={t('sticky.label')}>
            <OptionalPart>
              <FloatingChat />
            </OptionalPart>
            <OptionalPart>
              <StickyBar />
            </OptionalPart>
          </aside>
        </>
      )}
    </>
  )
}
