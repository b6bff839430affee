import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { SignInPage } from '../../features/auth/SignInPage'
import { SessionProvider } from '../../firebase/session'
import { loadTexts } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/useLanguage'
import { Spinner } from '../../ui/Spinner'
import { NotFound } from '../NotFound'
import { ConsoleLayout } from './ConsoleLayout'
import { Dashboard } from './Dashboard'
import { type ConsolePage, consolePageNames, consolePages } from './pages'
import { RequireAdmin } from './RequireAdmin'

/** Each page loads when it is opened, but for the first one. */
const elements: Record<ConsolePage, ComponentType> = {
  dashboard: Dashboard,
  projects: lazy(() => import('../../features/projects/ProjectsPage')),
  testimonials: lazy(() => import('../../features/testimonials/TestimonialsPage')),
  translations: lazy(() => import('./TranslationsPage')),
  messages: lazy(() => import('../../features/messages/MessagesPage')),
  users: lazy(() => import('../../features/users/UsersPage')),
  createUser: lazy(() => import('../../features/users/CreateUserPage')),
  settings: lazy(() => import('../../features/settings/SettingsPage')),
  copies: lazy(() => import('./CopiesPage')),
  ready: lazy(() => import('./ReadyPage')),
  permissions: lazy(() => import('./PermissionsPage')),
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
