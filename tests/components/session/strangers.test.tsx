import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consolePages } from '../../../web/src/console/shell/pages'
import { openConsole } from '../support/render'
import { server } from '../support/server'

test('A visitor who is not signed in is sent to sign-in from every page of the console', async () => {
  for (const route of Object.values(consolePages)) {
    server.signIn(undefined)
    const { path } = await openConsole(route)
    await expect.poll(path, { message: route }).toBe('/auth')
    await expect.element(page.getByRole('navigation', { name: 'Consola' })).not.toBeInTheDocument()
  }
})
