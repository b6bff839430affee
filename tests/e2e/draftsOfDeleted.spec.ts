import { testimonialDocument } from '../support/factories'
import { projectsTitled, store } from '../support/store'
import { storedProject, title, untilKept } from './formPage'
import { expect, test, toast, unique } from './studio'

test('the draft of a project that is deleted here goes on as a new one, also after a reload', async ({
  ownerPage: page,
}) => {
  const name = unique('Eliminado')
  const id = await storedProject(name)
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await title(page).fill(`${name} 2`)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
  await page.getByRole('button', { name: `Eliminar ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Proyecto eliminado exitosamente')).toBeVisible()
  const drafts = page.getByRole('region', { name: 'Borradores sin terminar' })
  await expect(drafts).toContainText('Se eliminó: sigue como nuevo.')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(leaving).toContainText('Hay borradores sin terminar: 1.')
  await page.keyboard.press('Escape')
  await drafts.getByRole('button', { name: `Continuar: ${name} 2` }).click()
  await expect(page.getByRole('heading', { name: 'Nuevo Proyecto' })).toBeVisible()
  await title(page).fill(`${name} 3`)
  await untilKept(page, `${name} 3`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nuevo Proyecto' })).toBeVisible()
  await expect(title(page)).toHaveValue(`${name} 3`)
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible()
  await expect(drafts).toHaveCount(0)
  expect(await projectsTitled(name)).toEqual([])
  const [made] = await projectsTitled(`${name} 3`)
  expect(made).toBeDefined()
  expect((await store.collection('portfolio_projects').doc(id).get()).exists).toBe(false)
})

test('what was deleted elsewhere is said to be gone, or goes on as new from its draft', async ({ ownerPage: page }) => {
  const name = unique('Lejos')
  const stored = await store
    .collection('testimonials')
    .add(testimonialDocument({ client_name: name, avatar_url: '', order_position: 900 }))
  const address = `/admin/testimonials?edit=${stored.id}`
  await page.goto(address)
  await page.getByLabel('Nombre del cliente').fill(`${name} 2`)
  await untilKept(page, `${name} 2`)
  await stored.delete()
  // Until this device has heard of it, the form opens as ever.
  await page.goto('/admin/testimonials')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
  await page.goto(address)
  await expect(toast(page, 'Lo que ibas a editar ya no existe.')).toContainText('sigue como nuevo')
  await expect(page.getByRole('heading', { name: 'Nuevo Testimonio' })).toBeVisible()
  await expect(page.getByLabel('Nombre del cliente')).toHaveValue(`${name} 2`)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar y salir' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.goto(address)
  await expect(toast(page, 'Lo que ibas a editar ya no existe.')).not.toContainText('sigue como nuevo')
  await expect(page).toHaveURL(/testimonials$/)
})
