import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

test('Without a network a device that has nothing says so, and shows no samples', async () => {
  server.setOnline(false)
  server.forget(collections.projects)
  await openPublicPage()
  await expect.element(page.getByText('Sin conexión: los proyectos aparecerán cuando vuelva la red.')).toBeVisible()
  await expect.element(page.getByText('Muestra', { exact: true })).not.toBeInTheDocument()
  server.setOnline(true)
  await expect.element(page.getByRole('heading', { name: 'Café Aurora' }).first()).toBeVisible()
})
