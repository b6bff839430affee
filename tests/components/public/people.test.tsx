import { collections } from '@studio/domain/collections'
import { emptySection } from '@studio/domain/content/page/section'
import type { LanguageCode } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formatClock } from '../../../web/src/i18n/format'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { sectionDocument } from '../../support/factories'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'
import { openWholePage } from '../support/wholePage'

const write = (id: string, fields: object) =>
  server.put(collections.sections, id, { ...sectionDocument(), ...emptySection, ...fields })

const ana = {
  list: 'people',
  title_es: 'Ana Ruiz',
  text_es: 'Edito desde 2014. Antes fui sonidista.',
  note_es: 'Español, inglés',
  badge_es: 'Bogotá',
  image_url: `${location.origin}/samples/pulso.webp`,
}
const contact = () => page.elementLocator(document.querySelector('#contact') as HTMLElement)
/** Returns the number of lines about a person, and of places: the studio's own is one. */
const signs = (name: string) => document.querySelectorAll(`#contact .lucide-${name}`).length

/** Returns the time in a zone as the page may show it: now, or a minute ago. */
const times = (language: LanguageCode, zone: string) =>
  [0, 60_000].map((ago) => formatClock(language, Date.now() - ago, zone))

test('Nobody is introduced until the owner does so', async () => {
  await openWholePage()
  await expect.element(contact().getByText(publicTexts.contact.subtitle).first()).toBeVisible()
  expect([signs('messages-square'), signs('map-pin')]).toEqual([0, 1])
})

test('The contact section introduces a person, with the time in their city', async () => {
  write('ana', ana)
  setGroup('site_info', { time_zone: 'Asia/Tokyo' })
  await openWholePage()
  for (const text of ['Ana Ruiz', 'Edito desde 2014. Antes fui sonidista.', 'Español, inglés'])
    await expect.element(contact().getByText(text)).toBeVisible()
  const shown = () =>
    contact()
      .getByText(/Bogotá: /)
      .element().textContent
  await expect
    .poll(() =>
      times('es', 'Asia/Tokyo')
        .map((time) => `Ahora en Bogotá: ${time}`)
        .includes(shown()),
    )
    .toBe(true)
  await expectAccessible('#contact')
})

test('A person without a translation keeps their own language, and without a city shows no time', async () => {
  write('ana', { ...ana, badge_es: '' })
  await openWholePage({ language: 'ar' })
  await expect.element(contact().getByText('Ana Ruiz')).toHaveAttribute('lang', 'es')
  await expect.element(contact().getByText(ana.text_es)).toHaveAttribute('dir', 'ltr')
  expect([signs('messages-square'), signs('map-pin')]).toEqual([1, 1])
})

test('A client with a logo is shown by it; if it does not load, by their name', async () => {
  write('radio', { list: 'clients', title_es: 'Radio Nacional', image_url: ana.image_url })
  write('museo', { list: 'clients', title_es: 'Museo', image_url: `${location.origin}/samples/none.webp` })
  await openPublicPage()
  const clients = page.getByRole('list', { name: publicTexts.portfolio.clients })
  await expect.element(clients.getByRole('img', { name: 'Radio Nacional' })).toBeVisible()
  await expect.element(clients.getByText('Museo')).toBeVisible()
  expect(clients.getByRole('listitem').elements()).toHaveLength(2)
})
