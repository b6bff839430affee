import { type LanguageCode, languageOf } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { page } from 'vitest/browser'
import { publicPages } from '../../../web/src/app/publicPages'
import Console from '../../../web/src/console/shell/Console'
import { PublicPagesContext } from '../../../web/src/content/publicPages'
import { createI18n, loadTexts } from '../../../web/src/i18n/i18n'
import { markDocument } from '../../../web/src/i18n/language'
import { loadPublicTexts } from '../../../web/src/i18n/publicTexts'
import { beginWith } from '../../../web/src/public/data/content'
import { loadPage } from '../../../web/src/public/load/loadPage'
import { PublicApp } from '../../../web/src/public/load/PublicApp'
import type { PublicPage } from '../../../web/src/public/load/place'
import { GlobalStyle } from '../../../web/src/theme/GlobalStyle'
import { applyMode, type Scheme } from '../../../web/src/theme/mode'
import { ErrorBoundary } from '../../../web/src/ui/screen/ErrorBoundary'
import { Toaster } from '../../../web/src/ui/toast/Toaster'
import { fetchContent } from '../fakes/publicContent'
import { server } from './server'
import { owner } from './studio'

const roots = new Set<Root>()
const loadPublicPages = async () => publicPages

/** Removes everything that this file has rendered from the page. */
export async function unmountAll() {
  for (const root of roots) root.unmount()
  roots.clear()
  document.body.replaceChildren()
  // The next page starts at its top, like a page that is loaded, not at an earlier anchor.
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  scrollTo({ top: 0, behavior: 'instant' })
}

interface View {
  language?: LanguageCode
  theme?: Scheme
  width?: number
  height?: number
  /** The anchor in the address when a public page is opened. */
  anchor?: string
}

async function prepare({ language = 'es', theme = 'dark', width, height = 900 }: View): Promise<i18n> {
  applyMode(theme)
  markDocument(language)
  if (width) await page.viewport(width, height)
  return createI18n(language, await loadPublicTexts(language))
}

function mount(children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  roots.add(root)
  root.render(children)
  return root
}

/**
 * Opens the whole console at an address, as its owner unless the test has signed in somebody else. Opening it again
 * simulates a reload: everything is rendered from the device's and the server's data. Returns the router.
 */
export async function openConsole(path: string, view: View = {}) {
  await unmountAll()
  const i18n = await prepare(view)
  await loadTexts(i18n, view.language ?? 'es', 'console')
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ErrorBoundary>
            <PublicPagesContext value={loadPublicPages}>
              <Console />
            </PublicPagesContext>
          </ErrorBoundary>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  mount(
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <Suspense>
        <RouterProvider router={router} useTransitions={false} />
      </Suspense>
      <Toaster />
    </I18nextProvider>,
  )
  return { i18n, router, path: () => router.state.location.pathname }
}

/**
 * Opens a public page as it is after hydration, prerendered with the fake server's content; without content if that
 * fails.
 */
export async function openPublicPage(name: PublicPage = 'home', view: View = {}) {
  const { language = 'es' } = view
  await unmountAll()
  if (view.anchor) history.replaceState(null, '', view.anchor)
  server.signIn(undefined)
  const i18n = await prepare(view)
  if (name === 'privacy') await loadTexts(i18n, language, 'privacy')
  const prerendered = await fetchContent(language).catch(() => undefined)
  beginWith(prerendered?.content)
  const Page = await loadPage(name)
  mount(<PublicApp i18n={i18n} page={name} Page={Page} globalStyle={<GlobalStyle />} />)
  return { i18n }
}

/** Simulates the visitor's return to the tab, at which a page asks for newer content. */
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

/** Renders a part on its own, with the texts of public page and console. */
export async function render(children: ReactNode, view: View = {}) {
  await unmountAll()
  const language = view.language ?? 'es'
  const i18n = await prepare(view)
  await loadTexts(i18n, language, 'console')
  mount(
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      {children}
      <Toaster />
    </I18nextProvider>,
  )
  return { i18n, dir: languageOf(language).dir, owner }
}
