import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { SessionProvider } from '../../firebase/session'
import { loadTexts } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/useLanguage'
import { NotFound } from '../../ui/screen/NotFound'
import { Spinner } from '../../ui/screen/Spinner'
import { Dashboard } from '../pages/dashboard/Dashboard'
import { SignInPage } from '../signIn/SignInPage'
import { ConsoleLayout } from './ConsoleLayout'
import { type ConsolePage, consolePageNames, consolePages } from './pages'
import { RequireAdmin } from './RequireAdmin'

/** Each page loads when it is opened, but for the first one. */
const elements: Record<ConsolePage, ComponentType> = {
  dashboard: Dashboard,
  projects: lazy(() => import('../pages/projects/ProjectsPage')),
  testimonials: lazy(() => import('../pages/testimonials/TestimonialsPage')),
  translations: lazy(() => import('../pages/translations/TranslationsPage')),
  messages: lazy(() => import('../pages/messages/MessagesPage')),
  users: lazy(() => import('../pages/users/UsersPage')),
  createUser: lazy(() => import('../pages/users/CreateUserPage')),
  settings: lazy(() => import('../pages/settings/SettingsPage')),
  copies: lazy(() => import('../pages/importExport/ImportExportPage')),
  ready: lazy(() => import('../pages/ready/ReadyPage')),
  permissions: lazy(() => import('../pages/permissions/PermissionsPage')),
}

const loading = new Map<LanguageCode, Promise<void>>()

/** The console's dictionary on its way; a later language is at hand before it is changed to, so nothing waits for it. */
function textsOf(instance: i18n, language: LanguageCode) {
  const texts = loading.get(language) ?? loadTexts(instance, language, 'console')
  loading.set(language, texts)
  return texts
}

/** Sign-in and console: everything that a visitor never downloads. */
export default function Console() {
  const { t, i18n } = useTranslation()
  const { language } = useLanguage()
  if (!i18n.hasResourceBundle(language, 'console')) use(textsOf(i18n, language))
  return (
    <SessionProvider>
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <Routes>
          <Route path="/auth" element={<SignInPage />} />
          <Route path="/admin-console" element={<SignInPage />} />
          <Route
            path={consolePages.dashboard}
            element={
              <RequireAdmin>
                <ConsoleLayout />
              </RequireAdmin>
            }
          >
            {consolePageNames.map((name) => {
              const Page = elements[name]
              return <Route key={name} path={consolePages[name]} element={<Page />} />
            })}
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  )
}
