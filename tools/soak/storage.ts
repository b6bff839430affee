import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { storedProject } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { enterAsAdmin, expect, inSpanish, openBrowser } from './desk.ts'
import type { Row } from './row.ts'

/** A browser that refuses storage from the start: the owner is warned, and offline nothing is taken for kept. */
export const row: Row = async (): Promise<Figure[]> => {
  const { title, read } = await storedProject('Sin disco')
  const browser = await openBrowser()
  const context = await browser.newContext(inSpanish())
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  const page = await context.newPage()
  await enterAsAdmin(page)
  await page.goto('/admin/projects')
  const warning = page.getByText('Este navegador no guarda nada en el dispositivo')
  await expect(warning).toBeVisible()
  await setOffline(page, true)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByLabel('Cliente').fill('sin red')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('Error al actualizar proyecto').first()).toBeVisible()
  const isStillTyped = (await page.getByLabel('Cliente').inputValue()) === 'sin red'
  const isStored = (await read()).client_name === 'sin red'
  await browser.close()
  return [
    exactly('Storage refused at start: warned', 1, 1),
    exactly('… edits taken offline', 0, Number(isStored || !isStillTyped)),
  ]
}
