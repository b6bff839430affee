import type { Page } from 'playwright/test'
import { newAdmin } from '../../support/people'
import { storedGroup } from '../../support/siteSettings'
import { enter } from '../support/devices'
import { expect, test, unique } from '../support/studio'
import { inBothViews, phoneInArabic, setView, type View } from '../support/views'

/* The effect on visitors is tested in tests/e2e/public/settings. */

test('A profile is recognized by its name, closing the site asks first and is shown on every page, and the theme follows the system', async ({
  page,
}) => {
  // Changing these settings needs a sign-in of the last five minutes.
  await enter(page, (await newAdmin(unique('Dueña'))).email)
  await inBothViews(phoneInArabic, (view) => changeSettings(page, view))
})

async function changeSettings(page: Page, view: View) {
  const { t, tp } = await setView(page, view)
  await page.goto('/admin/settings')
  for (const [network, typed, address] of [
    ['instagram', `@studio${view.language}`, `https://www.instagram.com/studio${view.language}/`],
    ['youtube', `studio${view.language}`, `https://www.youtube.com/@studio${view.language}`],
  ] as const) {
    const field = page.getByLabel(t(`admin.settings.social_media.${network}`), { exact: true })
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveValue(address)
    await expect.poll(async () => (await storedGroup('social_media'))?.value[network]).toBe(address)
  }

  const closed = async () => (await storedGroup('maintenance'))?.value.enabled
  const maintenance = page.getByRole('switch', { name: t('admin.settings.maintenance.enabled') })
  await maintenance.click()
  const question = page.getByRole('alertdialog', { name: t('admin.settings.maintenance.askTitle') })
  // The text that visitors will read, in the owner's language.
  await expect(question).toContainText(tp('maintenance.title'))
  expect(await closed()).toBe(false)
  await question.getByRole('button', { name: t('admin.settings.maintenance.askConfirm') }).click()
  await expect.poll(closed).toBe(true)
  await page.goto('/admin/projects')
  const strip = page.getByRole('status').filter({ hasText: t('admin.settings.maintenance.closed') })
  await expect(strip).toBeInViewport({ ratio: 1 })
  await strip.getByRole('link', { name: t('admin.settings.maintenance.toSetting') }).click()
  await maintenance.click()
  await expect.poll(closed).toBe(false)
  await expect(strip).toHaveCount(0)

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press(tp('nav.themeToLight'))
  const light = await ground()
  await press(tp('nav.themeToSystem'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBe(light)
  // The button cycles through the themes: the next view begins with the dark one again.
  await press(tp('nav.themeToDark'))
}
