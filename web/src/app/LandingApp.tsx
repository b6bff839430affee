import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { LandingPage } from '../landing/LandingPage'
import { PrivacyPage } from '../landing/PrivacyPage'
import { useAwake } from '../lib/useAwake'
import { GlobalStyle } from '../theme/GlobalStyle'
import { ErrorBoundary } from './ErrorBoundary'
import { Toasts } from './Toasts'

/** The pages that are drawn while building, one for each language. */
export type PublicPage = 'home' | 'privacy'

/** The public page without a router: it is drawn while building and made interactive in the browser. */
export function LandingApp({ i18n, page }: { i18n: i18n; page: PublicPage }) {
  useAwake()
  return (
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <ErrorBoundary>{page === 'home' ? <LandingPage /> : <PrivacyPage />}</ErrorBoundary>
      <Toasts />
    </I18nextProvider>
  )
}
