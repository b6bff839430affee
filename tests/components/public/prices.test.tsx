import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chatWith } from '../../support/chatWith'
import { addPriceLists, changeElsewhere } from '../support/content'
import { comeBack, openPublicPage } from '../support/render'

const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent)

/** A list with another price, length and pack of the basic plan, and without the other packs. */
const changed = {
  ...{ basic_price: 17.5, basic_seconds: 40, basic_revisions: 2, pilot_budget: 650, round_to: 120 },
  ...{ pack_1_quantity: 12, pack_1_basic: 180, pack_2_quantity: 0, pack_3_quantity: 0 },
}

test('A price list changes the table, the packs, the ruler, the sample and the questions', async () => {
  addPriceLists(changed)
  await openPublicPage('home', { width: 1280 })
  const table = page.getByRole('table', { name: 'Comparación de planes' })
  await expect.element(table.getByRole('cell', { name: /17[.,]50/ })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: /Básico.*hasta 40\ss/ })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: /Intermedio.*41–60\ss/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Empezar con Básico' }))
    .toHaveAttribute('href', chatWith('plan', { plan: 'Básico', duration: 'hasta 40\u00a0s' }))
  await page.getByText('Ver packs con descuento').first().click()
  expect(visible('#pricing details li strong')).toEqual(['12 videos', '12 videos', '12 videos'])
  const ruler = page.getByRole('slider', { name: '¿Cuánto dura tu video?' })
  await ruler.fill('38')
  await expect.element(ruler).toHaveAttribute('aria-valuetext', expect.stringMatching(/Básico.*17[.,]50/))
  await expect.element(page.getByRole('region', { name: 'Prueba con una muestra gratis' })).toMatchTextContent(/650/)
  expect(document.querySelector('#faqs')?.textContent).toMatch(/50.*120/)
})

test('On a small screen the tabs have the same numbers', async () => {
  addPriceLists(changed)
  await openPublicPage('home', { width: 360 })
  await page.getByRole('radio', { name: 'Básico' }).click()
  const basic = page.getByRole('region', { name: 'Básico' })
  await expect.element(basic).toMatchTextContent(/hasta 40\ss.*17[.,]50.*2\srondas de cambios/)
})

test('An open page shows a new price, and shortens the ruler with the plans', async () => {
  const [id = ''] = addPriceLists({})
  await openPublicPage('home', { width: 1280 })
  const ruler = page.getByRole('slider', { name: '¿Cuánto dura tu video?' })
  await ruler.fill('180')
  changeElsewhere(collections.prices, id, { advanced_price: 44, advanced_seconds: 90 })
  comeBack()
  await expect.element(ruler).toHaveAttribute('max', '90')
  await expect.element(ruler).toHaveAttribute('aria-valuetext', expect.stringMatching(/^90.*44/))
})

test('Without packs neither prices in packs nor savings are shown', async () => {
  addPriceLists({ pack_1_quantity: 0, pack_2_quantity: 0, pack_3_quantity: 0 })
  await openPublicPage('home', { width: 1280 })
  await expect.element(page.getByRole('table', { name: 'Comparación de planes' })).toBeVisible()
  expect(visible('#pricing details')).toEqual([])
  expect(document.querySelector('#pricing')?.textContent).not.toMatch(/en pack/)
})
