import type { Page } from 'playwright/test'
import { projectsTitled } from '../../support/store'
import { fillFromSpanish, openNew, title } from '../support/formPage'
import { aLook, expect, expectOnReturn, offlineErrors, setOffline, test, toast } from '../support/studio'

test.use({ expectedErrors: offlineErrors })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('A project saved hidden offline with only a title stays hidden from visitors until it is complete, then opens at its address', async ({
  ownerPage,
  visitorPage,
}) => {
  const card = visitorPage.locator('#portfolio').getByRole('heading', { name: 'Faro', exact: true })
  await visitorPage.goto('/#portfolio')
  await expect(visitorPage.locator('#portfolio article').first()).toBeVisible()

  await openNew(ownerPage)
  await setOffline(ownerPage, true)
  await title(ownerPage).fill('Faro')
  await ownerPage.getByRole('radio', { name: 'Oculto' }).check()
  await press(ownerPage, 'Crear')
  const row = ownerPage.getByRole('row').filter({ hasText: 'Faro' })
  await expect(row).toContainText('Oculto')
  expect(await projectsTitled('Faro')).toEqual([])
  await setOffline(ownerPage, false)
  await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
  expect(await projectsTitled('Faro')).toMatchObject([{ visibility: 'hidden', title_en: '', image_url: '' }])
  await expectOnReturn(visitorPage, () => expect(card).toHaveCount(0, aLook))

  await press(ownerPage, 'Mostrar en el sitio: Faro')
  const missing = ownerPage.getByRole('group', { name: 'Para que se vea en el sitio falta:' })
  await expect(missing.getByRole('button')).toHaveCount(31)
  await missing.getByRole('button', { name: 'URL de la imagen' }).click()
  const picture = ownerPage.getByLabel('URL de la imagen')
  await expect(picture).toBeFocused()
  await picture.fill(new URL('/samples/volta.webp', ownerPage.url()).href)
  await fillFromSpanish(ownerPage, { Descripción: 'Un anuncio', Categoría: 'Reel' })
  await expect(missing).toHaveCount(0)
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card).toBeVisible(aLook))

  const address = await ownerPage.getByRole('link', { name: 'Ver en el sitio: Faro' }).getAttribute('href')
  await visitorPage.goto('about:blank')
  await visitorPage.goto(`${address}`)
  await expect(card).toBeInViewport()
})
