import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sectionDocument } from '../../support/factories'
import { title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { loading, shownPage } from './frame'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const questions = () => [...(shownPage()?.querySelectorAll('#faqs summary h3') ?? [])].map((one) => one.textContent)
const projects = () => [...(shownPage()?.querySelectorAll('#portfolio article h3') ?? [])].map((one) => one.textContent)
const stored = (id: string) => server.read(collections.sections, id)
const [first, second] = ['¿Cuánto tarda la entrega?', '¿Cuántas revisiones incluye?']

/** Opens the page, and the parts of a section in the panel. */
async function openList(section: string) {
  await openConsole('/admin/page', { width: 1440 })
  await expect.poll(questions, loading).toHaveLength(8)
  await page.getByRole('group').filter({ hasText: section }).getByText(section).click()
}

/** Drags one element to another with the pointer. */
async function drag(from: Element, to: Element) {
  const point = (type: string, { left, top, height }: DOMRect, distance = 0) =>
    [type, { clientX: left, clientY: top + height / 2 + distance, isPrimary: true, button: 0, bubbles: true }] as const
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  from.dispatchEvent(new PointerEvent(...point('pointerdown', start)))
  document.dispatchEvent(new PointerEvent(...point('pointermove', start, 10)))
  document.dispatchEvent(new PointerEvent(...point('pointermove', end)))
  await expect.poll(() => document.body.textContent).toContain('está en la posición 2 de 8')
  document.dispatchEvent(new PointerEvent(...point('pointerup', end)))
}

test('A question added after another one appears in its place at once, and is stored there', async () => {
  await openConsole('/admin/page?kind=sections&edit=faqs-0', { width: 1440 })
  await expect.poll(questions, loading).toHaveLength(8)
  await button('Agregar después').click()
  await page.getByRole('textbox', { name: 'Título' }).fill('¿Y en vertical?')
  await expect.poll(() => questions().slice(0, 3)).toEqual([first, '¿Y en vertical?', second])
  await button('Crear').click()
  await expect.poll(() => stored('faqs-1')?.order_position).toBe(2)
  expect(server.all(collections.sections).find(({ title_es }) => title_es === '¿Y en vertical?')).toMatchObject({
    list: 'faqs',
    order_position: 1,
  })
  expect(questions().slice(0, 3)).toEqual([first, '¿Y en vertical?', second])
})

test('The owner introduces a person in the contact section, with a portrait, and the page shows them at once', async () => {
  await openList('Cuéntanos tu proyecto')
  await button('Agregar una persona').click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Ruiz')
  await page.getByLabelText('Idiomas que habla').fill('Español, inglés')
  await page.getByLabelText('Ciudad, para mostrar su hora').fill('Bogotá')
  await page.getByLabelText('URL del retrato').fill('https://example.com/ana.webp')
  const shown = () => shownPage()?.querySelector('#contact')?.textContent
  await expect.poll(shown).toMatch(/Ana Ruiz.*Español, inglés.*Ahora en Bogotá: \d/)
  await button('Crear').click()
  await expect
    .poll(() => server.all(collections.sections))
    .toMatchObject([
      { list: 'people', title_es: 'Ana Ruiz', badge_es: 'Bogotá', image_url: 'https://example.com/ana.webp' },
    ])
})

test('A removed question is listed as removed, and one press brings it back', async () => {
  await openList('Lo que suelen preguntarnos')
  await button(`Quitar de la página: ${first}`).click()
  await expect.poll(questions).not.toContain(first)
  await expect.element(page.getByText('Quitado de la página')).toBeVisible()
  await button(`Restaurar en la página: ${first}`).click()
  await expect.poll(() => questions()[0]).toBe(first)
})

test('The questions are moved in the panel by keyboard and by pointer', async () => {
  await openList('Lo que suelen preguntarnos')
  button(`Mover ${first}`).element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => questions().slice(0, 2)).toEqual([second, first])
  await expect.poll(() => stored('faqs-1')?.order_position).toBe(0)
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(' ')
  await expect.poll(() => questions().slice(0, 2)).toEqual([first, second])
  await drag(button(`Mover ${first}`).element(), button(`Mover ${second}`).element())
  await expect.poll(() => questions().slice(0, 2)).toEqual([second, first])
})

test('Projects are hidden, shown and added in the panel, and the page follows', async () => {
  await openList('De reels de 30 segundos a documentales')
  const [name = ''] = projects()
  await button(`Ocultar del sitio: ${name}`).click()
  await expect.poll(projects).not.toContain(name)
  await button(`Mostrar en el sitio: ${name}`).click()
  await expect.poll(() => projects()[0]).toBe(name)
  await button('Nuevo Proyecto').click()
  await title().fill('Boda en la playa')
  await expect.poll(() => shownPage()?.querySelector('#portfolio')?.textContent).toContain('Boda en la playa')
})

test('A text for a later day is a second document, which replaces the first one from its day on', async () => {
  server.put(collections.sections, 'hero', sectionDocument({ list: '', title_es: 'Videos con ritmo' }))
  await openConsole('/admin/page?kind=sections&edit=hero', { width: 1440 })
  await expect.poll(() => shownPage()?.querySelector('h1')?.textContent, loading).toBe('Videos con ritmo')
  await button('Programar otro texto').click()
  await expect.element(page.getByRole('radio', { name: 'Desde una fecha' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Título' }).fill('Videos con luz')
  await expect.poll(() => shownPage()?.querySelector('h1')?.textContent).toBe('Videos con luz')
  await button('Actualizar').click()
  const later = () => server.all(collections.sections).find(({ id }) => String(id).startsWith('hero--'))
  await expect.poll(later).toMatchObject({ title_es: 'Videos con luz', list: '' })
  expect(stored('hero')).toMatchObject({ title_es: 'Videos con ritmo', visibility: 'visible' })
  await expect.poll(() => shownPage()?.querySelector('h1')?.textContent).toBe('Videos con ritmo')

  const { id, ...planned } = later() ?? {}
  server.put(collections.sections, String(id), { ...planned, rev: 'elsewhere', visibility: '2026-01-01' })
  await expect.poll(() => shownPage()?.querySelector('h1')?.textContent).toBe('Videos con luz')
  await openConsole('/admin/page?kind=sections&edit=hero', { width: 1440 })
  await expect.element(page.getByRole('textbox', { name: 'Título' }), loading).toHaveValue('Videos con luz')
  await button('Restaurar predeterminado').click()
  await expect.poll(() => server.all(collections.sections)).toEqual([])
})
