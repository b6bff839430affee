import { examplePhone } from '@studio/domain/settings/placeholders'
import { defaultSettings } from '@studio/domain/settings/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadPublicTexts } from '../../../web/src/i18n/publicTexts'
import { comeBack, openPublicPage } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { setGroup } from './groups'

const chat = page.getByRole('link', { name: 'Empezar por chat' })
const notice = page.getByText('solo los administradores lo ven')
const message = 'Estamos rodando. Volvemos el lunes.'

test('The studio’s name, phone, e-mail, social links and title change as soon as the owner saves them', async () => {
  await openPublicPage()
  await expect.element(page.getByRole('link', { name: defaultSettings.site_info.name }).first()).toBeVisible()
  const [tiktok, bare] = ['https://www.tiktok.com/@cortefino', 'https://vimeo.com/']
  setGroup('site_info', { name: 'Corte Fino' })
  setGroup('contact_info', { email: 'ana@corte.example', whatsapp: '+57 311 222 3333' })
  setGroup('social_media', { instagram: '', youtube: 'https://www.youtube.com/@cortefino', tiktok, vimeo: bare })
  setGroup('seo_defaults', { meta_title: 'Corte Fino | Video' })
  comeBack()
  await expect.element(page.getByRole('link', { name: 'Corte Fino' }).first()).toBeVisible()
  await expect.element(chat.first()).toHaveAttribute('href', expect.stringMatching(/wa\.me\/573112223333/))
  const foot = page.getByRole('contentinfo')
  await expect
    .element(foot.getByRole('link', { name: 'ana@corte.example' }))
    .toHaveAttribute('href', 'mailto:ana@corte.example')
  await expect.element(foot.getByRole('link', { name: /YouTube/ })).toBeVisible()
  await expect.element(foot.getByRole('link', { name: /TikTok/ })).toHaveAttribute('href', tiktok)
  await expect.element(foot.getByRole('link', { name: /Instagram|Vimeo/ })).not.toBeInTheDocument()
  await expect.poll(() => document.title).toBe('Corte Fino | Video')
})

test.each(['', '300 111 2233', examplePhone])(
  'While the stored number is «%s» every chat leads to the contact form',
  async (number) => {
    setGroup('contact_info', { whatsapp: number, phone: number })
    await openPublicPage()
    await expect.element(chat.first()).toHaveAttribute('href', '#contact')
    await expect.element(chat.first()).not.toHaveAttribute('target')
    expect(document.querySelectorAll('a[href*="wa.me"], a[href^="tel:"]')).toHaveLength(0)
  },
)

test('Placeholder contacts are not shown: visitors get the contact form instead', async () => {
  setGroup('contact_info', {})
  setGroup('social_media', {})
  const placeholders = 'a[href^="mailto:"], a[href$="instagram.com/"], a[href$="linkedin.com/"]'
  await openPublicPage()
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  expect(document.querySelectorAll(placeholders)).toHaveLength(0)
  await openPublicPage('privacy')
  const links = page.getByRole('link', { name: defaultSettings.site_info.name, exact: true })
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(Array.from({ length: 2 }, () => '/#contact'))
  expect(document.querySelectorAll(placeholders)).toHaveLength(0)
})

test('Under maintenance visitors read the message and can still chat, until it is over', async () => {
  await openPublicPage()
  await expect.element(chat.first()).toBeVisible()
  setGroup('maintenance', { enabled: true, message })
  comeBack()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Volvemos pronto')
  expect(document.querySelector('#pricing')).toBeNull()
  await expect.element(chat).toBeVisible()
  setGroup('maintenance', {})
  comeBack()
  await expect.poll(() => document.querySelector('#pricing')).not.toBeNull()
})

test.each(['de', 'ar', 'ja'] as const)(
  'Under maintenance a visitor who reads in %s sees no Spanish',
  async (language) => {
    setGroup('maintenance', { enabled: true, message })
    await openPublicPage('home', { language })
    const { title, text } = (await loadPublicTexts(language)).maintenance
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText(message)).not.toBeInTheDocument()
  },
)

test('The studio’s address in the privacy policy opens a mail', async () => {
  setGroup('contact_info', { email: 'hola@estudio.example' })
  await openPublicPage('privacy')
  const links = page.getByRole('link', { name: 'hola@estudio.example' })
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(Array.from({ length: 2 }, () => 'mailto:hola@estudio.example'))
})

test('Under maintenance the privacy policy can still be read', async () => {
  setGroup('maintenance', { enabled: true, message })
  await openPublicPage('privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/privacidad/i)
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test('Under maintenance an admin sees the site, with a notice below its header', async () => {
  // The key under which Auth stores a session.
  localStorage.setItem('firebase:authUser:demo', '{}')
  await openPublicPage()
  server.signIn(owner)
  setGroup('maintenance', { enabled: true, message })
  comeBack()
  await expect.element(notice).toBeVisible()
  for (const width of [360, 1440]) {
    await page.viewport(width, 740)
    const top = () => notice.element().getBoundingClientRect().top
    const header = page.getByRole('banner').element()
    await expect.poll(top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom)
    await expect.element(notice).toBeInViewport({ ratio: 1 })
  }
  await expect.element(chat.first()).toBeVisible()
})
