import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { toast } from '../support/content'
import { button, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/* The resulting write, including the missing fields, is tested against the real rules in tests/rules/otherVersions. */

test('A project that lacks fields, and has one that this version does not know, is shown, edited and loses nothing', async () => {
  const { video_url: _, featured: __, ...older } = projectDocument({ title_es: 'Antiguo', client_name: 'Nadie' })
  server.put(collections.projects, 'old', { ...older, of_tomorrow: '0:42' })
  await openConsole('/admin/projects?edit=old')
  await expect.element(title()).toHaveValue('Antiguo')
  await title().fill('Antiguo editado')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: 'Antiguo editado' })).toBeVisible()
  expect(server.read(collections.projects, 'old')).toMatchObject({
    title_es: 'Antiguo editado',
    client_name: 'Nadie',
    of_tomorrow: '0:42',
  })
})
