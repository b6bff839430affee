import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { closePanel, openPanel } from './places'

const minute = 60_000
const put = (state: object) =>
  server.put(collections.publishing, 'state', {
    ...{ changed_at: 1, covered: 1, published_at: Date.now() - 5 * minute, origin: 'https://studio.example' },
    ...{ failure: null, tries: 0, proof: { at: 1, wrong: [], preview: true, number: true } },
    ...state,
  })

test('The owner sees since when everything is on the page, what is on its way, and what to do about a failure', async () => {
  put({})
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await expect.element(panel.getByText('(publicada hace 5 min)')).toBeVisible()
  const link = panel.getByRole('link', { name: 'Ver la página' })
  await expect.element(link).toHaveAttribute('href', 'https://studio.example')
  await expectAccessible()

  put({ changed_at: 2 })
  await expect.element(panel.getByText('llegarán a la página en unos dos minutos')).toBeVisible()
  expect(panel.getByText('Todos tus cambios están en la página').query()).toBeNull()

  put({ changed_at: 2, failure: 'refused', tries: 4 })
  await expect.element(panel.getByText('la versión publicada hace 5 min sigue en línea')).toBeVisible()
  await expect.element(panel.getByText('se arregla con «npm run deploy»')).toBeVisible()
  // A first failure usually passes within seconds.
  put({ changed_at: 2, failure: 'unreachable', tries: 1 })
  await expect.element(panel.getByText('llegarán a la página')).toBeVisible()

  put({ proof: { at: 1, wrong: [], preview: false, number: false } })
  await expect.element(panel.getByText('Tu número falta en la página')).toBeVisible()
  await expect.element(panel.getByText('falta el título o la imagen')).toBeVisible()
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
