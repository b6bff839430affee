import { calls } from '@studio/domain/calls'
import type { Page } from 'playwright/test'
import { newAdmin } from '../../support/people'
import { siteUrl } from '../../support/site'
import { enter } from '../support/devices'
import { expect, offlineErrors, signIn, test, toast } from '../support/studio'

/*
 * Browsers bind passkeys to a host name, so the site is opened by name. The texts of cards and forms are tested in
 * tests/components.
 */

test.use({ baseURL: siteUrl().replace('127.0.0.1', 'localhost'), expectedErrors: /status of 400/ })

/** Adds a virtual authenticator to the browser, which stores passkeys and always confirms its user. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

const functions = [
  ...[calls.signInWays, calls.newPasskeyOptions, calls.addPasskey, calls.setPasswordSignIn],
  ...[calls.passkeySignInOptions, calls.passkeySignIn, calls.recoverWithCode, calls.ownDevices],
]

/**
 * Starts each function's process with an empty request, which is refused. On a busy machine the first call takes longer
 * than a page waits.
 */
const wakeUp = (page: Page) =>
  Promise.all(functions.map(({ name }) => page.request.post(`/api/${name}`, { data: { data: null }, timeout: 0 })))

const card = (page: Page) => page.getByRole('region', { name: 'Llaves de acceso' })
const passwordSwitch = (page: Page) => card(page).getByRole('switch', { name: 'Entrar con contraseña' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function enterWithPasskey(page: Page) {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

async function tryCode(page: Page, email: string, code: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill(code)
  await page.keyboard.press('Enter')
}

/**
 * Delays the responses of Auth and of all functions, in a page under the service worker, by more than the worker and the
 * console wait for them when they open.
 */
async function slowDown(page: Page) {
  await page.goto('/auth')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.context().route(/\/api\/|\/accounts:|\/v1\/token/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue().catch(() => undefined)
  })
}

async function useAllWays(page: Page) {
  await addAuthenticator(page)
  const { email } = await newAdmin('Ana')
  await enter(page, email)
  await page.goto('/admin/account')
  await card(page).getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Llave azul')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click()
  await expect(card(page).getByRole('listitem')).toContainText('Último uso: nunca')
  await signOut(page)

  await enterWithPasskey(page)
  await expect(page.getByTitle(email)).toBeVisible()
  await page.goto('/admin/account')
  await expect(card(page).getByRole('listitem')).toContainText('Llave azul')
  await expect(card(page).getByRole('listitem')).not.toContainText('nunca')
  await passwordSwitch(page).click()
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click()
  const codes = page.getByRole('alertdialog').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(passwordSwitch(page)).not.toBeChecked()
  await signOut(page)

  await signIn(page, email)
  await expect(toast(page, 'Esta cuenta no entra con contraseña')).toBeVisible()
  await tryCode(page, email, code.toLowerCase().replaceAll('-', ' '))
  await expect(page).toHaveURL(/\/admin$/)
  await signOut(page)
  await tryCode(page, email, code)
  await expect(page.getByText('Email o código incorrectos.')).toBeVisible()

  await enterWithPasskey(page)
  await page.goto('/admin/account')
  await expect(card(page)).toContainText('Quedan 9 códigos de recuperación sin usar.')
  await passwordSwitch(page).click()
  await expect(passwordSwitch(page)).toBeChecked()
  await signOut(page)
  await enter(page, email)
}

test('An admin signs in with only a passkey, switches the password off, and recovers the account with a code, once', async ({
  page,
}) => {
  test.slow()
  await wakeUp(page)
  await useAllWays(page)
})

test.describe('on a slow network', () => {
  // The worker gives up on Auth's first request after a page opens, and Auth asks again.
  test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 400`) })

  test('Passkeys, recovery codes and the password let an admin in although every response is 2.5 s late', async ({
    page,
  }) => {
    test.slow()
    await wakeUp(page)
    await slowDown(page)
    await useAllWays(page)
  })
})
