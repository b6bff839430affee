import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { picturePath } from '../../../domain/content/media/ownPictures'
import { expectAccessible } from '../support/axe'
import { addProjects, addTestimonials, heading, row, samplePicture, toast } from '../support/content'
import { button, press, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/* A row of a list: its content, and the actions that it offers. */

const star = (name: string) => page.getByRole('button', { name: `Destacar ${name}`, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
let id = ''
const stored = () => server.read(collections.projects, id)

beforeEach(() => {
  const [added = ''] = addProjects({ title_es: 'Faro', featured: false })
  id = added
})

test('The title opens the row, even in a new tab, and the address keeps the list’s view', async () => {
  const { router } = await openConsole('/admin/projects?q=Faro')
  await expect.element(link('Faro')).toHaveAttribute('href', `/admin/projects?q=Faro&edit=${id}`)
  await link('Faro').click()
  await expect.element(title()).toHaveValue('Faro')
  await expect.element(heading('Editar Proyecto')).toHaveFocus()
  await press('{Escape}')
  await expect.element(link('Faro')).toHaveFocus()
  expect(router.state.location.search).toBe('?q=Faro')
})

test('The star is switched in the row, stored at once, and can be undone', async () => {
  await openConsole('/admin/projects?q=Faro')
  await expect.element(star('Faro')).toHaveAttribute('aria-pressed', 'false')
  const answer = server.hold()
  await star('Faro').click()
  await expect.element(star('Faro')).toHaveAttribute('aria-pressed', 'true')
  expect(stored()?.featured).toBe(false)
  answer()
  await expect.element(toast('Proyecto destacado')).toBeVisible()
  expect(stored()?.featured).toBe(true)
  await button('Deshacer').click()
  await expect.element(star('Faro')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => stored()?.featured).toBe(false)
})

test('A star that is set offline waits on the device, switching it twice changes nothing, and a refusal is reported', async () => {
  await openConsole('/admin/projects?q=Faro')
  await expect.element(star('Faro')).toBeVisible()
  server.setOnline(false)
  await star('Faro').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  await expect.element(star('Faro')).toHaveAttribute('aria-pressed', 'true')
  await star('Faro').click()
  await expect.element(star('Faro')).toHaveAttribute('aria-pressed', 'false')
  await star('Faro').click()
  server.setOnline(true)
  await expect.poll(() => stored()?.featured).toBe(true)
})

test('In the list of featured projects a row that loses its star disappears, and the next one has the focus', async () => {
  addProjects({ title_es: 'Muelle uno', featured: true }, { title_es: 'Muelle dos', featured: true })
  await openConsole('/admin/projects?q=Muelle&featured=yes')
  await star('Muelle uno').click()
  await expect.element(row('Muelle uno')).not.toBeInTheDocument()
  await expect.element(link('Muelle dos')).toHaveFocus()
})

test('Rows show thumbnails that load as they come near, in space reserved for them', async () => {
  const own = `/media/${'a'.repeat(64)}.webp`
  addProjects({ title_es: 'Propia', image_url: own }, { title_es: 'Ajena', image_url: samplePicture() })
  addProjects({ title_es: 'Ninguna', image_url: '' })
  await openConsole('/admin/projects')
  const pictureOf = (name: string) => row(name).element().querySelector('th img')
  await expect.element(row('Propia')).toBeVisible()
  // A picture that cannot be loaded leaves a placeholder, because the test's site has no uploaded pictures.
  expect([picturePath('a'.repeat(64), 'small'), undefined]).toContain(pictureOf('Propia')?.getAttribute('src'))
  expect(pictureOf('Ajena')?.getAttribute('src')).toBe(samplePicture())
  expect(pictureOf('Ajena')?.getAttribute('loading')).toBe('lazy')
  expect(pictureOf('Ninguna')).toBeNull()
  const places = ['Propia', 'Ajena', 'Ninguna'].map((name) => {
    const { width, height } = row(name).element().querySelector('th > div > span')?.getBoundingClientRect() ?? {}
    return [width, height]
  })
  expect(places).toEqual([
    [64, 36],
    [64, 36],
    [64, 36],
  ])
})

test('A thumbnail that does not load leaves its space, and nothing moves', async () => {
  addProjects({ title_es: 'Rota', image_url: `${location.origin}/samples/no-hay.webp` })
  await openConsole('/admin/projects?q=Rota')
  await expect.element(row('Rota')).toBeVisible()
  await expect.poll(() => row('Rota').element().querySelector('th img')).toBeNull()
  await expect.poll(() => row('Rota').element().querySelector('th svg')).not.toBeNull()
})

test('A visible project links to its card on the public page, from the list and from the form', async () => {
  addTestimonials({ client_name: 'Lucía' })
  await openConsole('/admin/testimonials?q=Lucía')
  await expect
    .element(page.getByRole('link', { name: 'Ver en el sitio: Lucía' }))
    .toHaveAttribute('href', '/#testimonials')
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(link('Ver en el sitio')).toHaveAttribute('href', `/#project-${id}`)
  await expect.element(link('Ver en el sitio')).toHaveAttribute('target', '_blank')
})

const phone = { width: 360, height: 740 }

test('On a phone one menu holds all actions of a row', async () => {
  await openConsole('/admin/projects?q=Faro', phone)
  const more = page.getByRole('button', { name: 'Más acciones: Faro' })
  await more.click()
  const items = page.getByRole('menuitem')
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['Ver en el sitio', 'Ocultar del sitio', 'Editar', 'Duplicar', 'Mover', 'Historial', 'Eliminar'])
  await expectAccessible()
  await items.filter({ hasText: 'Ocultar' }).click()
  await expect.poll(() => stored()?.visibility).toBe('hidden')
  await expect.element(more).toHaveFocus()
  await more.click()
  await items.filter({ hasText: 'Mover' }).click()
  // Not all rows are shown, so none can move, and a message says why.
  await expect.element(toast('Para cambiar el orden')).toBeVisible()
  await more.click()
  await items.filter({ hasText: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar proyecto?' })
  await expect.element(question).toHaveAccessibleDescription(/^Faro/)
  await press('{Escape}')
  await expect.element(more).toHaveFocus()
})

const tallest = () =>
  Math.max(...[...document.querySelectorAll('tbody tr')].map((one) => one.getBoundingClientRect().height))

for (const width of [1024, 1280, 1440])
  test(`At ${width} px no row is higher than two lines, and the table needs no scrolling sideways`, async () => {
    await openConsole('/admin/projects', { width })
    await expect.element(row('Frecuencia Nocturna: voces después de medianoche')).toBeVisible()
    await expect.poll(tallest).toBeLessThanOrEqual(64)
    const list = document.querySelector('#list')
    expect(list?.scrollWidth).toBe(list?.clientWidth)
  })

test('If there is no room for buttons, one menu holds a row’s actions', async () => {
  await openConsole('/admin/projects?q=Faro', { width: 1024 })
  const more = page.getByRole('button', { name: 'Más acciones: Faro' })
  await more.click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Historial' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Historial de «Faro»' })).toBeVisible()
  await press('{Escape}')
  await expect.element(more).toHaveFocus()
})
