import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatWith } from '../../support/chatWith'
import { openPublicPage } from '../support/render'
import { takeReactAway } from './takeReactAway'

const tab = (name: string) => page.getByRole('radio', { name })
const plan = page.getByRole('region', { name: 'Intermedio' })
const quote = (name: string) => page.getByRole('link', { name: `Empezar con ${name}` })
const visible = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())

test('On a small screen one plan is shown, the recommended one first; arrow keys switch plans, even before React loads', async () => {
  await openPublicPage('home', { width: 360 })
  await expect.element(tab('Intermedio')).toBeChecked()
  takeReactAway()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect
    .element(quote('Intermedio'))
    .toHaveAttribute('href', chatWith('plan', { plan: 'Intermedio', duration: '31–60\u00a0s' }))
  await tab('Intermedio').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Avanzado')).toHaveFocus()
  await expect.element(quote('Avanzado')).toBeVisible()
  await expect.element(quote('Intermedio')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Básico')).toHaveFocus()
  await expect.element(quote('Básico')).toBeVisible()
  await expect.element(quote('Avanzado')).not.toBeInTheDocument()
})

test('On a small screen missing features of a plan have a dash, and all others a tick', async () => {
  await openPublicPage('home', { width: 360 })
  await tab('Básico').click()
  const basic = page.getByRole('region', { name: 'Básico' })
  const marks = (text: string) => basic.getByRole('listitem').filter({ hasText: text }).element().querySelector('svg')
  await expect.element(basic).toBeVisible()
  expect(marks('No incluye')?.classList).toContain('lucide-minus')
  expect(marks('Cortes y ritmo')?.classList).toContain('lucide-check')
})

test('On a small screen the packs of a plan can be expanded, even before React loads', async () => {
  await openPublicPage('home', { width: 360 })
  const pack = plan.getByRole('listitem').filter({ hasText: '10 videos' })
  const line = plan.getByText('Ver packs con descuento')
  await expect.element(line).toBeVisible()
  takeReactAway()
  await expect.element(pack).not.toBeInTheDocument()
  await line.click()
  await expect.element(pack).toBeVisible()
  expect(visible('#pricing details li strong').filter(({ textContent }) => textContent === '10 videos')).toHaveLength(1)
})

test('On a wide screen the plans are one table with expandable packs', async () => {
  await openPublicPage('home', { width: 1280 })
  const table = page.getByRole('table', { name: 'Comparación de planes' })
  const recommended = table.getByRole('columnheader', { name: 'Intermedio' })
  await expect.element(recommended.getByText('Más popular')).toBeVisible()
  expect(table.getByRole('columnheader').elements()).toHaveLength(4)
  expect(table.getByText('Más popular').elements()).toHaveLength(1)
  expect(table.getByRole('rowheader').elements()).toHaveLength(11)
  for (const price of ['15', '22', '30'])
    await expect.element(table.getByRole('cell', { name: price }).first()).toBeVisible()
  const lacking = table
    .getByRole('cell')
    .elements()
    .filter((cell) => cell.querySelector('.lucide-minus'))
  expect(lacking.map(({ textContent }) => textContent)).toEqual(['No incluye'])
  await expect.element(page.getByRole('group', { name: 'Planes' })).not.toBeInTheDocument()

  const lines = visible('#pricing details > summary')
  expect(lines).toHaveLength(1)
  const [line] = lines as HTMLElement[]
  expect(line?.textContent).toContain('Ver packs con descuento')
  expect(line?.textContent).toContain('Ahorra hasta 20%')
  expect(visible('#pricing details li')).toEqual([])
  line?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => visible('#pricing details li')).toHaveLength(9)
})
