import { type LanguageCode, languageOf } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { consolePages } from '../../../web/src/console/shell/pages'
import { pathOfLanguage } from '../../../web/src/i18n/language'
import type { PublicTexts } from '../../../web/src/i18n/locales/es/public'
import { violations, watchPolicy } from './policy'
import { scrollThrough, untilHydrated } from './prerenderedPage'
import { expect, test } from './studio'
import { openFromMenu } from './wholePage'

/** Makes a page open in this language, wherever it gets the language from. */
async function readIn(page: Page, code: LanguageCode, url: string) {
  await page.context().addCookies([{ name: 'firebase-language-override', value: code, url }])
  await page.addInitScript((language) => localStorage.setItem('studio.language', language), code)
}

type Check = (page: Page) => Promise<void>
const noCheck: Check = async () => {}

/** Begins a walk through pages in a language. Returns functions that check the theme and switch it. */
async function beginWalk(page: Page, code: LanguageCode, url: string) {
  // Many pages in two themes take long on a busy machine.
  test.slow()
  const texts = (await import(`../../../web/src/i18n/locales/${code}/public.ts`)) as { publicTexts: PublicTexts }
  const { nav, notFound } = texts.publicTexts
  await watchPolicy(page)
  await readIn(page, code, url)
  const expectLook = async (theme: string) => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', code)
    await expect(html).toHaveAttribute('dir', languageOf(code).dir)
    await expect(html).toHaveAttribute('data-theme', theme)
  }
  const press = (name: string) => page.getByRole('button', { name }).click()
  const switchTheme = async () => {
    const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark'
    if (isDark) await press(nav.themeToLight)
    else {
      // The system's theme comes between light and dark.
      await press(nav.themeToSystem)
      await press(nav.themeToDark)
    }
    await expectLook(isDark ? 'light' : 'dark')
  }
  return { expectLook, switchTheme, notFound }
}

/** Walks through all pages for visitors in a language, each in both themes, and expects no violation. */
export async function expectPolicyKeptForVisitors(code: LanguageCode, page: Page, url: string, check = noCheck) {
  const { expectLook, switchTheme, notFound } = await beginWalk(page, code, url)
  await page.goto(pathOfLanguage(code))
  await expectLook('dark')
  await scrollThrough(page)
  await untilHydrated(page)
  await check(page)
  await switchTheme()
  await scrollThrough(page)
  await check(page)
  await page.goto('/auth')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await check(page)
  await switchTheme()
  await check(page)
  // The policy's page and the 404 page have no theme switch.
  for (const path of ['/privacy', '/nowhere']) {
    await page.goto(path)
    await expectLook('dark')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(page)
    await page.locator('html').evaluate((html) => (html.dataset.theme = 'light'))
    await scrollThrough(page)
    await check(page)
  }
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible()
  expect(violations(page)).toEqual([])
}

/** Walks through all pages of the console in the same way. */
export async function expectPolicyKeptInConsole(code: LanguageCode, page: Page, url: string, check = noCheck) {
  const { switchTheme } = await beginWalk(page, code, url)
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/admin$/)
  for (const path of Object.values(consolePages)) {
    await openFromMenu(page, path)
    await check(page)
    await switchTheme()
    await check(page)
  }
  expect(violations(page)).toEqual([])
}
