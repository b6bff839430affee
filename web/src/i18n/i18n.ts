import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { interpolation, variablesInTexts } from './interpolation'
import { markDocument } from './language'
import type { ConsoleTexts } from './locales/es/console'
import type { PlayerTexts } from './locales/es/player'
import type { PreviewTexts } from './locales/es/preview'
import type { PrivacyTexts } from './locales/es/privacy'
import type { PublicTexts } from './locales/es/public'
import { loadPublicTexts } from './publicTexts'

/** A language's dictionaries. Visitors never load the console's, and load the privacy page's only on that page. */
type Namespace = 'public' | 'privacy' | 'console'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'public'
    resources: {
      public: PublicTexts
      privacy: PrivacyTexts
      console: ConsoleTexts
      preview: PreviewTexts
      player: PlayerTexts
    }
    returnNull: false
  }
}

/** Creates an i18next instance for a language whose public dictionary is loaded; the build uses it as well. */
export function createI18n(language: LanguageCode, texts: PublicTexts): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).use(variablesInTexts)
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: ['public'],
    defaultNS: 'public',
    resources: { [language]: { public: texts } },
    partialBundledLanguages: true,
    interpolation,
    initAsync: false,
    // The owner's texts can change while the page is open.
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return instance
}

/** Adds a language's dictionary to the instance, once. */
export async function loadTexts(instance: i18n, code: LanguageCode, namespace: Namespace) {
  if (instance.hasResourceBundle(code, namespace)) return
  instance.addResourceBundle(code, namespace, await read(code, namespace))
}

async function read(code: LanguageCode, namespace: Namespace): Promise<object | undefined> {
  if (namespace === 'public') return loadPublicTexts(code)
  return (await import('./moreTexts')).loadMoreTexts(code, namespace)
}

/** Changes the page's language: loads the dictionaries, then switches the texts, then `lang` and `dir`. */
export async function changeLanguage(instance: i18n, code: LanguageCode) {
  const namespaces = (['public', 'console'] as const).filter((name) =>
    instance.hasResourceBundle(instance.language, name),
  )
  await Promise.all(namespaces.map((namespace) => loadTexts(instance, code, namespace)))
  await instance.changeLanguage(code)
  markDocument(code)
}
