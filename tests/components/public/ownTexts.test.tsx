import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sectionDocument } from '../../support/factories'
import { comeBack, openPublicPage } from '../support/render'
import { server } from '../support/server'

const noTexts = { ...inEveryLanguage('title', () => ''), ...inEveryLanguage('text', () => '') }
/** Stores the owner's texts of a part, or an item of a list. */
const write = (id: string, fields: object) =>
  server.put(collections.sections, id, { ...sectionDocument({ list: '', ...noTexts }), ...fields })

const textsIn = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('A visitor reads the owner’s texts, and the default ones everywhere else', async () => {
  write('hero', { title_es: 'Bodas que se ven dos veces', title_de: 'Hochzeiten, die man zweimal sieht' })
  await openPublicPage()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bodas que se ven dos veces')
  await expect.element(page.getByText('Montaje, color y ritmo')).toBeVisible()
  await openPublicPage('home', { language: 'de' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hochzeiten, die man zweimal sieht')
  await openPublicPage('home', { language: 'fr' })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Bodas')
})

test('A text that the owner changes arrives on an open page, and goes when it is restored', async () => {
  await openPublicPage()
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('Tu video, listo para detener el scroll')
  write('hero', { title_es: 'Otro título' })
  comeBack()
  await expect.element(title).toHaveTextContent('Otro título')
  server.put(collections.sections, 'hero', undefined)
  comeBack()
  await expect.element(title).toHaveTextContent('Tu video, listo para detener el scroll')
})

test('Items are added, removed and moved in every list', async () => {
  const item = (list: string, id: string, order_position: number, title = '', text = '') =>
    write(id, { list, order_position, title_es: title, text_es: text, note_es: 'Escríbenos\nPaga' })
  item('faqs', 'new', 8, '¿Graban también?', 'No, solo editamos.')
  write('faqs-0', { list: 'faqs', order_position: 0, visibility: 'hidden' })
  item('services', 'drone', 0, 'Dron')
  item('services', 'services-commercial', 1)
  item('steps', 'archive', 9, 'Archivamos')
  item('payments', 'nequi', 9, 'Nequi', 'Desde el teléfono.')
  item('values', 'local', 9, 'Desde Bogotá')
  item('clients', 'client', 0, 'Radio Nacional')
  await openPublicPage()
  await expect.poll(() => textsIn('#faqs summary h3')).toHaveLength(8)
  expect(textsIn('#faqs summary h3').at(0)).toBe('¿Cuántas revisiones incluye?')
  expect(textsIn('#faqs summary h3').at(-1)).toBe('¿Graban también?')
  expect(textsIn('#services li h3').slice(0, 2)).toEqual(['Dron', 'Comerciales'])
  expect(textsIn('#proceso li h3').at(-1)).toBe('Archivamos')
  expect(textsIn('dl dt').at(-1)).toBe('Desde Bogotá')
  expect(textsIn('[aria-labelledby=clients] li')).toEqual(['Radio Nacional'])
  await page.getByRole('button', { name: 'Nequi' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Nequi' }).getByRole('listitem').nth(1))
    .toHaveTextContent('Paga')
})

test('An added item without a translation is in English, else in Spanish, and says so to screen readers', async () => {
  write('new', { list: 'faqs', order_position: 8, title_es: '¿Graban?', text_es: 'No.', text_en: 'No, we only edit.' })
  await openPublicPage('home', { language: 'ar' })
  const question = () => document.querySelector('#faqs details:last-of-type')
  await expect.poll(() => question()?.querySelector('h3')?.lang).toBe('es')
  expect(question()?.querySelector('h3')?.dir).toBe('ltr')
  expect(question()?.querySelector('p')?.lang).toBe('en')
})

test('The policy’s own sections and texts show on its page', async () => {
  write('privacy', { title_es: 'Tus datos' })
  write('privacy-1', { list: 'privacy', order_position: 1, title_es: 'Qué apuntamos' })
  await openPublicPage('privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tus datos')
  await expect.element(page.getByRole('heading', { name: 'Qué apuntamos' })).toBeVisible()
  await expect.poll(() => textsIn('main section h2')).toHaveLength(8)
})
