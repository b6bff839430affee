import { languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { testimonialDocument } from '../support/factories'
import { dismiss, newAdmin, removePerson } from '../support/people'
import { samplePicture } from '../support/site'
import { store, testimonialsOf } from '../support/store'
import { expect, offlineErrors, setOffline, signIn, test, toast, unique } from './studio'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const tab = (page: Page, code: string) => page.locator(`[role=tab][data-code=${code}]`)

async function openNew(page: Page) {
  await page.goto('/admin/testimonials')
  await page.getByRole('button', { name: 'Nuevo Testimonio' }).click()
}

async function fillTestimonial(page: Page, name: string) {
  await page.getByLabel('Nombre del cliente').fill(name)
  for (const code of languageCodes) {
    await tab(page, code).click()
    await page.getByLabel('Rol').fill(`Productora ${code}`)
    await page.getByLabel('Testimonio').fill(`Lo que dice ${name}, en ${code}`)
  }
}

test('The owner creates, edits and deletes a testimonial, and a visitor sees each change without reloading', async ({
  ownerPage,
  visitorPage,
}) => {
  const name = unique('Lucía')
  const card = visitorPage.locator('#testimonials figure').filter({ hasText: name })
  await visitorPage.goto('/#testimonials')
  await expect(visitorPage.locator('#testimonials figure').first()).toBeVisible()

  await openNew(ownerPage)
  await expect(ownerPage.getByLabel('Calificación')).toHaveValue('5')
  await fillTestimonial(ownerPage, name)
  await ownerPage.getByLabel('Calificación').fill('4')
  await expect(ownerPage.locator('form').getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Crear' }).click()
  await expect(toast(ownerPage, 'Testimonio creado exitosamente')).toBeVisible()
  await expect(card).toContainText('en es')
  await expect(row(ownerPage, name).getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  await expect(row(ownerPage, name)).toContainText('Productora es')

  await ownerPage.getByRole('button', { name: `Editar el testimonio de ${name}` }).click()
  await expect(ownerPage.getByRole('heading', { name: 'Editar Testimonio' })).toBeVisible()
  await ownerPage.getByLabel('Empresa').fill('Café Aurora')
  await ownerPage.getByRole('button', { name: 'Actualizar' }).click()
  await expect(toast(ownerPage, 'Testimonio actualizado exitosamente')).toBeVisible()
  await expect(card).toContainText('Productora es · Café Aurora')

  await ownerPage.getByRole('button', { name: `Eliminar el testimonio de ${name}` }).click()
  const question = ownerPage.getByRole('alertdialog', { name: 'Eliminar testimonio?' })
  await expect(question).toContainText('Esta acción no se puede deshacer.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(ownerPage, 'Testimonio eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, name)).toHaveCount(0)
  await expect(card).toHaveCount(0)
})

test('The table speaks the interface’s language, and Spanish where a testimonial lacks it', async ({ ownerPage }) => {
  const name = unique('Jonas')
  await store
    .collection('testimonials')
    .add(testimonialDocument({ client_name: name, avatar_url: '', client_role_de: '' }))
  await ownerPage.addInitScript(() => localStorage.setItem('studio.language', 'de'))
  await ownerPage.goto('/admin/testimonials')
  await expect(ownerPage.getByRole('columnheader', { name: 'Unternehmen' })).toBeVisible()
  await expect(row(ownerPage, name)).toContainText('Producer in Español')
  await expect(row(ownerPage, name)).toContainText('What the client says, in Deutsch')
})

test.describe('a picture that is not there', () => {
  test.use({ expectedErrors: /404/ })

  test('leaves the person’s initial in its place', async ({ ownerPage }) => {
    // It is not stored: visitors of other tests would stumble over it.
    await openNew(ownerPage)
    await ownerPage.getByLabel('Nombre del cliente').fill('Mario')
    const isRefused = ownerPage.waitForEvent('console', (said) => said.location().url.endsWith('none.webp'))
    await ownerPage.getByLabel('URL del avatar').fill(samplePicture('none'))
    await isRefused
    await expect(ownerPage.getByRole('figure').getByText('M', { exact: true })).toBeVisible()
    await expect(ownerPage.getByRole('figure').locator('img')).toHaveCount(0)
  })
})

test('What is missing is said: the name in the interface’s language, texts in their tab’s', async ({ ownerPage }) => {
  await openNew(ownerPage)
  await ownerPage.getByRole('button', { name: 'Crear' }).click()
  await expect(toast(ownerPage, 'Por favor completa todos los campos requeridos')).toBeVisible()
  await expect(ownerPage.getByText('Nombre requerido')).toBeVisible()
  await expect(ownerPage.getByLabel('Nombre del cliente')).toBeFocused()
  await expect(ownerPage.getByText('Rol requerido')).toBeVisible()
  await tab(ownerPage, 'ja').click()
  await expect(ownerPage.getByText('役割必須')).toBeVisible()
  await expect(ownerPage.getByText('内容必須')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: offlineErrors })

  test('a new testimonial is kept on the device and published later', async ({ ownerPage }) => {
    const name = unique('Elena')
    await openNew(ownerPage)
    await fillTestimonial(ownerPage, name)
    await setOffline(ownerPage, true)
    await ownerPage.getByRole('button', { name: 'Crear' }).click()
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    await expect(row(ownerPage, name).getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
    expect(await testimonialsOf(name)).toEqual([])
    await setOffline(ownerPage, false)
    await expect(toast(ownerPage, 'Testimonio creado exitosamente')).toBeVisible({ timeout: 20_000 })
    expect(await testimonialsOf(name)).toHaveLength(1)
  })
})

test.describe('a failure', () => {
  test.use({ expectedErrors: /400|403|409/ })

  test('A change that another device has overtaken is said to have failed, and theirs stays', async ({ ownerPage }) => {
    const name = unique('Alcanzada')
    const { id } = await store
      .collection('testimonials')
      .add(testimonialDocument({ client_name: name, avatar_url: '', order_position: 900 }))
    await ownerPage.goto(`/admin/testimonials?edit=${id}`)
    await ownerPage.getByLabel('Nombre del cliente').fill(`${name} mía`)
    await store.doc(`testimonials/${id}`).update({ rev: crypto.randomUUID(), client_name: `${name} suya` })
    await ownerPage.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(ownerPage, 'Error al actualizar testimonio')).toBeVisible()
    expect(await testimonialsOf(`${name} suya`)).toHaveLength(1)
  })

  test('An admin whose role is taken away while writing is told so, and nothing is stored', async ({ page }) => {
    const admin = await newAdmin(unique('Segunda'))
    const name = unique('Denegada')
    const { id } = await store
      .collection('testimonials')
      .add(testimonialDocument({ client_name: name, avatar_url: '', order_position: 900 }))
    await signIn(page, admin.email)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto(`/admin/testimonials?edit=${id}`)
    await page.getByLabel('Nombre del cliente').fill(`${name} 2`)
    // A write that is refused on its way: the page believes that it may, the server does not.
    await page.route(/documents:commit/, async (route) => {
      await dismiss(admin)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(page.getByRole('heading', { name: 'Ya no tienes permiso para usar la consola' })).toBeVisible()
    expect(await testimonialsOf(`${name} 2`)).toEqual([])
    await removePerson(admin)
  })
})
