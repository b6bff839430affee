import { type LanguageCode, languageOf } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { consolePages } from '../../../web/src/console/shell/pages'
import { pathOfLanguage } from '../../../web/src/i18n/language'
import type { PublicTexts } from '../../../web/src/i18n/locales/es/public'
import { violations, watchPolicy } from './policy'
import { scrollThrough, untilHydrated } from './prerenderedPage'
import { expect, test } from './studio'
import { openFromMenu } from './wholePage'

/** Lets a page open in this language, wherever it takes the language from. */
async function readIn(page: Page, code: LanguageCode, url: string) {
  await page.context().addCookies([{ name: 'firebase-language-override', value: code, url }])
  await page.addInitScript((language) => localStorage.setItem('studio.language', language), code)
}

interface Walkers {
  visitor: Page
  owner: Page
  url: string
}
/** What is looked at on every page, in each theme, for one of the walkers. */
type Looks = Partial<Record<'visitor' | 'owner', (page: Page) => Promise<void>>>

/** Walks through all that a visitor and an admin can open in a language, each page in both themes, and expects no violation. */
export async function expectPolicyKept(code: LanguageCode, { visitor, owner, url }: Walkers, looks: Looks = {}) {
  // Fifteen pages, each in two themes: seconds, but many on a busy machine.
  test.slow()
  const texts = (await import(`../../../web/src/i18n/locales/${code}/public.ts`)) as { publicTexts: PublicTexts }
  const { nav, notFound } = texts.publicTexts
  for (const page of [visitor, owner]) {
    await watchPolicy(page)
    await readIn(page, code, url)
  }
  const expectLook = async (page: Page, theme: string) => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', code)
    await expect(html).toHaveAttribute('dir', languageOf(code).dir)
    await expect(html).toHaveAttribute('data-theme', theme)
  }
  const toLight = (page: Page) => page.getByRole('button', { name: nav.themeToLight })
  const toDark = (page: Page) => page.getByRole('button', { name: nav.themeToDark })
  const switchTheme = async (page: Page) => {
    const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark'
    if (isDark) await toLight(page).click()
    else {
      // Between light and dark stands what the device has.
      await page.getByRole('button', { name: nav.themeToSystem }).click()
      await toDark(page).click()
    }
    await expectLook(page, isDark ? 'light' : 'dark')
  }

  await visitor.goto(pathOfLanguage(code))
  await expectLook(visitor, 'dark')
  await scrollThrough(visitor)
  await untilHydrated(visitor)
  await looks.visitor?.(visitor)
  await switchTheme(visitor)
  await scrollThrough(visitor)
  await looks.visitor?.(visitor)
  await visitor.goto('/auth')
  await expect(visitor.getByRole('textbox').first()).toBeVisible()
  await looks.visitor?.(visitor)
  await switchTheme(visitor)
  await looks.visitor?.(visitor)
  // These two have no switch of their own.
  for (const path of ['/privacy', '/nowhere']) {
    await visitor.goto(path)
    await expectLook(visitor, 'dark')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await looks.visitor?.(visitor)
    await visitor.locator('html').evaluate((html) => (html.dataset.theme = 'light'))
    await scrollThrough(visitor)
    await looks.visitor?.(visitor)
  }
  await expect(visitor.getByRole('heading', { name: notFound.title })).toBeVisible()

  await owner.goto('/auth')
  await expect(owner).toHaveURL(/\/admin$/)
  for (const path of Object.values(consolePages)) {
    await openFromMenu(owner, path)
    await looks.owner?.(owner)
    await switchTheme(owner)
    await looks.owner?.(owner)
  }

  for (const page of [visitor, owner]) expect(violations(page)).toEqual([])
}
