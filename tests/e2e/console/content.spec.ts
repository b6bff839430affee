import { translatedCodes } from '@studio/domain/content/translation'
import { FieldValue } from 'firebase-admin/firestore'
import type { Page } from 'playwright/test'
import { addProjects, addTestimonials } from '../../support/content'
import { dismiss, newAdmin } from '../../support/people'
import { projectsTitled, store, testimonialsOf } from '../../support/store'
import { fillFromSpanish } from '../support/formPage'
import { aLook, expect, expectOnReturn, offlineErrors, setOffline, signIn, test, toast } from '../support/studio'

/* What the owner writes reaches the store and whoever looks at the page; what the forms do is in tests/components. */

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts()
const card = (page: Page, title: string) =>
  page.locator('#portfolio').getByRole('heading', { name: title, exact: true })
/** The marks of a stored project's texts. */
const marksIn = (stored: object | undefined) => (stored as { text_marks?: object } | undefined)?.text_marks ?? {}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function openPortfolio(page: Page) {
  await page.goto('/#portfolio')
  await expect(page.locator('#portfolio article').first()).toBeVisible()
}

async function fillProject(page: Page, title: string) {
  await page.goto('/admin/projects')
  await press(page, 'Nuevo Proyecto')
  await fillFromSpanish(page, { Título: title, Descripción: 'Un anuncio', Categoría: 'Reel' })
  await page.getByLabel('URL de la imagen').fill(new URL('/samples/volta.webp', page.url()).href)
}

