import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLiveSettings } from '../content/settings/data'
import { useHydrated } from '../lib/useHydrated'
import { GlobalStyle } from '../theme/GlobalStyle'
import { ErrorBoundary } from '../ui/screen/ErrorBoundary'
import { Toasts } from '../ui/toast/Toasts'

/** The public page without a router: it is prerendered and made interactive in the browser. */
export function LandingApp({ i18n, Page }: { i18n: i18n; Page: ComponentType }) {
  useHydrated()
  useLiveSettings()
  return (
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
      <Toasts />
    </I18nextProvider>
  )
}
