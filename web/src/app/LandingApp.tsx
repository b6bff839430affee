import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLiveSettings } from '../features/settings/data'
import { useAwake } from '../lib/useAwake'
import { GlobalStyle } from '../theme/GlobalStyle'
import { ErrorBoundary } from './ErrorBoundary'
import { Toasts } from './Toasts'

/** The public page without a router: it is drawn while building and made interactive in the browser. */
export function LandingApp({ i18n, Page }: { i18n: i18n; Page: ComponentType }) {
  useAwake()
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
