import { createInstance, type TFunction } from 'i18next'
import { type Page, test } from 'playwright/test'
import { interpolation, variablesInTexts } from '../../../web/src/i18n/interpolation'
import type { ConsoleTexts } from '../../../web/src/i18n/locales/es/console'
import type { PublicTexts } from '../../../web/src/i18n/locales/es/public'

/** A language and a width of the console. */
export interface View {
  language: 'es' | 'ar'
  width: 360 | 1440
}

/** Both languages and both widths, in two views; a test uses them in turn, in one browser. */
export const phoneInSpanish: readonly View[] = [
  { language: 'es', width: 360 },
  { language: 'ar', width: 1440 },
]
/** Both languages and both widths, with the widths swapped. */
export const phoneInArabic: readonly View[] = [
  { language: 'ar', width: 360 },
  { language: 'es', width: 1440 },
]

/** Runs `act` in each view; each is a step in the report. */
export async function inBothViews(views: readonly View[], act: (view: View) => Promise<void>) {
  for (const view of views) await test.step(`${view.language}, ${view.width} px`, () => act(view))
}

/**
 * Sets a page's width, and its language from its next address on. Returns the texts in that language, of the console
 * and of the public page.
 */
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

/** Waits until the server has confirmed all changes of this page, in the page's language. */
export const untilSynced = (page: Page, t: TFunction<'console'>) =>
  page.getByRole('button', { name: t('admin.sync.open', { status: t('admin.sync.status.synced') }) }).waitFor()
