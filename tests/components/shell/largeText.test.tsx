import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { withoutFaces } from '../support/faces'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

/* A phone with text enlarged to 150 or 200 per cent. */

const phone = { width: 360, height: 780 }

afterEach(() => document.documentElement.style.removeProperty('font-size'))

/** Returns the elements that extend beyond the screen outside scrolling or clipping containers. */
function beyond() {
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return (getComputedStyle(parent).overflowX !== 'visible' && parent.tagName !== 'MAIN') || isHeld(parent)
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && !isHeld(element)
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
}

/** Sections of the public page clip what is too wide, so the width of the page alone would not show it. */
async function expectNoSideways() {
  await expect.poll(beyond).toEqual([])
  await expect.poll(() => document.documentElement.scrollWidth).toBe(phone.width)
  const main = document.querySelector('main')
  expect(main?.scrollWidth, 'width of main').toBeLessThanOrEqual(main?.clientWidth ?? 0)
}

const heading = page.getByRole('heading', { level: 1 })
const sizes = ['24px', '32px']
const setText = (size: string) => document.documentElement.style.setProperty('font-size', size)

async function expectPublicPageFits(size: string, languages: readonly LanguageCode[]) {
  for (const language of languages) {
    setText(size)
    await openPublicPage('home', { language, ...phone })
    await expect.element(heading).toBeVisible()
    await expectNoSideways()
  }
}

test.each([
  ['24px', ['es', 'de', 'ar']],
  ['32px', languageCodes],
] as const)('The public page has no sideways scrolling with text of %s', expectPublicPageFits)

test('Nothing of the public page is wider than the screen while its fonts load, with text of 32px', async () => {
  onTestFinished(withoutFaces())
  await expectPublicPageFits('32px', ['es', 'de', 'ru', 'ar', 'zh'])
})

test.each(sizes)('Sign-in has no sideways scrolling with text of %s', async (size) => {
  setText(size)
  server.signIn(undefined)
  for (const path of ['/auth', '/auth/forgotten']) {
    await openConsole(path, phone)
    await expect.element(heading).toBeVisible()
    await expectNoSideways()
  }
})

const paths = [
  '/admin',
  '/admin/projects',
  '/admin/projects?edit=cafe-aurora',
  '/admin/testimonials',
  '/admin/translations',
  '/admin/pictures',
  '/admin/messages',
  '/admin/users',
  '/admin/create-user',
  '/admin/settings',
  '/admin/activity',
  '/admin/trash',
  '/admin/personal-data',
  '/admin/import-export',
  '/admin/account',
]

test.each(sizes.flatMap((size) => paths.map((path) => [path, size])))(
  'The console’s %s has no sideways scrolling with text of %s',
  async (path, size) => {
    setText(size)
    await openConsole(path, phone)
    await expect.element(heading).toBeVisible()
    await expectNoSideways()
  },
)
