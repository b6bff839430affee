import { pickLanguage } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { headTexts } from '../../content/headTexts'
import { layTexts } from '../../i18n/ownTexts'
import { useLanguage } from '../../i18n/useLanguage'
import { ErrorBoundary } from '../../ui/screen/ErrorBoundary'
import { OptionalPart } from '../../ui/screen/PartBoundary'
import { Toaster } from '../../ui/toast/Toaster'
import { LateAnalytics } from '../analytics/LateAnalytics'
import { keepContentNew, useContent, useSettings } from '../data/content'
import { useOfferWords } from '../data/offer'
import { WaysOn } from '../frame/WaysOn'
import { MaintenanceGate } from '../maintenance/MaintenanceGate'
import { LatePreview } from '../preview/LatePreview'
import { usePreview } from '../preview/preview'
import { useVisitCount } from '../visits/useVisitCount'
import type { PublicPage } from './place'

interface PublicAppProps {
  i18n: i18n
  page: PublicPage | undefined
  Page: ComponentType
  /** The styles of the whole document. Prerendering renders them once for all pages (render.tsx). */
  globalStyle: ReactNode
  /** Called once the page is interactive. */
  onReady?: () => void
}

/** A public page without a router, for prerendering and hydration. */
export function PublicApp({ i18n, page, Page, globalStyle, onReady }: PublicAppProps) {
  const { analytics } = useSettings()
  const preview = usePreview()
  const language = pickLanguage([i18n.language])
  useEffect(() => onReady?.(), [onReady])
  const now = useContent()
  const texts = now.status === 'ready' ? now.content.texts : undefined
  useEffect(() => {
    if (texts) layTexts(i18n, texts)
  }, [i18n, texts])
  useEffect(() => keepContentNew(language), [language])
  useVisitCount(language, !preview)
  return (
    <I18nextProvider i18n={i18n}>
      {globalStyle}
      <ErrorBoundary more={<WaysOn />}>
        {preview && (
          <OptionalPart>
            <LatePreview i18n={i18n} language={language} page={page} preview={preview} />
          </OptionalPart>
        )}
        <MaintenanceGate page={page}>
          {page === 'home' && <HomeTitle />}
          <Page />
          {analytics.tracking_enabled && !preview && page !== 'lost' && (
            <OptionalPart>
              <LateAnalytics analytics={analytics} />
            </OptionalPart>
          )}
        </MaintenanceGate>
      </ErrorBoundary>
      <OptionalPart>
        <Toaster />
      </OptionalPart>
    </I18nextProvider>
  )
}

/** Sets the window's title of the home page, which the owner may have changed since the page was prerendered. */
function HomeTitle() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const settings = useSettings()
  const now = useContent()
  const own = now.status === 'ready' ? now.content.texts : undefined
  const words = useOfferWords()
  const { title } = headTexts(language, t('meta', { returnObjects: true, ...words }), settings, words, own)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
