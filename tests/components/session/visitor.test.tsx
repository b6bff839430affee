import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consolePageNames, consolePages } from '../../../web/src/app/console/pages'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

/** The files of the console's pages, each named after its page; the first page is part of the console itself. */
const pageFiles = new RegExp(`/(${consolePageNames.join('|')})Page\\.`, 'i')

/** What this file's document has fetched of them: another test in it would have fetched some before. */
const fetchedPages = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => pageFiles.test(path))

test('A visitor is sent to sign-in from every page of the console, and loads no console page', async () => {
  server.signIn(undefined)
  for (const route of Object.values(consolePages)) {
    const { path } = await openConsole(route)
    await expect.poll(path, { message: route }).toBe('/auth')
  }
  expect(fetchedPages()).toEqual([])
  server.signIn(owner)
  await openConsole('/admin/projects')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible()
  expect(fetchedPages()).toHaveLength(1)
})
