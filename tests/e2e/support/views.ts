import { createInstance, type TFunction } from 'i18next'
import { type Page, test } from 'playwright/test'
import { interpolation, variablesInTexts } from '../../../web/src/i18n/interpolation'
import type { ConsoleTexts } from '../../../web/src/i18n/locales/es/console'
import type { PublicTexts } from '../../../web/src/i18n/locales/es/public'

/** How somebody looks at the console. */
export interface View {
  language: 'es' | 'ar'
  width: 360 | 1440
}

/** Both languages and both widths, in two views; a journey takes them one after the other, in one browser. */
export const phoneInSpanish: readonly View[] = [
  { language: 'es', width: 360 },
  { language: 'ar', width: 1440 },
]
/** The same the other way round. */
export const phoneInArabic: readonly View[] = [
  { language: 'ar', width: 360 },
  { language: 'es', width: 1440 },
]

/** Does the same in both views; each is a step of its own in the report. */
export async function inBothViews(views: readonly View[], act: (view: View) => Promise<void>) {
  for (const view of views) await test.step(`${view.language}, ${view.width} px`, () => act(view))
}

/** Has a page be seen so from its next address on; gives the words that its reader sees: the console's, the public page's. */
export async function setView(page: Page, { language, width }: View) {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
  await page.addInitScript((code) => localStorage.setItem('studio.language', code), language)
  return wordsIn(language)
}

async function wordsIn(language: View['language']): Promise<{ t: TFunction<'console'>; tp: TFunction<'public'> }> {
  const [{ consoleTexts }, { publicTexts }]: [{ consoleTexts: ConsoleTexts }, { publicTexts: PublicTexts }] =
    await Promise.all([
      import(`../../../web/src/i18n/locales/${language}/console.ts`),
      import(`../../../web/src/i18n/locales/${language}/public.ts`),
    ])
  const instance = createInstance().use(variablesInTexts)
  await instance.init({
    lng: language,
    resources: { [language]: { console: consoleTexts, public: publicTexts } },
    interpolation,
  })
  return { t: instance.getFixedT(language, 'console'), tp: instance.getFixedT(language, 'public') }
}

/** Waits until the server has confirmed all that was done here, in the language that is looked at. */
export const untilSynced = (page: Page, t: TFunction<'console'>) =>
  page.getByRole('button', { name: t('admin.sync.open', { status: t('admin.sync.status.synced') }) }).waitFor()
