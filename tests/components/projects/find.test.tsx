import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addProjects, heading, rowNames } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'

const search = page.getByRole('searchbox', { name: 'Buscar' })
const nothing = page.getByText('Nada coincide con la búsqueda y los filtros.')

test('The owner finds a project by a word in any language, sorts and filters; a reload and going back keep the view', async () => {
  addProjects(
    { title_es: 'Faro zeta', category_es: 'Faros', featured: true },
    { title_es: 'Faro alfa', title_ja: '灯台Faro' },
  )
  const { router } = await openConsole('/admin/projects')
  await search.fill('FARO')
  await expect.poll(rowNames).toEqual(['Faro zeta', 'Faro alfa'])
  await expect.element(page.getByRole('search').getByRole('status')).toMatchTextContent(/^2\sde\s8$/)
  await page.getByLabelText('Ordenar por').selectOptions('Título')
  await expect.poll(rowNames).toEqual(['Faro alfa', 'Faro zeta'])
  await page.getByLabelText('Destacado').selectOptions('Solo destacados')
  await expect.poll(rowNames).toEqual(['Faro zeta'])

  // The address holds the whole view.
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('featured')).toBe('yes')
  const { pathname, search: view } = router.state.location
  const reloaded = await openConsole(pathname + view)
  await expect.poll(rowNames).toEqual(['Faro zeta'])
  await expect.element(search).toHaveValue('FARO')

  await page.getByRole('link', { name: 'Traducciones' }).click()
  await expect.element(heading('Traducciones')).toBeVisible()
  await reloaded.router.navigate(-1)
  await expect.element(heading('Proyectos')).toBeVisible()
  await expect.poll(rowNames).toEqual(['Faro zeta'])
  await page.getByLabelText('Destacado').selectOptions('Todos')
  await page.getByLabelText('Categoría').selectOptions('Faros')
  await expect.poll(rowNames).toEqual(['Faro zeta'])

  await search.fill('灯台Faro')
  await expect.element(nothing).toBeVisible()
  await button('Quitar búsqueda y filtros').last().click()
  await expect.element(search).toHaveValue('')
  await expect.element(search).toHaveFocus()
  await search.fill('灯台Faro')
  await expect.poll(rowNames).toEqual(['Faro alfa'])
})

test('axe finds no fault in a search without results', async () => {
  await openConsole('/admin/projects?q=no hay nada así')
  await expect.element(nothing).toBeVisible()
  await expectAccessible()
})
