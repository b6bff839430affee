import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

const lists = [
  {
    collection: collections.projects,
    path: '/admin/projects',
    empty: 'No hay proyectos. Crea uno nuevo para comenzar.',
    inEnglish: 'No projects yet. Create one to get started.',
  },
  {
    collection: collections.testimonials,
    path: '/admin/testimonials',
    empty: 'No hay testimonios. Crea uno nuevo para comenzar.',
    inEnglish: 'No testimonials yet. Create one to get started.',
  },
] as const

for (const { collection, path, empty, inEnglish } of lists)
  test(`An owner without ${collection} sees how to begin, but only after the server has answered`, async () => {
    server.reset({ ...sampleStudio(), [collection]: {} })
    server.silence(collection)
    await openConsole(path)
    await expect.element(page.getByRole('main').getByRole('status').first()).toBeVisible()
    await expect.element(page.getByText(empty)).not.toBeInTheDocument()
    server.silence(collection, false)
    await expect.element(page.getByText(empty)).toBeVisible()
    await openConsole(path, { language: 'en' })
    await expect.element(page.getByText(inEnglish)).toBeVisible()
  })
