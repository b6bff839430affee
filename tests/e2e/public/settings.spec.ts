import type { Page } from 'playwright/test'
import { newAdmin } from '../../support/people'
import { setGroup as set, storedGroup } from '../../support/siteSettings'
import { enter } from '../support/devices'
import { playGoogleAnalytics, tagRequests } from '../support/google'
import { violations, watchPolicy } from '../support/policy'
import { recordedFilm } from '../support/recordedFilm'
import { aLook, expect, expectOnReturn, test, toast, unique } from '../support/studio'

/* Settings reach the built page of a visitor; the console's side is tested in tests/components/settings. */

const chat = (page: Page) => page.getByRole('link', { name: 'Empezar por chat' })

async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await expect(
    page.getByRole('region', { name: 'Información del sitio' }).getByText('Guardado en el servidor'),
  ).toBeVisible()
}

test('The owner’s saved settings appear on the page that a visitor returns to', async ({ ownerPage, visitorPage }) => {
  await visitorPage.goto('/')
  await openSettings(ownerPage)
  const before = await storedGroup('site_info')
  await ownerPage.getByLabel('Nombre del sitio').fill('  Plano Medio ')
  await ownerPage.keyboard.press('Tab')
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  const named = visitorPage.getByRole('link', { name: 'Plano Medio' }).first()
  await expectOnReturn(visitorPage, () => expect(named).toBeVisible(aLook))
  expect(await storedGroup('site_info')).toEqual({
    key: 'site_info',
    value: { ...before?.value, name: 'Plano Medio' },
    updated_by: 'seed-owner',
    rev: expect.any(String),
    base_rev: before?.rev,
  })

  await set('contact_info', { email: 'ana@corte.example', whatsapp: '+57 311 222 3333' })
  await set('social_media', { instagram: '', youtube: 'https://www.youtube.com/@cortefino' })
  await set('seo_defaults', { meta_title: 'Corte Fino | Video' })
  const foot = visitorPage.getByRole('contentinfo')
  const mail = foot.getByRole('link', { name: 'ana@corte.example' })
  await expectOnReturn(visitorPage, () => expect(mail).toHaveAttribute('href', 'mailto:ana@corte.example', aLook))
  await expect(chat(visitorPage).first()).toHaveAttribute('href', /wa\.me\/573112223333/)
  await expect(foot.getByRole('link', { name: /YouTube/ })).toBeVisible()
  await expect(foot.getByRole('link', { name: /Instagram/ })).toHaveCount(0)
  await expect(visitorPage).toHaveTitle('Corte Fino | Video')
})

