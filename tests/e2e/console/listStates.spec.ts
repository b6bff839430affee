import { collections } from '@studio/domain/collections'
import { inOneCommit, store } from '../../support/store'
import { denyListening, holdListening } from '../support/listening'
import { expect, test } from '../support/studio'

/* The real server's silence and refusal are told apart; each page's texts are tested in tests/components/states. */

test('A list shows that it is loading until the server answers, shows a refusal, and can be requested again', async ({
  ownerPage,
}) => {
  const main = ownerPage.getByRole('main')
  const spinner = main.getByRole('status', { name: 'Testimonios', exact: true })
  const empty = main.getByText('No hay testimonios. Crea uno nuevo para comenzar.')
  const stored = await store.collection(collections.testimonials).listDocuments()
  await inOneCommit((batch) => {
    for (const one of stored) batch.delete(one)
  })
  const { asked, answer } = await holdListening(ownerPage, collections.testimonials)
  await ownerPage.goto('/admin/testimonials')
  await asked
  await expect(spinner).toBeVisible()
  await expect(main.getByRole('rowheader')).toHaveCount(0)
  await expect(main.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(empty).toHaveCount(0)
  answer()
  await expect(empty).toBeVisible()
  await expect(spinner).toHaveCount(0)

  await ownerPage.unrouteAll()
  const allow = await denyListening(ownerPage, collections.projects)
  await ownerPage.goto('/admin/projects')
  await expect(main.getByText('Error al cargar proyectos')).toBeVisible()
  await expect(main.getByRole('rowheader')).toHaveCount(0)
  await allow()
  await main.getByRole('button', { name: 'Reintentar' }).click()
  await expect(main.getByRole('rowheader').first()).toBeVisible()
})
