import { collections } from '@studio/domain/collections'
import { defaultPrices } from '@studio/domain/offers/prices'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addPriceLists, changeElsewhere, heading, row, toast } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const applied = page.getByRole('region', { name: 'Precios por video' })
const preview = page.getByRole('complementary')
const lists = () => server.all(collections.prices)

test('At first the page shows the default prices, marked as defaults, and a new list begins with them', async () => {
  await openConsole('/admin/prices')
  await expect.element(applied.getByText('Predeterminado', { exact: true })).toBeVisible()
  await expect.element(applied).toMatchTextContent(/US\$\s?15.*10 videos US\$\s?140/)
  await button('Nueva lista de precios').click()
  await expect.element(field('Básico: Precio (USD)')).toHaveValue('15')
  await expect.element(field('Pack 3: Avanzado')).toHaveValue('750')
  await page.getByLabelText('Nombre de la lista').fill('Precios 2027')
  await field('Básico: Precio (USD)').fill('17,5')
  await expect.element(preview).toMatchTextContent(/US\$\s?17[.,]50/)
  await expectAccessible()
  await button('Crear').click()
  await expect.element(toast('Lista de precios creada exitosamente')).toBeVisible()
  await expect.element(applied).toMatchTextContent(/«Precios 2027»/)
  expect(lists()).toMatchObject([{ ...defaultPrices, name: 'Precios 2027', basic_price: 17.5, visibility: 'visible' }])
})

test.each([
  ['Pack 1: Básico', '151', 'Cada video del pack cuesta más que un video suelto'],
  ['Intermedio: Duración máxima (segundos)', '20', 'Debe ser mayor que la duración del plan anterior'],
  ['Avanzado: Precio (USD)', '0', 'Falta el precio'],
  ['Básico: Precio (USD)', 'quince', 'Escribe un valor de 0 a 99.999,99, con dos decimales como máximo'],
  ['Pack 2: Videos', '2,5', 'Escribe un número entero de 0 a 999'],
])('%s may not be %s, and the form tells why', async (name, value, reason) => {
  addPriceLists({ name: 'Actual' })
  await openConsole('/admin/prices')
  await button('Editar la lista Actual').click()
  await field(name).fill(value)
  await button('Actualizar').click()
  await expect.element(page.getByText(reason).first()).toBeVisible()
  await expect.element(field(name)).toHaveFocus()
  expect(lists()).toMatchObject([defaultPrices])
})

test('The page names the list that visitors see: the last visible one without errors', async () => {
  addPriceLists(
    { name: 'Vieja' },
    { name: 'Nueva' },
    { name: 'Imposible', basic_price: 0 },
    { visibility: '2100-01-01' },
  )
  await openConsole('/admin/prices')
  await expect.element(applied).toMatchTextContent(/«Nueva»/)
  await button('Ocultar del sitio: Nueva').click()
  await expect.element(applied).toMatchTextContent(/«Vieja»/)
})

test('The form links to the parts of the page that still name a changed number', async () => {
  addPriceLists({ name: 'Actual' })
  await openConsole('/admin/prices')
  await button('Editar la lista Actual').click()
  const question = page.getByRole('link', { name: '¿Cuántas revisiones incluye?' })
  await expect.element(field('Intermedio: Rondas de cambios')).toHaveValue('2')
  expect(question.query()).toBeNull()
  await field('Intermedio: Rondas de cambios').fill('5')
  await expect.element(question).toHaveAttribute('href', '/admin/page?kind=sections&edit=faqs-1')
})

test('A conflict names the number that two devices changed', async () => {
  const [id = ''] = addPriceLists({ name: 'Actual' })
  await openConsole('/admin/prices')
  await button('Editar la lista Actual').click()
  await expect.element(heading('Editar lista de precios')).toBeVisible()
  await field('Avanzado: Precio (USD)').fill('33')
  changeElsewhere(collections.prices, id, { advanced_price: 31 })
  await button('Actualizar').click()
  await button('Resolver').first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Avanzado: Precio \(USD\)/)
})

test('The owner deletes a list, and the default prices apply again', async () => {
  addPriceLists({ name: 'Actual', basic_price: 17 })
  await openConsole('/admin/prices')
  await expect.element(row('Actual')).toMatchTextContent(/US\$\s?17/)
  await button('Eliminar la lista Actual').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Lista de precios eliminada exitosamente')).toBeVisible()
  await expect.element(applied.getByText('Predeterminado', { exact: true })).toBeVisible()
})
