import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../support/server'
import { edit, kept, openProjects, putProject, row, stored, syncStatus, tab, title } from './places'

const tabpanel = () => page.getByRole('tabpanel')

test('Each language tab shows the status of its texts: typed, on this device, published', async () => {
  putProject()
  await openProjects()
  await expect.element(syncStatus(row(), 'Guardado en el servidor')).toBeVisible()
  server.setOnline(false)
  await edit('Título', `${title} en français`, 'Français')
  await expect.element(syncStatus(row(), kept)).toBeVisible()
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await expect.element(tab(`Français.*${kept}`)).toBeVisible()
  await expect.element(tab('Deutsch.*Guardado en el servidor')).toBeVisible()
  await tab('Deutsch').click()
  await expect.element(tabpanel().getByText('Guardado en el servidor')).toBeVisible()
  await page.getByLabelText('Título').first().fill('noch nicht gespeichert')
  await expect.element(tabpanel().getByText('Sin guardar')).toBeVisible()
  await expect.element(tab('Deutsch.*Sin guardar')).toBeVisible()
  server.setOnline(true)
  await expect.element(tab('Français.*Guardado en el servidor')).toBeVisible()
  expect(stored()).toMatchObject({ title_fr: `${title} en français`, title_de: `${title} de` })
  await expect.element(tab('Deutsch.*Sin guardar')).toBeVisible()
})

test('A row whose change the server refused says so, and so does the tab of its language, even in German', async () => {
  putProject()
  await openProjects()
  server.accepts = () => false
  await edit('Título', `${title} en français`, 'Français')
  await expect.element(syncStatus(row(), 'Rechazado por el servidor')).toBeVisible()
  await openProjects({ language: 'de' })
  await expect.element(syncStatus(row(`${title} de`), 'Vom Server abgelehnt')).toBeVisible()
  await page.getByRole('button', { name: `${title} de bearbeiten` }).click()
  await expect.element(tab('Français.*Vom Server abgelehnt')).toBeVisible()
  await expect.element(tab('Español.*Auf dem Server gespeichert')).toBeVisible()
})
