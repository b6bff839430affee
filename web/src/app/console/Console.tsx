import { lazy, Suspense, use } from 'react'
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
import { RequireAdmin } from './RequireAdmin'

const ProjectsPage = lazy(() => import('../../features/projects/ProjectsPage'))
const TestimonialsPage = lazy(() => import('../../features/testimonials/TestimonialsPage'))
const TranslationsPage = lazy(() => import('./TranslationsPage'))
const MessagesPage = lazy(() => import('../../features/messages/MessagesPage'))
const UsersPage = lazy(() => import('../../features/users/UsersPage'))
const CreateUserPage = lazy(() => import('../../features/users/CreateUserPage'))
const SettingsPage = lazy(() => import('../../features/settings/SettingsPage'))
const CopiesPage = lazy(() => import('./CopiesPage'))
const ReadyPage = lazy(() => import('./ReadyPage'))
const PermissionsPage = lazy(() => import('./PermissionsPage'))

const loading = new Map<string, Promise<void>>()

/** Sign-in and console: everything that a visitor never downloads. */
export default function Console() {
  const { t, i18n } = useTranslation()
  const { language } = useLanguage()
  const texts = loading.get(language) ?? loadTexts(i18n, language, 'console')
  loading.set(language, texts)
  use(texts)
  return (
    <SessionProvider>
      <Suspense fallback={<Spinner label={t('common.loading')} />}>
        <Routes>
          <Route path="/auth" element={<SignInPage />} />
          <Route path="/admin-console" element={<SignInPage />} />
          <Route
            path="/admin"
            element={
              <RequireAdmin>
                <ConsoleLayout />
              </RequireAdmin>
            }
          >
            <Route index element={<Dashboard />} />
            <Route path="projects" element={<ProjectsPage />} />
            <Route path="testimonials" element={<TestimonialsPage />} />
            <Route path="translations" element={<TranslationsPage />} />
            <Route path="messages" element={<MessagesPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="create-user" element={<CreateUserPage />} />
            <Route path="settings" element={<SettingsPage />} />
            <Route path="copies" element={<CopiesPage />} />
            <Route path="ready" element={<ReadyPage />} />
            <Route path="permissions" element={<PermissionsPage />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  )
}
