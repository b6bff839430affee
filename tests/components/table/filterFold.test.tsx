import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FilterFold } from '../../../web/src/ui/table/FilterFold'
import { expectAccessible } from '../support/axe'
import { press } from '../support/form'
import { openConsole, render } from '../support/render'

const choice = page.getByLabelText('Orden')
const fold = (active = 0) => (
  <FilterFold active={active}>
    <label>
      Orden <select />
    </label>
  </FilterFold>
)

test('On a phone a button of 44 px opens the filters, and shows how many are active', async () => {
  await render(fold(2), { width: 360, height: 740 })
  const opener = page.getByRole('button', { name: 'Filtros (2)' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await expect.element(choice).not.toBeVisible()
  expect(opener.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  opener.element().focus()
  await press('{Enter}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(choice).toBeVisible()
  await press('{Tab}')
  await expect.element(choice).toHaveFocus()
  await opener.click()
  await expect.element(choice).not.toBeVisible()
})

test('Beside a search field the filter button is an icon with the number, large enough to touch, with a name for screen readers', async () => {
  await render(
    <FilterFold active={2} isBesideSearch>
      <select />
    </FilterFold>,
    { width: 360, height: 740 },
  )
  const opener = page.getByRole('button', { name: 'Filtros (2)' })
  await expect.element(opener).toBeVisible()
  const { width, height } = opener.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(width).toBeLessThan(64)
})

test('If there is room the filters are visible, without a button', async () => {
  await render(fold(), { width: 768, height: 740 })
  await expect.element(choice).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Filtros' })).not.toBeInTheDocument()
})

test('On a phone a list’s filter button shows the filters of the address, and its search field is always visible', async () => {
  await openConsole('/admin/projects?featured=yes&visibility=visible', { width: 360, height: 740 })
  await expect.element(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
  await page.getByRole('button', { name: 'Filtros (2)' }).click()
  await page.getByLabelText('Destacado', { exact: true }).selectOptions('Todos')
  await expect.element(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  await expectAccessible()
})
