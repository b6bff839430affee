import { defaultSettings } from '@studio/domain/defaultSettings'
import type { Page } from 'playwright/test'
import { removeGroup, restoreSettings, setGroup as set, storedGroup as stored } from '../support/siteSettings'
import { expect, offlineErrors, setOffline, test, toast } from './studio'

/** What is set here shows on everybody's page, so these tests run alone, after settings.spec.ts. */
test.describe.configure({ mode: 'serial' })
test.beforeAll(restoreSettings)
test.afterAll(restoreSettings)

/** The card of a group in the console. */
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await expect(card(page, 'Información del sitio').getByText('Publicado')).toBeVisible()
}

test('A setting is saved with its whole group when its field is left, and everybody sees it', async ({
  ownerPage,
  visitorPage,
}) => {
  await visitorPage.goto('/')
  await openSettings(ownerPage)
  const before = await stored('site_info')
  await ownerPage.getByLabel('Nombre del sitio').fill('  Plano Medio ')
  await expect(card(ownerPage, 'Información del sitio').getByText('Sin guardar')).toBeVisible()
  await ownerPage.keyboard.press('Tab')
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  await expect(card(ownerPage, 'Información del sitio').getByText('Publicado')).toBeVisible()
  await expect(visitorPage.getByRole('link', { name: 'Plano Medio' }).first()).toBeVisible()
  expect(await stored('site_info')).toEqual({
    key: 'site_info',
    value: { ...defaultSettings.site_info, name: 'Plano Medio' },
    updated_by: 'seed-owner',
    rev: expect.any(String),
    base_rev: before?.rev,
  })
})

test('A switch is saved at once: maintenance on and off', async ({ ownerPage, visitorPage }) => {
  await visitorPage.goto('/')
  await openSettings(ownerPage)
  const maintenance = ownerPage.getByRole('switch', { name: 'Mostrar el aviso de mantenimiento en lugar del sitio' })
  await maintenance.check()
  await expect(visitorPage.getByText(defaultSettings.maintenance.message)).toBeVisible()
  await maintenance.uncheck()
  await expect(visitorPage.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
})

test('What is not allowed is said, kept in its field and not saved; the rest of its group goes on', async ({
  ownerPage,
}) => {
  await openSettings(ownerPage)
  const instagram = ownerPage.getByLabel('Instagram')
  await instagram.fill('javascript:alert(1)')
  await instagram.press('Enter')
  await expect(instagram).toHaveAccessibleDescription('Formato de URL inválido')
  await ownerPage.getByLabel('Facebook').fill('https://www.facebook.com/estudio')
  await ownerPage.getByLabel('Facebook').press('Enter')
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  await expect(instagram).toHaveValue('javascript:alert(1)')
  expect((await stored('social_media'))?.value).toMatchObject({
    instagram: defaultSettings.social_media.instagram,
    facebook: 'https://www.facebook.com/estudio',
  })
  await ownerPage.getByLabel('ID de Google Analytics').fill('UA-1')
  await ownerPage.keyboard.press('Tab')
  await expect(ownerPage.getByText('El identificador tiene la forma G-XXXXXXXXXX')).toBeVisible()
  await ownerPage.getByRole('link', { name: 'Proyectos' }).click()
  const question = ownerPage.getByRole('alertdialog')
  await expect(question).toContainText('no son válidos o se rechazaron')
  await question.getByRole('button').last().press('Escape')
  await expect(instagram).toHaveValue('javascript:alert(1)')
})

test('Two quick changes of one group follow one another, and both are stored', async ({ ownerPage }) => {
  await openSettings(ownerPage)
  // Both in one go: nothing has been shown or confirmed between them.
  await ownerPage.evaluate(() => {
    const change = (label: string, text: string) => {
      const name = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label)
      const input = document.getElementById(name?.htmlFor ?? '') as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    }
    change('Teléfono', '+57 311 111 1111')
    change('Dirección', 'Medellín')
  })
  await expect
    .poll(async () => (await stored('contact_info'))?.value)
    .toEqual({ ...defaultSettings.contact_info, phone: '+57 311 111 1111', address: 'Medellín' })
  await expect(ownerPage.getByText('Error al actualizar configuración')).toHaveCount(0)
})

test('A group that was never saved shows what the site shows, and is made with the first change', async ({
  ownerPage,
}) => {
  await removeGroup('seo_defaults')
  await openSettings(ownerPage)
  const seo = card(ownerPage, 'SEO por defecto')
  await expect(seo.getByText('Aún sin guardar: el sitio muestra estos valores iniciales')).toBeVisible()
  await seo.getByLabel('Palabras clave, separadas por comas').fill('montaje')
  await seo.getByLabel('Palabras clave, separadas por comas').press('Control+Enter')
  await expect(seo.getByText('Publicado')).toBeVisible()
  const value = { ...defaultSettings.seo_defaults, keywords: 'montaje' }
  expect(await stored('seo_defaults')).toMatchObject({ key: 'seo_defaults', value, base_rev: '' })
})

test.describe('offline', () => {
  test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|40[03]`) })

  test('changes are kept on the device and published in order once the network is back', async ({ ownerPage }) => {
    await openSettings(ownerPage)
    await setOffline(ownerPage, true)
    for (const name of ['Corte Uno', 'Corte Dos']) {
      await ownerPage.getByLabel('Nombre del sitio').fill(name)
      await ownerPage.keyboard.press('Enter')
    }
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    await expect(card(ownerPage, 'Información del sitio').getByText('pendiente de publicar')).toBeVisible()
    await setOffline(ownerPage, false)
    await expect(card(ownerPage, 'Información del sitio').getByText('Publicado')).toBeVisible()
    expect((await stored('site_info'))?.value.name).toBe('Corte Dos')
  })

  test('a value that another device has changed meanwhile is said to have failed, and waits for a decision', async ({
    ownerPage,
  }) => {
    await openSettings(ownerPage)
    await setOffline(ownerPage, true)
    await ownerPage.getByLabel('Nombre del sitio').fill('De este dispositivo')
    await ownerPage.keyboard.press('Enter')
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    await set('site_info', { name: 'De otro dispositivo' })
    await setOffline(ownerPage, false)
    await expect(toast(ownerPage, 'Error al actualizar configuración')).toBeVisible()
    await expect(ownerPage.getByLabel('Nombre del sitio')).toHaveValue('De otro dispositivo')
    expect((await stored('site_info'))?.value.name).toBe('De otro dispositivo')
    await expect(card(ownerPage, 'Información del sitio').getByText('En conflicto')).toBeVisible()
    await ownerPage.getByRole('button', { name: 'Estado de la sincronización: Te necesita: 1' }).click()
    await ownerPage.getByRole('button', { name: 'Resolver' }).click()
    const question = ownerPage.getByRole('dialog', { name: 'Conflicto en «Información del sitio»' })
    await expect(question.getByRole('group', { name: 'Nombre del sitio' })).toContainText('De este dispositivo')
  })
})
