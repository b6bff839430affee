import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { formatPrice } from '../../../web/src/i18n/format'
import { store } from '../../support/store'
import { aLook, expect, expectOnReturn, offlineErrors, setOffline, test, toast } from '../support/studio'

test.use({ expectedErrors: offlineErrors })

// Other tests expect the default prices.
test.afterEach(async () => {
  const { docs } = await store.collection(collections.prices).get()
  for (const { ref } of docs) await ref.delete()
})

const codes = ['es', 'de', 'ar'] as const
const pathOf = (code: (typeof codes)[number]) => (code === 'es' ? '/' : `/${code}/`)
const basicPrice = (page: Page) => page.locator('#pricing table tbody tr').first().locator('td').first()
const price = (page: Page) => page.getByRole('textbox', { name: 'Básico: Precio (USD)' })

test('The owner changes a price in four presses, and visitors read it in Spanish, German and Arabic; a change made offline follows, and a price from a later day is not shown yet', async ({
  ownerPage,
  visitorPage,
}) => {
  let presses = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1
    await target.click()
  }
  const button = (name: string) => ownerPage.getByRole('button', { name, exact: true })
  const visitorReads = (code: (typeof codes)[number], usd: number) =>
    expectOnReturn(visitorPage, () =>
      expect(basicPrice(visitorPage)).toContainText(formatPrice(code, usd).replaceAll('\u200f', ''), aLook),
    )
  await visitorPage.goto('/')
  await visitorReads('es', 15)

  await ownerPage.goto('/admin')
  await press(ownerPage.getByRole('link', { name: 'Precios', exact: true }))
  await press(button('Nueva lista de precios'))
  await expect(ownerPage.getByLabel('Nombre de la lista')).toBeFocused()
  await ownerPage.keyboard.type('Precios 2027')
  await press(price(ownerPage))
  await ownerPage.keyboard.press('ControlOrMeta+a')
  await ownerPage.keyboard.type('17,5')
  await press(button('Crear'))
  await expect(toast(ownerPage, 'Lista de precios creada exitosamente')).toBeVisible()
  expect(presses).toBe(4)
  for (const code of codes) {
    await visitorPage.goto(pathOf(code))
    await visitorReads(code, 17.5)
  }

  await visitorPage.goto('/')
  await button('Editar la lista Precios 2027').click()
  await setOffline(ownerPage, true)
  await price(ownerPage).fill('18,5')
  await button('Actualizar').click()
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  await visitorReads('es', 17.5)
  await setOffline(ownerPage, false)
  await expect(toast(ownerPage, 'Lista de precios actualizada exitosamente')).toBeVisible()
  await visitorReads('es', 18.5)

  await button('Nueva lista de precios').click()
  await ownerPage.getByLabel('Nombre de la lista').fill('Precios 2028')
  await price(ownerPage).fill('24')
  await ownerPage.getByRole('radio', { name: 'Desde una fecha' }).check()
  await button('Crear').click()
  await expect(toast(ownerPage, 'Lista de precios creada exitosamente')).toBeVisible()
  await expect(ownerPage.getByRole('row').filter({ hasText: 'Precios 2028' })).toBeVisible()
  // The toast of the first list may still be there.
  const stored = async () =>
    (await store.collection(collections.prices).where('name', '==', 'Precios 2028').get()).docs.map((document) =>
      document.get('basic_price'),
    )
  await expect.poll(stored).toEqual([24])
  await visitorPage.reload()
  await visitorReads('es', 18.5)
})
