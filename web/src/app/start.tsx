import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { createI18n, loadTexts } from '../i18n/i18n'
import { loadPublicTexts } from '../i18n/publicTexts'
import { persistently } from '../lib/persistently'
import type { Place } from '../public/load/place'
import { App, loadConsole } from './App'

/** Starts sign-in or the console. Returns its i18n instance. */
export async function start({ root, language }: Place): Promise<i18n> {
  // Starts these loads in parallel, because rendering would trigger them one after the other.
  const ahead = (work: Promise<unknown>) => void work.catch(() => undefined)
  ahead(loadConsole())
  const i18n = createI18n(language, await persistently(() => loadPublicTexts(language)))
  ahead(loadTexts(i18n, language, 'console'))
  createRoot(root).render(<App i18n={i18n} />)
  return i18n
}
