import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'

test('The pictures are listed with their uses, unused ones first', async () => {
  const { router } = await openConsole('/admin/pictures')
  await expect.element(page.getByText('Sin uso desde el')).toBeVisible()
  const names = [...document.querySelectorAll('main li img')].map((one) => one.getAttribute('src')?.[7])
  expect(names).toEqual(['b', 'a'])
  const [project] = server.all(collections.projects)
  await page
    .getByRole('main')
    .getByRole('link', { name: String(project?.title_es) })
    .click()
  await expect.poll(() => router.state.location.search).toBe(`?edit=${String(project?.id)}`)
})

test('A picture’s uses have the names of the lists in the reader’s language', async () => {
  const [project] = server.all(collections.projects)
  server.put(collections.projects, String(project?.id), { ...project, title_de: 'Bei Tagesanbruch' })
  await openConsole('/admin/pictures', { language: 'de' })
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Bei Tagesanbruch' })).toBeVisible()
})

test('Without a network the page says that it needs one; a failure can be tried again', async () => {
  const { router } = await openConsole('/admin/personal-data')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await router.navigate('/admin/pictures')
  await expect.element(page.getByText('Sin conexión: las imágenes se ven con internet.')).toBeVisible()
  functions.answers.listPictures = () => {
    throw new Error('no answer')
  }
  server.setOnline(true)
  await expect.element(page.getByText('No se pudieron cargar las imágenes.')).toBeVisible()
  functions.answers.listPictures = () => ({ pictures: [] })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText('Aún no hay imágenes propias.')).toBeVisible()
})
