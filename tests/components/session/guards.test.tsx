import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consolePages } from '../../../web/src/console/shell/pages'
import { roleDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { client, owner } from '../support/studio'

/** Every path of the console. */
const routes = Object.values(consolePages)

const noPermission = () => page.getByText('Esta cuenta no tiene permiso para usar la consola.')
const links = () => page.getByRole('navigation', { name: 'Consola' })

const dismiss = () => server.put(collections.roles, roleId(owner.uid), undefined)
const appoint = () => server.put(collections.roles, roleId(owner.uid), roleDocument(owner.uid))

test('A signed-in person without the role is sent to sign-in from every page, and sees why', async () => {
  for (const route of routes) {
    server.signIn(client)
    const { path } = await openConsole(route)
    await expect.poll(path, { message: route }).toBe('/auth')
    await expect.element(noPermission()).toBeVisible()
  }
})

test('An admin who loses the role while a page is open is signed out, and sees why', async () => {
  for (const route of routes) {
    appoint()
    server.signIn(owner)
    const { path } = await openConsole(route)
    await expect.element(links()).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    dismiss()
    await expect.poll(path, { message: route }).toBe('/auth')
    await expect.element(noPermission()).toBeVisible()
    await expect.element(links()).not.toBeInTheDocument()
    expect(server.user).toBeUndefined()
  }
})
