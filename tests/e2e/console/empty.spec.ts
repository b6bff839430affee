import { collections } from '@studio/domain/collections'
import { inOneCommit, store } from '../../support/store'
import { holdListening } from '../support/listening'
import { expect, test } from '../support/studio'

const empty = 'No hay proyectos. Crea uno nuevo para comenzar.'

test('An owner without projects is told how to begin, and not before the server has answered', async ({
  ownerPage: page,
}) => {
  const stored = await store.collection(collections.projects).listDocuments()
  await inOneCommit((batch) => {
    for (const one of stored) batch.delete(one)
  })
  const { asked, answer } = await holdListening(page, collections.projects)
  await page.goto('/admin/projects')
  await asked
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  await expect(page.getByText(empty)).toHaveCount(0)
  answer()
  await expect(page.getByText(empty)).toBeVisible()
})
