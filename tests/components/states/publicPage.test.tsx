import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

/* A page built without content, while none is available; the build prerenders the other states. */

const aurora = page.getByRole('heading', { name: 'Café Aurora' }).first()
const sample = page.getByText('Ejemplo', { exact: true })

test('Without a network and without data the page says so, and shows no samples', async () => {
  server.setOnline(false)
  await openPublicPage()
  await expect.element(page.getByText('Sin conexión: los proyectos aparecerán cuando vuelva internet.')).toBeVisible()
  await expect.element(sample).not.toBeInTheDocument()
  server.setOnline(true)
  await expect.element(aurora).toBeVisible()
})

test('If the content cannot be loaded the page says so, and loads it on request', async () => {
  server.failListening(collections.projects)
  await openPublicPage()
  await expect.element(page.getByText('No pudimos cargar los proyectos').first()).toBeVisible()
  await expect.element(sample).not.toBeInTheDocument()
  server.failListening(collections.projects, false)
  await page.getByRole('button', { name: 'Reintentar' }).first().click()
  await expect.element(aurora).toBeVisible()
})

test('Samples and placeholders appear only if nothing is stored', async () => {
  for (const { id } of server.all(collections.projects)) server.put(collections.projects, String(id), undefined)
  await openPublicPage()
  await expect.element(sample.first()).toBeVisible()
  // The first screen cuts one of the three in the portfolio.
  expect(sample.elements()).toHaveLength(4)
})
