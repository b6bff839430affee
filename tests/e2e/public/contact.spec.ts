import { chooseLanguage, expect, test } from '../support/studio'

/* The content and the storing of an enquiry are tested in tests/e2e/console/alerts. */

test('Typed text survives a change of the language and a look at the policy', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByLabel('Nombre').fill('Ana')
  await page.locator('[name=message]').fill('Un reel')
  await expect(page.locator('#contact').getByText(/^7\D/)).toBeVisible()
  await page.locator('[name=budget]').selectOption({ index: 2 })
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/$/)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[name=name]')).toHaveValue('Ana')
  await page.locator('#contact a[href="/en/privacy"]').click()
  await expect(page).toHaveURL(/privacy$/)
  await page.goto('/en/#contact')
  await expect(page.locator('[name=message]')).toHaveValue('Un reel')
  await expect(page.locator('[name=budget]')).not.toHaveValue('')
})
