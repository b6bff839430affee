import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../support/render'
import { server } from '../support/server'

test('A failed list is requested again when it is reopened', async () => {
  const title = page.getByRole('rowheader', { name: 'Café Aurora' })
  await openConsole('/admin/projects')
  await expect.element(title.first()).toBeVisible()
  await openConsole('/admin/settings')
  // The list is not open at this moment.
  server.failListening(collections.projects)
  server.failListening(collections.projects, false)
  await openConsole('/admin/projects')
  await expect.element(title.first()).toBeVisible()
})