test('Visitors watch a showreel chosen from disk', async ({ ownerPage, visitorPage }) => {
  await watchPolicy(visitorPage)
  await visitorPage.goto('/')
  const play = visitorPage.getByRole('button', { name: 'Reproducir Showreel' })
  // Otherwise the visitor could press the sample's showreel, which the owner's then replaces.
  await set('showreel', { video_url: '' })
  await expectOnReturn(visitorPage, () => expect(play).toBeHidden(aLook))
  await openSettings(ownerPage)
  const film = await recordedFilm(ownerPage)
  const chooser = ownerPage.waitForEvent('filechooser')
  await ownerPage.getByLabel('Elegir video').click()
  await (await chooser).setFiles(film)
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  await expectOnReturn(visitorPage, () => expect(play).toBeVisible(aLook))
  await play.click()
  const time = () => visitorPage.locator('#showreel video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.5)
  expect(violations(visitorPage)).toEqual([])
})

test('Visitors see a logo chosen from disk in the header', async ({ ownerPage, visitorPage }) => {
  await visitorPage.goto('/')
  await openSettings(ownerPage)
  const chooser = ownerPage.waitForEvent('filechooser')
  await ownerPage.getByLabel('Elegir imagen').click()
  await (await chooser).setFiles('tests/fixtures/pictures/clear.png')
  await expect(toast(ownerPage, 'Configuración actualizada exitosamente')).toBeVisible()
  const logo = visitorPage.getByRole('banner').getByRole('img').first()
  await expectOnReturn(visitorPage, () => expect(logo).toHaveAttribute('src', /^\/media\//, aLook))
  const corners = () =>
    logo.evaluate((image: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(image.naturalWidth || 1, image.naturalHeight || 1)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(image, 0, 0)
      const at = (x: number, y: number) => [
        ...context.getImageData(canvas.width * x, canvas.height * y, 1, 1).data.map((value) => Math.round(value / 255)),
      ]
      return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
    })
  const [red, green, blue, clear] = [
    [1, 0, 0, 1],
    [0, 1, 0, 1],
    [0, 0, 1, 1],
    [0, 0, 0, 0],
  ]
  await expect.poll(corners).toEqual([red, green, blue, clear])
  const before = await storedGroup('site_info')
  await set('site_info', { ...before?.value, logo_url: '' })
})

test('Under maintenance visitors read the message, even without any input, and an admin sees the whole site', async ({
  browser,
  page: ownerPage,
  ownerState,
  visitorPage,
}) => {
  await visitorPage.goto('/')
  // Closing the site needs a sign-in of the last five minutes.
  await enter(ownerPage, (await newAdmin(unique('Dueña'))).email)
  await openSettings(ownerPage)
  const maintenance = ownerPage.getByRole('switch', { name: 'Mostrar el aviso de mantenimiento en lugar del sitio' })
  await maintenance.click()
  await ownerPage.getByRole('button', { name: 'Cerrar el sitio' }).click()
  await expect(maintenance).toBeChecked()
  await expect(ownerPage.getByText('El sitio está cerrado')).toBeVisible()
  const message: string = (await storedGroup('maintenance'))?.value.message
  await expectOnReturn(visitorPage, () => expect(visitorPage.getByText(message)).toBeVisible(aLook))
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Volvemos pronto')
  await expect(visitorPage.locator('#pricing')).toHaveCount(0)
  await expect(chat(visitorPage)).toHaveAttribute('href', /wa\.me/)

  // Nobody touches these two pages.
  const looking = await browser.newPage({ locale: 'es-CO' })
  await looking.goto('/')
  await expect(looking.getByText(message)).toBeVisible()
  await expect(looking.locator('#pricing')).toHaveCount(0)
  // Readers of other languages see no Spanish text, and the privacy policy stays available.
  await looking.goto('/ja/')
  await expect(looking.getByRole('heading', { level: 1 })).toHaveText('まもなく再開します')
  await expect(looking.getByText(message)).toHaveCount(0)
  await looking.goto('/privacy')
  await expect(looking.getByRole('heading', { level: 1 })).toContainText(/privacidad/i)
  const admin = await browser.newPage({ storageState: ownerState, viewport: { width: 1440, height: 740 } })
  await admin.goto('/')
  await expect(admin.getByText('solo los administradores lo ven')).toBeVisible()
  await expect(admin.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(admin.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(chat(admin).first()).toBeVisible()

  await maintenance.uncheck()
  await expectOnReturn(visitorPage, () => expect(visitorPage.locator('#pricing')).toBeAttached(aLook))
  await looking.goto('/')
  await expect(looking.locator('#pricing')).toBeAttached()
  await looking.close()
  await admin.close()
})

test('Google Analytics works fully under the policy, once the owner enables it and the visitor agrees', async ({
  page,
  context,
}) => {
  await watchPolicy(page)
  const asked = await playGoogleAnalytics(context)
  await set('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Aviso de analítica' })
  await expectOnReturn(page, () => expect(notice).toBeVisible(aLook))
  expect(asked).toEqual([])
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await expect
    .poll(() => [...asked].sort())
    .toEqual([...tagRequests, 'www.googletagmanager.com/gtag/js?id=G-ABCD1234'].sort())
  expect(await page.evaluate(() => document.cookie)).toContain('_ga=')
  expect(violations(page)).toEqual([])
})
