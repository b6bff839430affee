import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { expect, expectOnReturn, offlineErrors, setOffline, test, toast } from '../support/studio'

test.use({ expectedErrors: offlineErrors })

test('A testimonial moved up and a showreel given offline reach visitors once the network is back', async ({
  ownerPage,
  visitorPage,
}) => {
  await visitorPage.goto('/')
  // Before them stands the one that speaks of a project, wherever it is in the order.
  const names = visitorPage.locator('#testimonials li figcaption strong')
  await expect(names).not.toHaveCount(0)
  const [first = '', second = '', ...rest] = await names.allTextContents()
  const reel = visitorPage.locator('#showreel')
  await expect(reel.getByText(publicTexts.showreel.soon)).toBeVisible()

  await ownerPage.goto('/admin/settings')
  const address = ownerPage.getByLabel(/^URL del video; sin video/)
  await expect(address).toBeEnabled()
  await ownerPage.goto('/admin/testimonials')
  const handle = ownerPage.getByRole('button', { name: `Mover ${second}` })
  await expect(handle).toBeVisible()
  await setOffline(ownerPage, true)
  await handle.focus()
  await ownerPage.keyboard.press('Alt+ArrowUp')
  await expect(ownerPage.getByRole('row').nth(2)).toContainText(second)
  await ownerPage.getByRole('link', { name: 'Configuración' }).first().click()
  await address.fill('https://youtu.be/aqz-KE-bpKQ')
  await address.press('Tab')
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()

  await setOffline(ownerPage, false)
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible({ timeout: 20_000 })
  await expectOnReturn(visitorPage, async () => {
    expect(await names.allTextContents()).toEqual([second, first, ...rest])
    await expect(reel.getByRole('button', { name: 'Reproducir Showreel' })).toBeVisible({ timeout: 700 })
  })
})
