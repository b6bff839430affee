import { pickLanguage } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ErrorBoundary } from '../../ui/screen/ErrorBoundary'
import { OptionalPart } from '../../ui/screen/PartBoundary'
import { Toaster } from '../../ui/toast/Toaster'
import { LateAnalytics } from '../analytics/LateAnalytics'
import { keepContentNew, useSettings } from '../content/content'
import { MaintenanceGate } from '../maintenance/MaintenanceGate'
import type { PublicPage } from './place'

interface PublicAppProps {
  i18n: i18n
  /** Undefined: none of its pages, as the 404 page. */
  page: PublicPage | undefined
  Page: ComponentType
  /** The styles of the whole document. They are rendered once for all pages: render.tsx leaves them out of each. */
  globalStyle: ReactNode
  /** Called once the page answers to a press. */
  onReady?: () => void
}

/** A public page without a router, as it is prerendered and hydrated. */
export function PublicApp({ i18n, page, Page, globalStyle, onReady }: PublicAppProps) {
  const { analytics } = useSettings()
  useEffect(() => onReady?.(), [onReady])
  useEffect(() => keepContentNew(pickLanguage([i18n.language])), [i18n])
  return (
    <I18nextProvider i18n={i18n}>
      {globalStyle}
      <ErrorBoundary>
        <MaintenanceGate page={page}>
          <Page />
          {analytics.tracking_enabled && (
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
