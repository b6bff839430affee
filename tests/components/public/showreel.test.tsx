import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { blockRequests } from '../support/network'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

const { showreel, portfolio } = publicTexts
const play = page.getByRole('button', { name: 'Reproducir Showreel' })
const screen = () => document.querySelector('#showreel')

test('The showreel plays in place once it is clicked, and requests nothing from its host before', async () => {
  setGroup('showreel', { video_url: 'https://youtu.be/aqz-KE-bpKQ' })
  await blockRequests('https://*')
  await openPublicPage()
  await expect.element(play).toBeVisible()
  await expect.element(page.getByText(showreel.soon)).not.toBeInTheDocument()
  await expect.element(page.getByText(showreel.note)).not.toBeInTheDocument()
  expect(screen()?.querySelector('iframe')).toBeNull()
  await expectAccessible()
  await play.click()
  await expect
    .poll(() => screen()?.querySelector('iframe')?.src)
    .toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
  await expect.poll(() => document.activeElement?.contains(screen()?.querySelector('iframe') ?? null)).toBe(true)
})

test('If a showreel file does not load, a message says so and links to it', async () => {
  const video_url = 'https://example.com/showreel.mp4'
  setGroup('showreel', { video_url })
  await blockRequests('https://*')
  await openPublicPage()
  await play.click()
  await expect.element(page.getByText(portfolio.playerFailed)).toBeVisible()
  await expect.element(page.getByRole('link', { name: portfolio.openVideo })).toHaveAttribute('href', video_url)
})

test('An unknown video address leaves the section unchanged; the settings say so and list the known ones', async () => {
  await openConsole('/admin/settings')
  const field = page.getByLabelText(/^URL del video; sin video/)
  await field.fill('https://example.com/una-pagina')
  await expect.element(page.getByText(/^No se reconoce un video/)).toBeVisible()
  await field.fill('https://vimeo.com/1084537')
  await expect.element(page.getByText(/^Video de Vimeo/)).toBeVisible()
  await field.fill('https://example.com/una-pagina')
  ;(field.element() as HTMLElement).blur()
  await expect
    .poll(() => server.read('site_settings', 'showreel'))
    .toMatchObject({
      value: { video_url: 'https://example.com/una-pagina' },
    })
  await openPublicPage()
  await expect.element(page.getByText(showreel.soon)).toBeVisible()
})
