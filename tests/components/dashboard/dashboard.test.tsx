import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { fillInbox, textsOf } from '../messages/inbox'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const day = 24 * 60 * 60 * 1000
const ago = (days: number, given: Parameters<typeof fillInbox>[0][number] = {}) => ({
  ...given,
  created_at: new Date(Date.now() - days * day),
})

/** A card, by the words of its heading. */
const card = (name: string) => page.elementLocator(headed(name))
const headed = (name: string) => {
  const heading = page.getByRole('heading', { name, exact: true }).element()
  return heading.closest('section') as HTMLElement
}
const figure = () => card('Mensajes nuevos').getByRole('status')
const open = async () => {
  const console = await openConsole('/admin')
  await expect.element(page.getByRole('heading', { name: 'Idiomas' })).toBeVisible()
  return console
}

test('The dashboard says welcome, and the buttons of its cards lead where they say', async () => {
  for (const [name, button, address] of [
    ['Usuarios', 'Ver usuarios', '/admin/users'],
    ['Configuración', 'Ver configuración', '/admin/settings'],
    ['Proyectos', 'Ver proyectos', '/admin/projects'],
    ['Mensajes nuevos', 'Ver mensajes nuevos', '/admin/messages?status=new'],
    ['Idiomas', 'Ver traducciones', '/admin/translations'],
  ] as const) {
    const { router } = await open()
    await expect.element(page.getByText('Te damos la bienvenida a la consola')).toBeVisible()
    await card(name).getByRole('link', { name: button }).click()
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  }
})

test('It counts new messages and messages per week, follows what happens, and its figures can be read', async () => {
  fillInbox([
    ago(0),
    ago(7),
    ago(7, { status: 'read' }),
    ago(14, { status: 'archived' }),
    ago(0, { suspected: true }),
    ago(400),
  ])
  await open()
  const weeks = card('Mensajes por semana')
  await expect.element(figure()).toHaveTextContent('3')
  await expect.element(weeks.getByRole('img', { name: 'Mensajes por semana. Total: 4' })).toBeVisible()
  await weeks.getByText('Ver las cifras').click()
  expect(textsOf(weeks.getByRole('cell'))).toEqual([...Array(9).fill('0'), '1', '2', '1'])
  server.put(collections.messages, 'another', messageDocument({ created_at: new Date() }))
  await expect.element(figure()).toHaveTextContent('4')
  await expect.element(weeks.getByText('Total: 5')).toBeVisible()
})

test('It says how much of each language is translated, and counts copies, machines’ texts and gaps apart', async () => {
  addProjects({ title_fr: '', text_marks: { category_fr: 'copied', description_fr: 'machine' } })
  await open()
  const languages = card('Idiomas').getByRole('listitem')
  await expect.poll(() => textsOf(languages)).toHaveLength(10)
  await expect.element(languages.first()).toMatchTextContent(/Español\s*100\s*%/)
  const french = languages.filter({ hasText: 'Français' })
  await expect.element(french).toMatchTextContent(/Falta: 1 · Copia sin traducir: 1 · Traducción sin revisar: 1/)
  await expect.element(french).not.toMatchTextContent('100')
})

test('It has no fault that axe knows, in Spanish and in Arabic, and can be used by keyboard', async () => {
  await open()
  await expect.element(figure()).toMatchTextContent(/^\d/)
  const weeks = card('Mensajes por semana')
  const figures = weeks.getByText('Ver las cifras').element() as HTMLElement
  figures.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => textsOf(weeks.getByRole('row'))).toHaveLength(13)
  await expectAccessible()
  await openConsole('/admin', { language: 'ar', width: 360, height: 740 })
  await expect.element(page.getByRole('img', { name: /^الرسائل أسبوعيًا/ })).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('Without the server the last count stays, and says from when it is', async () => {
  await open()
  await expect.element(figure()).toMatchTextContent(/^\d+$/)
  server.setOnline(false)
  await expect.element(figure()).toMatchTextContent(/^\d+Recuento del .+/)
  await expect.element(card('Mensajes por semana').getByRole('img')).toBeVisible()
  server.setOnline(true)
  await expect.element(figure()).toMatchTextContent(/^\d+$/)
})

test('Nothing is said to be nothing that could not be counted', async () => {
  server.canCount = false
  await open()
  await expect.element(card('Mensajes por semana').getByText('todavía no hay un recuento')).toBeVisible()
  await expect.element(figure()).toMatchTextContent('–')
})