test('The owner creates, edits and deletes a project, and a visitor who comes back to the tab sees each change', async ({
  ownerPage,
  visitorPage,
}) => {
  await openPortfolio(visitorPage)
  await fillProject(ownerPage, 'Muelle')
  await press(ownerPage, 'Crear')
  await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Muelle')).toBeVisible(aLook))

  await press(ownerPage, 'Editar Muelle')
  await ownerPage.getByLabel('Título').fill('Muelle 2')
  await ownerPage.getByLabel('Destacar este proyecto').check()
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Muelle 2')).toBeVisible(aLook))
  expect(await projectsTitled('Muelle 2')).toMatchObject([{ featured: true, title_de: 'Muelle 2' }])

  await press(ownerPage, 'Eliminar Muelle 2')
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(ownerPage, 'Proyecto eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, 'Muelle 2')).toHaveCount(0)
  await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Muelle 2')).toHaveCount(0, aLook))
})

test('The owner creates, edits and deletes a testimonial, and a visitor who comes back to the tab sees each change', async ({
  ownerPage,
  visitorPage,
}) => {
  const cards = visitorPage.locator('#testimonials figure')
  const card = cards.filter({ hasText: 'Lucía' })
  await visitorPage.goto('/#testimonials')
  await expect(cards.first()).toBeVisible()

  await ownerPage.goto('/admin/testimonials')
  await press(ownerPage, 'Nuevo Testimonio')
  await ownerPage.getByLabel('Nombre del cliente').fill('Lucía')
  await fillFromSpanish(ownerPage, { Rol: 'Productora', Testimonio: 'Todo salió bien' })
  await ownerPage.getByLabel('Calificación').fill('4')
  await press(ownerPage, 'Crear')
  await expect(toast(ownerPage, 'Testimonio creado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card).toContainText('Todo salió bien', aLook))
  expect(await testimonialsOf('Lucía')).toMatchObject([{ rating: 4 }])

  await press(ownerPage, 'Editar el testimonio de Lucía')
  await ownerPage.getByLabel('Empresa').fill('Café Aurora')
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Testimonio actualizado exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(card).toContainText('Productora · Café Aurora', aLook))

  await press(ownerPage, 'Eliminar el testimonio de Lucía')
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(ownerPage, 'Testimonio eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, 'Lucía')).toHaveCount(0)
  await expectOnReturn(visitorPage, () => expect(card).toHaveCount(0, aLook))
})

test('The owner reorders projects by keyboard and by dragging: only the rows that moved are written, and a visitor sees it', async ({
  ownerPage,
  visitorPage,
}) => {
  await openPortfolio(visitorPage)
  // High enough that what is dragged does not come near the edge, where the page begins to scroll.
  await ownerPage.setViewportSize({ width: 1280, height: 1000 })
  await ownerPage.goto('/admin/projects')
  await expect(ownerPage.getByRole('rowheader').first()).toBeVisible()
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

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('the owner goes on working; back online everything is published', async ({ ownerPage, visitorPage }) => {
    await openPortfolio(visitorPage)
    await fillProject(ownerPage, 'Tren')
    await setOffline(ownerPage, true)
    await setOffline(visitorPage, true)
    await press(ownerPage, 'Crear')
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    await expect(row(ownerPage, 'Tren').getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
    expect(await projectsTitled('Tren')).toEqual([])

    await setOffline(ownerPage, false)
    await setOffline(visitorPage, false)
    await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
    await expectOnReturn(visitorPage, () => expect(card(visitorPage, 'Tren')).toBeVisible(aLook))
    expect(await projectsTitled('Tren')).toHaveLength(1)
  })
})

test.describe('translated by any chat', () => {
  test.use({ expectedErrors: offlineErrors })

  test('a project that was begun offline is published in ten languages by itself, marked until somebody confirms it', async ({
    ownerPage,
  }) => {
    // Some builds of the browser bring a translator; here there is none.
    await ownerPage.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))
    await ownerPage.goto('/admin/projects')
    await press(ownerPage, 'Nuevo Proyecto')
    await setOffline(ownerPage, true)
    for (const [label, text] of [
      ['Título', 'Marea'],
      ['Descripción', 'El mar'],
      ['Categoría', 'Corto'],
    ] as const)
      await ownerPage.getByLabel(label).fill(text)
    await ownerPage.getByLabel('URL de la imagen').fill(new URL('/samples/volta.webp', ownerPage.url()).href)
    await press(ownerPage, 'Traducir')
    const dialog = ownerPage.getByRole('dialog', { name: 'Traducir a los demás idiomas' })
    await expect(dialog).toContainText('Sin conexión y sin traductor')
    const answer = translatedCodes.flatMap((code) => [
      `[${code} 1] Marea ${code}`,
      `[${code} 2] El mar ${code}`,
      `[${code} 3] Corto ${code}`,
    ])
    await dialog.getByLabel('Pega aquí la traducción').fill(['```', ...answer, '```'].join('\n'))
    await dialog.getByRole('button', { name: 'Usar estas traducciones (27)' }).click()
    await press(ownerPage, 'Crear')
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    await setOffline(ownerPage, false)
    await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
    const [stored] = await projectsTitled('Marea')
    expect(stored).toMatchObject({ title_ja: 'Marea ja', category_ar: 'Corto ar' })
    expect(Object.keys(marksIn(stored))).toHaveLength(27)

    await press(ownerPage, 'Editar Marea')
    await ownerPage.getByRole('tab', { name: 'Français' }).click()
    await press(ownerPage, 'Confirmar la traducción')
    await press(ownerPage, 'Actualizar')
    await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
    expect(marksIn((await projectsTitled('Marea'))[0])).not.toHaveProperty('title_fr')
  })
})

test('What another device changed meanwhile stays: different fields of one project merge by themselves', async ({
  ownerPage,
}) => {
  const [id] = await addProjects({ title_es: 'Compartido' })
  await ownerPage.goto(`/admin/projects?edit=${id}`)
  await ownerPage.getByLabel('Título').fill('Compartido mío')
  await store.doc(`portfolio_projects/${id}`).update({ rev: crypto.randomUUID(), client_name: 'Otra persona' })
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
  expect(await projectsTitled('Compartido mío')).toMatchObject([{ client_name: 'Otra persona' }])
})

test('A project that lacks a field, and has one that this version does not know, is shown, edited and loses nothing', async ({
  ownerPage,
}) => {
  const [id] = await addProjects({ title_es: 'Antiguo', client_name: 'Nadie' })
  const document = store.doc(`portfolio_projects/${id}`)
  await document.update({ video_url: FieldValue.delete(), featured: FieldValue.delete(), length: '0:42' })
  await ownerPage.goto(`/admin/projects?edit=${id}`)
  await ownerPage.getByLabel('Título').fill('Antiguo editado')
  await press(ownerPage, 'Actualizar')
  await expect(toast(ownerPage, 'Proyecto actualizado exitosamente')).toBeVisible()
  const stored = (await document.get()).data()
  expect(stored).toMatchObject({ title_es: 'Antiguo editado', client_name: 'Nadie', length: '0:42' })
  expect(stored).toMatchObject({ video_url: '', featured: false })
})

test.describe('a refusal on the way', () => {
  test.use({ expectedErrors: /400|403/ })

  test('tells an admin whose role is taken away while writing, and nothing is stored', async ({ page }) => {
    const admin = await newAdmin('Segunda')
    const [id] = await addTestimonials({ client_name: 'Denegada' })
    await signIn(page, admin.email)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto(`/admin/testimonials?edit=${id}`)
    await page.getByLabel('Nombre del cliente').fill('Denegada 2')
    // The page believes that it may write, the server does not.
    await page.route(/documents:commit/, async (route) => {
      await dismiss(admin)
      await route.continue()
    })
    await press(page, 'Actualizar')
    await expect(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
    expect(await testimonialsOf('Denegada 2')).toEqual([])
  })
})
