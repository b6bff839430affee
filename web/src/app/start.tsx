import '../public/load/beforeFrame'
import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { createI18n } from '../i18n/i18n'
import { loadPublicTexts } from '../i18n/publicTexts'
import type { Place } from '../public/load/place'
import { App } from './App'

/** Sign-in, console and the 404 page; gives the words that they speak. */
export async function start({ root, language }: Place): Promise<i18n> {
  const i18n = createI18n(language, await loadPublicTexts(language))
  createRoot(root).render(<App i18n={i18n} />)
  return i18n
}
