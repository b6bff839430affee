import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { hasStoredSession } from '../../device/storedSession'
import { loadConfig } from '../../firebase/config'
import { SessionProvider } from '../../firebase/session/session'
import { loadTexts } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/useLanguage'
// Bundles the dashboard with the console, since it is the first page.
import '../pages/dashboard/Dashboard'
import { lazyPart } from '../../ui/screen/lazyPart'
import { NotFound } from '../../ui/screen/NotFound'
import { PartBoundary } from '../../ui/screen/PartBoundary'
import { ForgottenPage } from '../signIn/ForgottenPage'
import { NewPasswordPage } from '../signIn/NewPasswordPage'
import { SignInPage } from '../signIn/SignInPage'
import { ConsoleLayout } from './ConsoleLayout'
import { pages } from './pages'
import { RequireAdmin } from './RequireAdmin'

const parts = Object.values(pages).map(({ path, load }) => ({ path, ...lazyPart(load) }))

// With a stored session, loads the page's code and the live queries' code while Auth and the rules still check it.
if (hasStoredSession()) {
  const here = parts.find(({ path }) => path === location.pathname)
  void Promise.all([loadConfig(), import('../../firebase/reads/store'), here?.load()]).catch(() => undefined)
}

const loading = new Map<LanguageCode, Promise<void>>()

/**
 * Returns the promise of the console's dictionary. A language chosen later is loaded before it is switched to, so only
 * the first one suspends.
 */
function textsOf(instance: i18n, language: LanguageCode) {
  const texts = loading.get(language) ?? loadTexts(instance, language, 'console')
  loading.set(language, texts)
  return texts
}

/** Sign-in and the console: all the code that visitors never download. */
export default function Console() {
  const { i18n } = useTranslation()
  const { language } = useLanguage()
  if (!i18n.hasResourceBundle(language, 'console')) use(textsOf(i18n, language))
  return (
    <SessionProvider>
      <Routes>
        <Route path="/auth" element={<SignInPage />} />
        <Route path="/auth/forgotten" element={<ForgottenPage />} />
        <Route path="/auth/action" element={<NewPasswordPage />} />
        <Route path="/admin-console" element={<SignInPage />} />
        <Route
          path={pages.dashboard.path}
          element={
            <RequireAdmin>
              <ConsoleLayout />
            </RequireAdmin>
          }
        >
          {parts.map(({ path, element: Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <PartBoundary key={path}>
                  <Page />
                </PartBoundary>
              }
            />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </SessionProvider>
  )
}
