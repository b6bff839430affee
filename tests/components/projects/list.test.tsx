import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const stored = () => server.read(collections.projects, 'cafe-aurora')?.client_name

test('The owner edits a project, and the list shows it', async () => {
  await openConsole('/admin/projects')
  await page.getByRole('button', { name: 'Editar Café Aurora' }).click()
  await page.getByLabelText('Cliente').fill('Otro cliente')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.element(row('Otro cliente')).toBeVisible()
  await expect.poll(stored).toBe('Otro cliente')
})

test('Offline a change waits on the device, and is published when the network is back', async () => {
  await openConsole('/admin/projects')
  await expect.element(row('Café Aurora')).toBeVisible()
  server.setOnline(false)
  await page.getByRole('button', { name: 'Editar Café Aurora' }).click()
  await page.getByLabelText('Cliente').fill('Sin red')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(row('Sin red')).toBeVisible()
  expect(server.stored).toEqual([])
  server.setOnline(true)
  await expect.poll(stored).toBe('Sin red')
})

for (const language of ['es', 'ar'] as const)
  test(`The list has no fault that axe knows (${language})`, async () => {
    await openConsole('/admin/projects', { language })
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible()
  })
