import { collections } from '@studio/domain/collections'
import { defaultPrices } from '@studio/domain/offers/prices'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addPriceLists, toast } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const shown = () => document.querySelector('iframe')?.contentDocument?.body
const table = () => shown()?.querySelector('#pricing table')?.textContent?.replaceAll('\u00a0', ' ')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
async function openForm() {
  await openConsole('/admin/page?kind=prices&edit=current', { width: 1440 })
  await expect.element(field('Básico: Precio (USD)'), { timeout: 80_000 }).toBeVisible()
}
const lists = () => server.all(collections.prices)

/** Presses the first text of the page that begins like this, as a screen reader does. */
async function press(text: string) {
  const found = () =>
    [...(shown()?.querySelectorAll<HTMLElement>('#pricing [data-part^="prices"]') ?? [])].find((one) =>
      one.textContent?.replaceAll('\u00a0', ' ').startsWith(text),
    )
  await expect.poll(found, { timeout: 80_000 }).toBeTruthy()
  found()?.click()
}

test('Pressing a price, a pack, a length or a term on the page opens the prices at that number', async () => {
  addPriceLists({ name: 'Actual' })
  await openConsole('/admin/page', { width: 1440 })
  for (const [text, name] of [
    ['US$ 22', 'Intermedio: Precio (USD)'],
    ['10 videos', 'Pack 1: Videos'],
    ['hasta 30 s', 'Básico: Duración máxima (segundos)'],
    ['3–7 días', 'Avanzado: Entrega: desde'],
  ] as const) {
    await press(text)
    await expect.element(field(name), { timeout: 20_000 }).toHaveFocus()
  }
})

test('The page follows the prices while they are typed; the page keeps its prices while one is impossible', async () => {
  const [id = ''] = addPriceLists({ name: 'Actual' })
  await openForm()
  await field('Básico: Precio (USD)').fill('17,5')
  await field('Básico: Duración máxima (segundos)').fill('45')
  await expect.poll(table, { timeout: 80_000 }).toMatch(/hasta 45 s.*46–60 s.*US\$ 17[.,]50/)
  await field('Pack 1: Básico').fill('176')
  await button('Actualizar').click()
  await expect.element(page.getByText('Cada video del pack cuesta más que un video suelto')).toBeVisible()
  await expect.element(field('Pack 1: Básico')).toHaveFocus()
  await expect.poll(table).toMatch(/US\$ 17[.,]50/)
  expect(lists()).toMatchObject([defaultPrices])
  await field('Pack 1: Básico').fill('170')
  await button('Actualizar').click()
  await expect.element(toast('Lista de precios actualizada exitosamente')).toBeVisible()
  expect(server.read(collections.prices, id)).toMatchObject({ basic_price: 17.5, basic_seconds: 45, pack_1_basic: 170 })
})

test('While the default prices apply, the first change on the page makes a list', async () => {
  await openForm()
  await field('Avanzado: Precio (USD)').fill('33')
  await expect.poll(table, { timeout: 80_000 }).toMatch(/US\$ 33/)
  await button('Crear').click()
  await expect.element(toast('Lista de precios creada exitosamente')).toBeVisible()
  expect(lists()).toMatchObject([{ ...defaultPrices, name: 'Precios', advanced_price: 33 }])
})
