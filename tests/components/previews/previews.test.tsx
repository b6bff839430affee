import { languageCodes } from '@studio/domain/languages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

afterEach(() => vi.restoreAllMocks())

const share = page.getByRole('button', { name: 'Compartir vista previa' })
const token = 'a'.repeat(72)

test('The owner shares a preview, copies its link and turns it off', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openConsole('/admin/previews')
  await expect.element(page.getByText('Aún no hay enlaces.')).toBeVisible()
  await share.click()
  await expect.element(said('Enlace creado')).toBeVisible()
  await expect
    .element(page.getByLabelText('Enlace de vista previa'))
    .toHaveValue(`${location.origin}/#preview=${token}`)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect.element(said('Enlace copiado')).toBeVisible()
  expect(copied.mock.calls).toEqual([[`${location.origin}/#preview=${token}`]])
  await expectAccessible()
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar', exact: true }).click()
  await expect.element(said('Enlace desactivado')).toBeVisible()
  await expect.element(page.getByLabelText('Enlace de vista previa')).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Desactivado' })).toBeVisible()
})

test('Each link shows who made it, when it expires, and its visits with their languages', async () => {
  const at = Date.now()
  const link = { created_by: owner.uid, revoked_at: null, visit_count: 12, created_at: at, token }
  functions.answers.listPreviewLinks = () => ({
    links: [
      {
        ...link,
        id: 'one',
        ends_at: at + 86_400_000,
        visits: languageCodes.map((language, ago) => ({ at: at - ago, language })),
      },
      { ...link, id: 'two', ends_at: at - 1, visits: [] },
    ],
  })
  await openConsole('/admin/previews')
  const item = (hasText: RegExp) => page.getByRole('listitem').filter({ hasText }).first()
  await expect
    .element(item(/Creado por Valeria Montes el .*Vence el .*Visitas: 12.*: español.*: japonés/))
    .toBeVisible()
  await expect.element(item(/^Vencido.*Visitas: 12$/)).toBeVisible()
})

test('Without a network the page says that links need one; a failure keeps the button usable', async () => {
  const { router } = await openConsole('/admin/personal-data')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await router.navigate('/admin/previews')
  await expect.element(page.getByText('Sin conexión: los enlaces').first()).toBeVisible()
  await share.click()
  await expect.element(said('No se pudo crear el enlace. Intenta de nuevo.Sin conexión: los enlaces')).toBeVisible()
  functions.answers.createPreviewLink = () => {
    throw failedCall('unavailable')
  }
  server.setOnline(true)
  await expect.element(page.getByText('Aún no hay enlaces.')).toBeVisible()
  await share.click()
  await expect.element(said('No se pudo crear el enlace.')).toBeVisible()
  await expect.element(share).toBeEnabled()
})
