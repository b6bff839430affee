import { inOneCommit, store } from '../support/store'
import { holdListening } from './listening'
import { expect, test } from './studio'

const lists = [
  {
    collection: 'portfolio_projects',
    path: '/admin/projects',
    empty: 'No hay proyectos. Crea uno nuevo para comenzar.',
    inEnglish: 'No projects yet. Create one to get started.',
  },
  {
    collection: 'testimonials',
    path: '/admin/testimonials',
    empty: 'No hay testimonios. Crea uno nuevo para comenzar.',
    inEnglish: 'No testimonials yet. Create one to get started.',
  },
]

for (const { collection, path, empty, inEnglish } of lists) {
  test(`An owner without ${collection} is told how to begin, and not before the server has answered`, async ({
    ownerPage,
  }) => {
    const all = await store.collection(collection).get()
    // The server is asked late: until it has answered, nobody may say that there is nothing.
    const { asked, answer } = await holdListening(ownerPage, collection)
    try {
      await inOneCommit((batch) => {
        for (const { ref } of all.docs) batch.delete(ref)
      })
      await ownerPage.goto(path)
      await asked
      await expect(ownerPage.getByRole('main').getByRole('status')).toBeVisible()
      await expect(ownerPage.getByText(empty)).toHaveCount(0)
      answer()
      await expect(ownerPage.getByText(empty)).toBeVisible()
      await ownerPage.evaluate(() => localStorage.setItem('studio.language', 'en'))
      await ownerPage.reload()
      await expect(ownerPage.getByText(inEnglish)).toBeVisible()
    } finally {
      await inOneCommit((batch) => {
        for (const found of all.docs) batch.set(found.ref, found.data())
      })
    }
  })
}
