import type { i18n } from 'i18next'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { PublicPagesContext } from '../content/publicPages'
import { GlobalStyle } from '../theme/GlobalStyle'
import { ErrorBoundary } from '../ui/screen/ErrorBoundary'
import { lazyPart } from '../ui/screen/lazyPart'
import { OptionalPart } from '../ui/screen/PartBoundary'
import { Spinner } from '../ui/screen/Spinner'
import { Toaster } from '../ui/toast/Toaster'
import { makeHistoryLenient } from './lenientHistory'

const Console = lazyPart(() => import('../console/shell/Console'))
export const loadConsole = Console.load
const loadPublicPages = async () => (await import('./publicPages')).publicPages

makeHistoryLenient()
/* A data router: it can block navigation while a form asks about unsaved changes (ui/dialog/useLeaveGuard). */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <ErrorBoundary>
        <PublicPagesContext value={loadPublicPages}>
          <Console.element />
        </PublicPagesContext>
      </ErrorBoundary>
    ),
  },
])

/** Sign-in and console. The public pages are prerendered (public/load). */
export function App({ i18n }: { i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <Suspense fallback={<Spinner label={i18n.t('common.loading')} />}>
        {/* No transitions: a key pressed right after navigating is meant for the new page. */}
        <RouterProvider router={router} useTransitions={false} />
      </Suspense>
      <OptionalPart>
        <Toaster />
      </OptionalPart>
    </I18nextProvider>
  )
}
