import type { LanguageCode } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { setOffline, untilKept, watch } from './studio.ts'

/** Returns the title that `storedProject` gives in a language. */
const titleIn = (title: string, code: LanguageCode) => (code === 'es' ? title : `${title} ${code}`)

/** Returns the console's word for projects, from its dictionary. */
async function headingIn(code: LanguageCode): Promise<string> {
  const { projects } = await import(`../../../web/src/i18n/locales/${code}/projects.ts`)
  return projects.title
}

/** Opens the list of projects and waits for its heading and one project in the language chosen on this device. */
export async function openConsole(page: Page, code: LanguageCode, title: string) {
  await page.goto('/admin/projects')
  await page.locator(`html[lang=${code}]`).waitFor()
  await page.getByRole('heading', { name: await headingIn(code), level: 1, exact: true }).waitFor()
  await page
    .getByRole('row')
    .filter({ hasText: titleIn(title, code) })
    .first()
    .waitFor()
}

/** Opens the page in a language, moves the mouse, and waits for one project. */
export async function openLanding(page: Page, code: LanguageCode, title: string) {
  await page.goto(code === 'es' ? '/' : `/${code}/`)
  await page.locator(`html[lang=${code}]`).waitFor()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page
    .locator('#portfolio h3')
    .filter({ hasText: titleIn(title, code) })
    .first()
    .waitFor()
}

/** Visits the page in a language once and waits until the device has cached it. */
export async function visitLanding(page: Page, code: LanguageCode, title: string) {
  await openLanding(page, code, title)
  await untilKept(page)
}

/** Chooses the console's language in its bar. */
export const chooseLanguage = (page: Page, code: LanguageCode) =>
  page.locator('header select').first().selectOption(code)

/** Opens a new tab, as after a start of the browser. */
async function newTab(page: Page, errors: string[]) {
  const next = await page.context().newPage()
  await watch(next, errors)
  await page.close()
  return next
}

/** Opens the page offline in each of these languages, after one visit to each online. */
export async function openLandingOffline(
  first: Page,
  errors: string[],
  title: string,
  languages: readonly LanguageCode[],
) {
  for (const code of languages) await visitLanding(first, code, title)
  const page = await newTab(first, errors)
  await setOffline(page, true)
  for (const code of languages) await openLanding(page, code, title)
}
