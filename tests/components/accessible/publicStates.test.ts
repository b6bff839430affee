import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { blockRequests } from '../support/network'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'
import { openWholePage } from '../support/wholePage'

const heading = page.getByRole('heading', { level: 1 })

test('axe finds no fault in what opens on the page: a way to pay', async () => {
  await openWholePage()
  await page.getByRole('button', { name: 'PayPal' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('[role=dialog]')
})

test('axe finds no fault in what opens on the page: a film', async () => {
  await blockRequests('https://*')
  await openWholePage()
  await page.getByRole('button', { name: /^Reproducir Café Aurora/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('[role=dialog]')
})

test('The contact form has no fault that axe knows while it points out what is missing', async () => {
  await openWholePage()
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible('#contact')
})

test('On a small screen the page and its open menu have no fault that axe knows', async () => {
  await openWholePage({ width: 360, height: 740 })
  scrollTo(0, 900)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expectAccessible('header')
})

test('Sign-in has no fault that axe knows while it points out what is missing', async () => {
  server.signIn(undefined)
  await openConsole('/auth')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible()
})

test('The privacy notice has no fault that axe knows', async () => {
  await openPublicPage('privacy')
  await expect.element(heading).toBeVisible()
  await expectAccessible()
})

test('The 404 page has no fault that axe knows', async () => {
  await openConsole('/no/such/page')
  await expect.element(heading).toBeVisible()
  await expectAccessible()
})
