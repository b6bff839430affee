import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'

test('The pictures are listed with their uses, unused ones first', async () => {
  const { router } = await openConsole('/admin/pictures')
  await expect.element(page.getByText('Sin uso desde el')).toBeVisible()
  const names = [...document.querySelectorAll('main li > img')].map((one) => one.getAttribute('src')?.[7])
  expect(names).toEqual(['b', 'a'])
  const [project] = server.all(collections.projects)
  await page
    .getByRole('main')
    .getByRole('link', { name: String(project?.title_es) })
    .first()
    .click()
  await expect.poll(() => router.state.location.search).toBe(`?edit=${String(project?.id)}`)
})

test('The films are listed with title, size, uses and the cost of a thousand plays; one press plays them', async () => {
  await openConsole('/admin/pictures')
  const [project] = server.all(collections.projects)
  const title = String(project?.title_es)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Videos', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expect.element(page.getByText('0:42 · 30 MB')).toBeVisible()
  await expect.element(page.getByText(/^Mil reproducciones completas: unos US\$\s?4,50, .* 10 GB/)).toBeVisible()
  await page.getByRole('button', { name: `Reproducir ${title}` }).click()
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('The page says how much space pictures and films take, what is left, and where prices come from', async () => {
  await openConsole('/admin/pictures')
  const text = page.getByText(/^Las imágenes ocupan 500 kB y los videos 30 MB\. .* 1 GB .* quedan 969,5 MB\./)
  await expect.element(text).toBeVisible()
  await expect.element(page.getByText('312 kB')).toBeVisible()
  const prices = page.getByRole('link', { name: /^Precios de Firebase, vistos el 27\/11\/2026$/ })
  await expect.element(prices).toHaveAttribute('href', 'https://firebase.google.com/pricing')
})

test('A picture’s uses have the names of the lists in the reader’s language', async () => {
  const [project] = server.all(collections.projects)
  server.put(collections.projects, String(project?.id), { ...project, title_de: 'Bei Tagesanbruch' })
  await openConsole('/admin/pictures', { language: 'de' })
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Bei Tagesanbruch' }).first()).toBeVisible()
})

test('Without a network the page says that it needs one; a failure can be tried again', async () => {
  const { router } = await openConsole('/admin/personal-data')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await router.navigate('/admin/pictures')
  await expect.element(page.getByText('Sin conexión: las imágenes y los videos se ven con internet.')).toBeVisible()
  functions.answers.listPictures = () => {
    throw new Error('no answer')
  }
  server.setOnline(true)
  await expect.element(page.getByText('No se pudieron cargar las imágenes y los videos.')).toBeVisible()
  functions.answers.listPictures = () => ({ pictures: [], films: [] })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText('Aún no hay imágenes ni videos propios.')).toBeVisible()
})
