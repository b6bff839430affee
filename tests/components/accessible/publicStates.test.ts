import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { blockRequests } from '../support/network'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'
import { openWholePage } from '../support/wholePage'

const heading = page.getByRole('heading', { level: 1 })

test('axe finds no fault in an open payment method', async () => {
  await openWholePage()
  await page.getByRole('button', { name: 'PayPal' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('[role=dialog]')
})

test('axe finds no fault in an open film', async () => {
  await blockRequests('https://*')
  await openWholePage()
  await page.getByRole('button', { name: /^Reproducir Café Aurora/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('[role=dialog]')
})

test('axe finds no fault in the contact form while it shows which fields are missing', async () => {
  await openWholePage()
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible('#contact')
})

test('On a small screen axe finds no fault in the page and its open menu', async () => {
  await openWholePage({ width: 360, height: 740 })
  scrollTo(0, 900)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expectAccessible('header')
})

test('axe finds no fault in the sign-in page while it shows which fields are missing', async () => {
  server.signIn(undefined)
  await openConsole('/auth')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible()
})

test('axe finds no fault in the privacy policy', async () => {
  await openPublicPage('privacy')
  await expect.element(heading).toBeVisible()
  await expectAccessible()
})

test('axe finds no fault in the 404 page', async () => {
  await openConsole('/no/such/page')
  await expect.element(heading).toBeVisible()
  await expectAccessible()
})
