import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { closePanel, openPanel } from './places'

const minute = 60_000
const put = (state: object) =>
  server.put(collections.publishing, 'state', {
    ...{ changed_at: 1, covered: 1, published_at: Date.now() - 5 * minute, origin: 'https://studio.example' },
    ...{ failure: null, tries: 0, proof: { at: 1, wrong: [], preview: true, number: true } },
    ...state,
  })

const checked = 'Comprobado en línea: los diez idiomas'

test('The owner sees since when everything is on the page, what is on its way, and what to do about a failure', async () => {
  put({})
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await expect.element(panel.getByText('(última publicación: hace 5 min)')).toBeVisible()
  const link = panel.getByRole('link', { name: 'Ver la página' })
  await expect.element(link).toHaveAttribute('href', 'https://studio.example')
  const proved = panel.getByText(/^Comprobado en línea/)
  await expect.element(proved).toHaveTextContent(`${checked}, el título y la imagen de los enlaces, y tu número.`)
  await expectAccessible()

  put({ changed_at: 2 })
  await expect.element(panel.getByText('llegarán a la página en unos dos minutos')).toBeVisible()
  expect(panel.getByText('Todos tus cambios están en la página').query()).toBeNull()
  expect(proved.query()).toBeNull()

  put({ changed_at: 2, failure: 'refused', tries: 4 })
  await expect.element(panel.getByText('la última versión publicada (hace 5 min) sigue en línea')).toBeVisible()
  await expect.element(panel.getByText('se arregla con «npm run deploy»')).toBeVisible()
  // A first failure usually passes within seconds.
  put({ changed_at: 2, failure: 'unreachable', tries: 1 })
  await expect.element(panel.getByText('llegarán a la página')).toBeVisible()

  put({ proof: { at: 1, wrong: [], preview: false, number: false } })
  await expect.element(panel.getByText('Tu número falta en la página')).toBeVisible()
  await expect.element(panel.getByText('falta el título o la imagen')).toBeVisible()
  expect(proved.query()).toBeNull()
  put({ proof: { at: 1, wrong: [], preview: true, number: null } })
  await expect.element(proved).toHaveTextContent(`${checked}, y el título y la imagen de los enlaces.`)
  await closePanel()
})

test('Before the first publication the owner sees when the content will be on the page', async () => {
  put({ changed_at: 2, covered: 0, published_at: null, proof: null, origin: '' })
  await openConsole('/admin/projects', { language: 'ar', width: 360 })
  await page
    .getByRole('button', { name: /حالة المزامنة|المزامنة/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText('خلال دقيقتين')).toBeVisible()
  expect(panel.getByRole('link').query()).toBeNull()
})

const release = (id: string, ago: number, more = {}) => ({
  ...{ id, at: Date.now() - ago, build: 'b', items: [], more: 0 },
  ...more,
})
const restored = { release: 'old', by: 'ana', at: 5 }
const history = {
  ...{ build: 'b', live: 'new' },
  releases: [
    release('new', minute, {
      items: [
        { change: 'added', kind: 'projects', id: 'p1', name: 'Café Aurora' },
        { change: 'changed', kind: 'settings', id: 'site_info', name: '' },
        { change: 'removed', kind: 'testimonials', id: 't1', name: 'Lucía Prado' },
      ],
      more: 3,
    }),
    release('old', 1500 * minute),
    release('older', 3000 * minute, { build: 'a' }),
  ],
}

test('The owner sees what each release changed, and goes back to an earlier one until something changes', async () => {
  put(history)
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await panel.getByText('Versiones publicadas').click()
  const [newest, old, older] = [0, 1, 2].map((at) => panel.getByRole('list').last().getByRole('listitem').nth(at))
  if (!newest || !old || !older) throw new Error('three releases')
  for (const text of ['En línea', 'Agregado: Café Aurora', /^Cambiado: ./, 'Quitado: Lucía Prado', 'Y 3 más'])
    await expect.element(newest.getByText(text)).toBeVisible()
  await expect.element(old.getByText('Sin cambios de contenido')).toBeVisible()
  await expect.element(older.getByText('Es de una versión anterior del sitio')).toBeVisible()
  expect(newest.getByRole('button').query()).toBeNull()
  expect(older.getByRole('button').query()).toBeNull()
  await expectAccessible()

  const asked: unknown[] = []
  functions.answers.goBackToRelease = (data) => {
    asked.push(data)
    put({ ...history, wanted: restored })
    return { done: true }
  }
  await old.getByRole('button', { name: /^Volver a esta versión/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('Tu próximo cambio')).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver a esta versión' }).click()
  await expect.element(panel.getByText('tarda unos segundos')).toBeVisible()
  expect(asked).toEqual([{ id: 'old' }])

  put({ ...history, live: 'old', restored })
  await expect.element(panel.getByText(/^Comprobado en línea/)).toBeVisible()
  await expect.element(panel.getByText(/La versión del .* está en línea.* Tu próximo cambio/)).toBeVisible()
  expect(panel.getByText('Todos tus cambios están en la página').query()).toBeNull()
  functions.answers.publishNow = () => {
    put({ ...history, changed_at: 2 })
    return { done: true }
  }
  await panel.getByRole('button', { name: 'Publicar ahora' }).click()
  await expect.element(panel.getByText('llegarán a la página')).toBeVisible()
  await closePanel()
})

test('In Arabic the names that a release lists keep their order', async () => {
  const named = (name: string) => ({ change: 'added', kind: 'projects', id: name, name })
  put({ ...history, releases: [release('new', minute, { items: [named('Café Aurora'), named('Volta')] })] })
  await openConsole('/admin/projects', { language: 'ar' })
  await page
    .getByRole('button', { name: /المزامنة/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByText('النسخ المنشورة').click()
  const [first, second] = ['Café Aurora', 'Volta'].map((name) => {
    const text = document.evaluate(`//li//p/text()[contains(., '${name}')]`, document, null, 9).singleNodeValue as Text
    const range = document.createRange()
    const from = text.data.indexOf(name)
    range.setStart(text, from)
    range.setEnd(text, from + name.length)
    return range.getBoundingClientRect()
  })
  // The first name is at the start of the line: on its right.
  expect(first?.left).toBeGreaterThan(second?.right ?? Number.NaN)
})

test('Without a network the list still shows, and going back explains that it needs one', async () => {
  put(history)
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await panel.getByText('Versiones publicadas').click()
  server.setOnline(false)
  await expect.element(panel.getByText('para cambiar la versión en línea hace falta internet')).toBeVisible()
  await panel.getByRole('button', { name: /^Volver a esta versión/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a esta' }).click()
  await expect.element(said('No se pudo cambiar la versión en línea')).toBeVisible()
})

test('A release that no longer exists is named, and the page stays', async () => {
  put({ ...history, failure: 'releaseGone' })
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await expect.element(panel.getByText('La versión elegida ya no existe')).toBeVisible()
  await closePanel()
})
