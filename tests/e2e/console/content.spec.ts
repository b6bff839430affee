import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import type { Page } from 'playwright/test'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { setGroup } from '../../support/siteSettings'
import { projectsTitled, store, testimonialsOf } from '../../support/store'
import { fillFromSpanish, pasteTranslations, withoutTranslator } from '../support/formPage'
import { aLook, expect, expectOnReturn, offlineErrors, setOffline, test, toast, untilWhole } from '../support/studio'

/* The owner's changes reach the store and visitors; the forms are tested in tests/components. */

test.use({ expectedErrors: offlineErrors })

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts()
const card = (page: Page, title: string) =>
  page.locator('#portfolio').getByRole('heading', { name: title, exact: true })
/** Returns the marks of a stored project's texts. */
const marksIn = (stored: object | undefined) => (stored as { text_marks?: object } | undefined)?.text_marks ?? {}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const confirmDeletion = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()

async function openPortfolio(page: Page) {
  await page.goto('/#portfolio')
  await expect(page.locator('#portfolio article').first()).toBeVisible()
}

test('A project written and translated offline is published automatically; a visitor who returns to the tab sees it, each change and its deletion', async ({
  ownerPage,
  visitorPage,
}) => {
  await openPortfolio(visitorPage)
  await withoutTranslator(ownerPage)
  await ownerPage.goto('/admin/projects')
  await press(ownerPage, 'Nuevo Proyecto')
  for (const page of [ownerPage, visitorPage]) await setOffline(page, true)
  for (const [label, text] of [
    ['Título', 'Marea'],
    ['Descripción', 'El mar'],
    ['Categoría', 'Corto'],
    ['URL de la imagen', new URL('/samples/volta.webp', ownerPage.url()).href],
  ] as const)
    await ownerPage.getByLabel(label).fill(text)
  await pasteTranslations(ownerPage, ['Marea', 'El mar', 'Corto'])
  await press(ownerPage, 'Crear')
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  await expect(row(ownerPage, 'Marea').getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
  expect(await projectsTitled('Marea')).toEqual([])
  for (const page of [ownerPage, visitorPage]) await setOffline(page, false)
  await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Marea')).toBeVisible(aLook))
  const all = await projectsTitled('Marea')
  expect(all).toMatchObject([{ title_ja: 'Marea ja', category_ar: 'Corto ar' }])
  expect(Object.keys(marksIn(all[0]))).toHaveLength(3 * translatedCodes.length)

  await press(ownerPage, 'Editar Marea')
  await ownerPage.getByRole('tab', { name: 'Français' }).click()
  await press(ownerPage, 'Confirmar la traducción')
  await ownerPage.getByRole('tab', { name: 'Italiano' }).click()
  await press(ownerPage, 'Copiar del español')
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Reemplazar' }).click()
  await ownerPage.getByRole('tab', { name: 'Español' }).click()
  await ownerPage.getByLabel('Categoría').first().fill('Corto 2')
  await ownerPage.getByLabel('Destacar este proyecto').check()
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
  const changed = visitorPage.locator('#portfolio article').filter({ hasText: 'Corto 2' })
  await expectOnReturn(visitorPage, () => expect(changed).toBeVisible(aLook))
  const [edited] = await projectsTitled('Marea')
  expect(edited).toMatchObject({ featured: true, category_es: 'Corto 2', category_it: 'Corto 2' })
  expect(marksIn(edited)).toMatchObject({ title_it: 'copied', category_it: 'copied', title_de: 'machine' })
  expect(marksIn(edited)).not.toHaveProperty('title_fr')

  // Texts that follow the Spanish one are copies; texts from a person or a machine are out of date.
  await ownerPage.getByRole('link', { name: 'Traducciones' }).first().click()
  await ownerPage.getByRole('searchbox', { name: 'Buscar' }).fill('Marea')
  for (const cell of [
    'Copia sin traducir: Marea, Italiano',
    'Desactualizado: Marea, Français',
    'Completo: Marea, Español',
  ])
    await expect(ownerPage.getByRole('link', { name: cell })).toBeVisible()
  await ownerPage.getByRole('link', { name: 'Proyectos' }).first().click()

  await press(ownerPage, 'Eliminar Marea')
  await confirmDeletion(ownerPage)
  await expect(toast(ownerPage, 'Proyecto eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, 'Marea')).toHaveCount(0)
  await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Marea')).toHaveCount(0, aLook))
})

test('Visitors see a testimonial created, moved offline, edited and deleted, and a showreel set offline', async ({
  ownerPage,
  visitorPage,
}) => {
  const figures = visitorPage.locator('#testimonials figure')
  const figure = figures.filter({ hasText: 'Lucía' })
  // The page shows a testimonial about a project first, whatever its position.
  const names = visitorPage.locator('#testimonials li figcaption strong')
  const reel = visitorPage.locator('#showreel')
  await setGroup('showreel', { video_url: '' })
  await visitorPage.goto('/#testimonials')
  await expect(names).not.toHaveCount(0)
  const before = await names.allTextContents()
  const last = before.at(-1) ?? ''
  await expect(reel.getByText(publicTexts.showreel.soon)).toBeVisible()

  await ownerPage.goto('/admin/settings')
  const address = ownerPage.getByLabel(/^URL del video; sin video/)
  await expect(address).toBeEnabled()
  await ownerPage.getByRole('link', { name: 'Testimonios' }).first().click()
  await press(ownerPage, 'Nuevo Testimonio')
  await ownerPage.getByLabel('Nombre del cliente').fill('Lucía')
  await fillFromSpanish(ownerPage, { Rol: 'Productora', Testimonio: 'Todo salió bien' })
  await ownerPage.getByLabel('Calificación').fill('4')
  await press(ownerPage, 'Crear')
  await expect(toast(ownerPage, 'Testimonio creado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(figure).toContainText('Todo salió bien', aLook))
  expect(await testimonialsOf('Lucía')).toMatchObject([{ rating: 4 }])

  await setOffline(ownerPage, true)
  await ownerPage.getByRole('button', { name: 'Mover Lucía' }).press('Alt+ArrowUp')
  await expect(ownerPage.getByRole('row').nth(-2)).toContainText('Lucía')
  await ownerPage.getByRole('link', { name: 'Configuración' }).first().click()
  await address.fill('https://youtu.be/aqz-KE-bpKQ')
  await address.press('Tab')
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  await setOffline(ownerPage, false)
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, async () => {
    expect(await names.allTextContents()).toEqual([...before.slice(0, -1), 'Lucía', last])
    await expect(reel.getByRole('button', { name: 'Reproducir Showreel' })).toBeVisible(aLook)
  })

  await ownerPage.getByRole('link', { name: 'Testimonios' }).first().click()
  await press(ownerPage, 'Editar el testimonio de Lucía')
  await ownerPage.getByLabel('Empresa').fill('Café Aurora')
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Testimonio actualizado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(figure).toContainText('Productora · Café Aurora', aLook))

  await press(ownerPage, 'Eliminar el testimonio de Lucía')
  await confirmDeletion(ownerPage)
  await expect(toast(ownerPage, 'Testimonio eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, 'Lucía')).toHaveCount(0)
  await expectOnReturn(visitorPage, () => expect(figure).toHaveCount(0, aLook))
})

test('The owner reorders projects by keyboard and by dragging: only the moved rows are written, and visitors see the order', async ({
  ownerPage,
  visitorPage,
}) => {
  await openPortfolio(visitorPage)
  // The window is so high that dragging does not reach the edge, where the page begins to scroll.
  await ownerPage.setViewportSize({ width: 1280, height: 1000 })
  await ownerPage.goto('/admin/projects')
  await untilWhole(ownerPage)
  const [first = '', second = '', third = '', ...rest] = await titles(ownerPage)
  const stored = () => store.collection('portfolio_projects').orderBy('order_position').get()
  const before = (await stored()).docs
  await ownerPage.getByRole('button', { name: `Mover ${second}` }).press('Alt+ArrowUp')
  await expect(toast(ownerPage, 'Orden actualizado exitosamente')).toBeVisible()
  const firstCard = visitorPage.locator('#portfolio h3').first()
  await expectOnReturn(visitorPage, () => expect(firstCard).toHaveText(second, aLook))
  const after = new Map((await stored()).docs.map(({ id, updateTime }) => [id, updateTime]))
  const moved = before.map(({ id, updateTime }) => !after.get(id)?.isEqual(updateTime))
  expect(moved).toEqual([true, true, ...[third, ...rest].map(() => false)])

  const handle = await ownerPage.getByRole('button', { name: `Mover ${second}` }).boundingBox()
  const target = await ownerPage.getByRole('button', { name: `Mover ${third}` }).boundingBox()
  if (!handle || !target) throw new Error('the handles are not to be seen')
  await ownerPage.mouse.move(handle.x + 10, handle.y + 10)
  await ownerPage.mouse.down()
  await ownerPage.mouse.move(handle.x + 10, handle.y + 40, { steps: 5 })
  await ownerPage.mouse.move(target.x + 10, target.y + 14, { steps: 10 })
  await ownerPage.mouse.up()
  await expect.poll(() => titles(ownerPage)).toEqual([first, third, second, ...rest])
  await expectOnReturn(visitorPage, () => expect(firstCard).toHaveText(first, aLook))
})
