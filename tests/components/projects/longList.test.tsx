import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { rowNames } from '../support/content'
import { press } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

const count = 130
const titleOf = (at: number) => `Fila ${String(at).padStart(3, '0')}`
const region = page.getByRole('region', { name: 'Proyectos' })

beforeEach(() => {
  const rows = Array.from({ length: count }, (_, at) => [
    `row-${at}`,
    projectDocument({ title_es: titleOf(at + 1), order_position: at }),
  ])
  server.reset({ ...sampleStudio(), [collections.projects]: Object.fromEntries(rows) })
})

test('A long table renders only the rows in view, keeps its header in sight, and every row can be reached', async () => {
  await openConsole('/admin/projects')
  const table = page.getByRole('table', { name: 'Proyectos' })
  await expect.element(table).toHaveAttribute('aria-rowcount', String(count + 1))
  expect(rowNames()[0]).toBe(titleOf(1))
  expect(rowNames().length).toBeLessThan(60)
  region.element().focus()
  await press('{End}')
  const last = page.getByRole('row').filter({ hasText: titleOf(count) })
  await expect.element(last).toBeInViewport()
  await expect.element(last).toHaveAttribute('aria-rowindex', String(count + 1))
  await expect.element(page.getByRole('columnheader', { name: 'Título' })).toBeInViewport()
})
