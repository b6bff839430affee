import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { addProjects } from '../../support/content'
import { aLook, chooseLanguage, expect, expectOnReturn, offlineErrors, test, toast, untilKept } from '../support/studio'

/* The page when something that it needs does not come. */

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

  test('after one visit the page opens with the projects it has seen, plays, and leads to what is kept', async ({
    page,
    context,
  }) => {
    // Newer than what the build has drawn: the page that is kept has to take it from what the visit was answered.
    const title = 'Faro nuevo'
    await addProjects({ title_es: title, order_position: -1 })
    await page.goto('/#portfolio')
    await expectOnReturn(page, () => expect(page.getByRole('heading', { name: title })).toBeVisible(aLook))
    const play = page.getByRole('button', { name: /^Reproducir/ }).first()
    await expect(play).toBeVisible()
    await untilKept(page)
    const isPlayerKept = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('assets')).keys()
        return kept.some(({ url }) => url.includes('/PlayerDialog-'))
      })
    await expect.poll(isPlayerKept).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await play.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseLanguage(page, 'Français')
    await expect(page).toHaveURL(/\/fr\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Addresses that were never opened.
    for (const address of ['/de/', '/privacy']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('when code cannot be fetched', () => {
  test.use({ expectedErrors: /PlayerDialog/ })

  test('a film says so, and the page stays', async ({ page }) => {
    await page.route(/assets\/PlayerDialog-.*\.js/, (route) => route.abort())
    await page.goto('/#portfolio')
    await page
      .getByRole('button', { name: /^Reproducir/ })
      .first()
      .click()
    await expect(toast(page, publicTexts.common.offline)).toBeVisible()
    await expect(page.locator('#portfolio article').first()).toBeVisible()
  })
})
