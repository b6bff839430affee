import { collections } from '@studio/domain/collections'
import { dayAt } from '@studio/domain/content/visibility'
import { defaultSettings } from '@studio/domain/settings/settings'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { zoneName } from '../../../web/src/i18n/format'
import { settingsDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { addTestimonials, row } from '../support/content'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'
import { setGroup, storedGroup } from './groups'

/** Returns the card of a group in the console. */
const card = (title: string) => page.getByRole('region', { name: title })
const site = card('Información del sitio')
const field = (name: string) => page.getByLabelText(name)
const name = field('Nombre del sitio')
const storedValue = (key: Parameters<typeof storedGroup>[0]) => storedGroup(key)?.value

async function openSettings() {
  await openConsole('/admin/settings')
  await expect.element(site.getByText('Guardado en el servidor')).toBeVisible()
}

/** Types into a field and presses Enter there. */
async function enter(label: string, text: string) {
  await field(label).fill(text)
  await userEvent.keyboard('{Enter}')
}

test('A setting is saved with its whole group when its field is left', async () => {
  await openSettings()
  const before = storedGroup('site_info')
  await name.fill('  Plano Medio ')
  await expect.element(site.getByText('Sin guardar')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(said('Configuración actualizada exitosamente')).toBeVisible()
  await expect.element(site.getByText('Guardado en el servidor')).toBeVisible()
  expect(storedGroup('site_info')).toEqual({
    key: 'site_info',
    value: { ...(before?.value as object), name: 'Plano Medio' },
    updated_by: owner.uid,
    rev: expect.any(String),
    base_rev: before?.rev,
  })
})

test('A group that lacks a setting is saved without it, so no default overwrites a value', async () => {
  const { email: _, ...others } = defaultSettings.contact_info
  server.put(collections.settings, 'contact_info', settingsDocument('contact_info', owner.uid, others as never))
  await openSettings()
  await enter('Teléfono', '+57 311 222 3344')
  await expect.poll(() => storedValue('contact_info')).toEqual({ ...others, phone: '+57 311 222 3344' })
})

const maintenance = page.getByRole('switch', { name: 'Mostrar el aviso de mantenimiento en lugar del sitio' })
const closing = page.getByRole('dialog').or(page.getByRole('alertdialog'))
const strip = page.getByRole('status').filter({ hasText: 'Ver la opción' })

test('Closing the site asks first and shows what visitors will read; opening it does not ask', async () => {
  await openSettings()
  await maintenance.click()
  await expect.element(closing).toMatchTextContent('¿Cerrar el sitio?')
  await expect.element(closing).toMatchTextContent(String((storedValue('maintenance') as { message: string }).message))
  await expect.element(closing.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await closing.getByText('En los demás idiomas').click()
  await expect.element(closing.getByText('We’ll be back soon. We’re improving the site.')).toBeVisible()
  await expect.element(closing.getByText('نعمل على تحسين الموقع')).toBeVisible()
  expect(closing.element().querySelectorAll('dl > div')).toHaveLength(9)
  await expectAccessible()
  await closing.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(maintenance).not.toBeChecked()
  expect(storedValue('maintenance')).toMatchObject({ enabled: false })
  await maintenance.click()
  await closing.getByRole('button', { name: 'Cerrar el sitio' }).click()
  await expect.poll(() => storedValue('maintenance')).toMatchObject({ enabled: true })
  await expect.element(maintenance).toBeChecked()
  await expect.element(strip).toMatchTextContent('El sitio está cerrado')
  await openConsole('/admin/projects')
  await strip.getByRole('link', { name: 'Ver la opción' }).click()
  await maintenance.click()
  await expect.poll(() => storedValue('maintenance')).toMatchObject({ enabled: false })
  await expect.element(strip).not.toBeInTheDocument()
})

test('Restoring a version that closes the site also asks first, and shows that version’s message', async () => {
  const message = 'Volvemos en marzo.'
  server.put(collections.auditLog, 'closed', {
    ...{ collection: collections.settings, document_id: 'maintenance', action: 'update', by: owner.uid },
    ...{ at: new Date(), base_rev: '', rev: '', fields: ['enabled', 'message'], left_out: [] },
    ...{ before: { enabled: true, message }, after: storedValue('maintenance') },
  })
  await openSettings()
  const restore = async () => {
    await page.getByRole('button', { name: /^Historial de .*mantenimiento/i }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Restaurar los/ })
      .click()
    await expect.element(closing).toMatchTextContent('¿Cerrar el sitio?')
    await expect.element(closing).toMatchTextContent(message)
  }
  await restore()
  await closing.getByRole('button', { name: 'Cancelar' }).click()
  expect(server.stored).toEqual([])
  await restore()
  await closing.getByRole('button', { name: 'Cerrar el sitio' }).click()
  await expect.poll(() => storedValue('maintenance')).toMatchObject({ enabled: true, message })
})

test('Offline the strip shows the site’s state for visitors now and later', async () => {
  await openSettings()
  server.setOnline(false)
  await maintenance.click()
  await closing.getByRole('button', { name: 'Cerrar el sitio' }).click()
  await expect.element(strip).toMatchTextContent('El sitio se cerrará cuando vuelva la conexión.')
  await expectAccessible()
  server.setOnline(true)
  await expect.element(strip).toMatchTextContent('El sitio está cerrado')
  server.setOnline(false)
  await maintenance.click()
  await expect.element(strip).toMatchTextContent('El sitio sigue cerrado')
  server.setOnline(true)
  await expect.element(strip).not.toBeInTheDocument()
})

test('A profile name becomes its address on the network, which the field then shows', async () => {
  await openSettings()
  await enter('Instagram', '@plano.medio')
  await expect.element(field('Instagram')).toHaveValue('https://www.instagram.com/plano.medio/')
  await expect
    .poll(() => storedValue('social_media'))
    .toMatchObject({
      instagram: 'https://www.instagram.com/plano.medio/',
    })
  await enter('Facebook', '@plano medio')
  await expect
    .element(field('Facebook'))
    .toHaveAccessibleDescription(/Formato de URL inválido.*@nombre|@nombre.*Formato/)
  await expect.element(field('Facebook')).toHaveValue('@plano medio')
})

test('An invalid value is reported, kept in its field and not saved; the rest of its group still works', async () => {
  await openSettings()
  const instagram = field('Instagram')
  const before = storedValue('social_media') as object
  await enter('Instagram', 'javascript:alert(1)')
  await expect.element(instagram).toHaveAccessibleDescription(/Formato de URL inválido/)
  await enter('Facebook', 'https://www.facebook.com/estudio')
  await expect.element(said('Configuración actualizada exitosamente')).toBeVisible()
  await expect.element(instagram).toHaveValue('javascript:alert(1)')
  expect(storedValue('social_media')).toEqual({ ...before, facebook: 'https://www.facebook.com/estudio' })
  await field('ID de Google Analytics').fill('UA-1')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('El identificador tiene la forma G-XXXXXXXXXX')).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('no son válidos o se rechazaron')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(instagram).toHaveValue('javascript:alert(1)')
})

test('Two quick changes of one group are both stored, in order', async () => {
  await openSettings()
  const before = storedValue('contact_info') as object
  // Both at once: nothing is shown or confirmed between them.
  const change = (label: string, text: string) => {
    const input = field(label).element() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  change('Teléfono', '+57 311 111 1111')
  change('Dirección', 'Medellín')
  await expect
    .poll(() => storedValue('contact_info'))
    .toEqual({ ...before, phone: '+57 311 111 1111', address: 'Medellín' })
  await expect.element(card('Contacto').getByText('Guardado en el servidor')).toBeVisible()
  await expect.element(page.getByText('Error al actualizar configuración')).not.toBeInTheDocument()
})

test('A group that was never saved shows the site’s values, and is created by the first change', async () => {
  server.put(collections.settings, 'seo_defaults', undefined)
  await openSettings()
  const seo = card('SEO por defecto')
  await expect.element(seo.getByText('Aún sin guardar: el sitio muestra estos valores iniciales')).toBeVisible()
  await seo.getByLabelText('Palabras clave, separadas por comas').fill('montaje')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(seo.getByText('Guardado en el servidor')).toBeVisible()
  const value = { ...defaultSettings.seo_defaults, keywords: 'montaje' }
  expect(storedGroup('seo_defaults')).toMatchObject({ key: 'seo_defaults', value, base_rev: '' })
})

test('Offline changes are stored on the device and published in order once the network is back', async () => {
  await openSettings()
  server.setOnline(false)
  await enter('Nombre del sitio', 'Corte Uno')
  await enter('Nombre del sitio', 'Corte Dos')
  await expect.element(said('Guardado en este dispositivo')).toBeVisible()
  await expect.element(site.getByText('pendiente de publicar')).toBeVisible()
  server.setOnline(true)
  await expect.element(site.getByText('Guardado en el servidor')).toBeVisible()
  expect(storedValue('site_info')).toMatchObject({ name: 'Corte Dos' })
})

test('A value that another device has changed meanwhile is reported as failed, and waits for a decision', async () => {
  await openSettings()
  server.setOnline(false)
  await enter('Nombre del sitio', 'De este dispositivo')
  await expect.element(said('Guardado en este dispositivo')).toBeVisible()
  setGroup('site_info', { name: 'De otro dispositivo' })
  server.setOnline(true)
  await expect.element(said('Error al actualizar configuración')).toBeVisible()
  await expect.element(name).toHaveValue('De otro dispositivo')
  expect(storedValue('site_info')).toMatchObject({ name: 'De otro dispositivo' })
  await expect.element(site.getByText('En conflicto')).toBeVisible()
  await page.getByRole('button', { name: 'Estado de la sincronización: Por decidir: 1' }).click()
  await page.getByRole('button', { name: 'Resolver' }).click()
  const question = page.getByRole('dialog', { name: 'Conflicto en «Información del sitio»' })
  const asked = question.getByRole('group', { name: 'Nombre del sitio' })
  await expect.element(asked).toMatchTextContent('De este dispositivo')
})

test('The logo is shown on dark and on light ground beside its field', async () => {
  setGroup('site_info', { logo_url: `${location.origin}/samples/sample-reel.webp` })
  await openSettings()
  const logos = site.getByRole('img')
  await expect.element(logos).toHaveLength(2)
  const grounds = () => logos.elements().map((logo) => getComputedStyle(logo.parentElement as Element).backgroundColor)
  expect(grounds()).toEqual(['rgb(20, 17, 15)', 'rgb(250, 247, 242)'])
})

test('The owner chooses a display currency and its rate, typed as people write numbers', async () => {
  await openSettings()
  await page.getByRole('combobox', { name: 'Moneda', exact: true }).selectOptions('COP')
  await enter('Valor de un dólar', '4.012,37')
  await expect.poll(() => storedValue('currency')).toEqual({ code: 'COP', usd_rate: '4012.37' })
  await enter('Valor de un dólar', '0')
  await expect.element(page.getByText('Escribe un número mayor que cero, con seis decimales como máximo')).toBeVisible()
  await openPublicPage()
  await expect.poll(() => document.querySelector('#pricing')?.textContent).toContain('≈\u00a0COP\u00a060.200')
})

test('The owner chooses the studio’s time zone, and planned days begin there', async () => {
  const dayIn = (zone: string) => dayAt(Date.now(), zone)
  // In one of these two zones it is already tomorrow, seen from the other.
  const [early, late] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  expect(dayIn(early) > dayIn(late)).toBe(true)
  addTestimonials({ client_name: 'Planeada', visibility: dayIn(early) })
  await openSettings()
  const zone = page.getByLabelText('Zona horaria del estudio')
  await expect.element(zone).toHaveValue(defaultTimeZone)
  await expect.element(site.getByText(`(${zoneName('es', defaultTimeZone)})`)).toBeVisible()
  for (const [chosen, isPlanned] of [
    [late, true],
    [early, false],
  ] as const) {
    await openSettings()
    await zone.selectOptions(chosen)
    await expect.poll(() => storedValue('site_info')).toMatchObject({ time_zone: chosen })
    await openConsole('/admin/testimonials')
    const planned = expect.element(row('Planeada'))
    await (isPlanned ? planned : planned.not).toMatchTextContent('Desde el')
  }
})

test('The owner’s mails are in the console’s language from the first change of their settings, or in a chosen one', async () => {
  await openConsole('/admin/settings', { language: 'de' })
  const language = page.getByLabelText('Sprache der E-Mails')
  await expect.element(language).toHaveValue('es')
  await enter('E-Mail-Adresse für die Benachrichtigungen', 'ich@montage.example')
  await expect.element(language).toHaveValue('de')
  await expect
    .poll(() => storedValue('notifications'))
    .toMatchObject({ email_address: 'ich@montage.example', email_language: 'de' })
  await language.selectOptions('Italiano')
  await expect.poll(() => storedValue('notifications')).toMatchObject({ email_language: 'it' })
  await page.getByRole('switch', { name: 'Bei jeder neuen Nachricht eine E-Mail senden' }).click()
  await expect.poll(() => storedValue('notifications')).toMatchObject({ email_enabled: true, email_language: 'it' })
})
