import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../support/server'
import { edit, openProjects, putProject, stored, title } from './places'

test('A browser without storage says that nothing outlives the page, and takes no edits offline', async () => {
  // In a file of its own, because what keeps the work on this device is opened once.
  const refusal = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => refusal.mockRestore())
  putProject()
  await openProjects()
  const warning = page.getByRole('alert').filter({ hasText: 'Este navegador no guarda nada en el dispositivo' })
  await expect.element(warning).toBeVisible()
  await edit('Cliente', 'con red')
  await expect.poll(stored).toMatchObject({ client_name: 'con red' })
  server.setOnline(false)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByLabelText('Cliente').fill('sin red')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.element(page.getByText('Error al actualizar proyecto').first()).toBeVisible()
  await expect.element(page.getByLabelText('Cliente')).toHaveValue('sin red')
})
