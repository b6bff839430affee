import { client, owner } from '../support/accounts'
import { createAccount } from '../support/store'
import { makeAdmin } from './devices'
import { expect, signIn, test, toast, unique } from './studio'

test('The owner signs in at either address, is led to the console, and signs out to the home page', async ({
  page,
}) => {
  await signIn(page, `  ${owner.toUpperCase()}`, undefined, '/admin-console')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByTitle(owner)).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/auth$/)
})

test('Strangers who lock an e-mail do not lock out its owner, on a device that has signed in before', async ({
  page,
  visitorPage,
}) => {
  const email = `${unique('person').replace(' ', '.')}@studio.test`
  await createAccount(email)
  const stranger = () => visitorPage.request.post('/api/checkRateLimit', { data: { data: { p_identifier: email } } })
  const signedIn = () => page.waitForResponse((answer) => answer.url().includes('signInWithPassword') && answer.ok())
  await Promise.all([signedIn(), signIn(page, email)])
  await expect(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  for (let tries = 0; tries < 6; tries++) await stranger()
  expect(await (await stranger()).json()).toMatchObject({ result: { allowed: false } })

  await signIn(visitorPage, email)
  await expect(visitorPage.getByText('Intenta nuevamente en 15 minutos').first()).toBeVisible()
  await Promise.all([signedIn(), signIn(page, email)])
})

test('An admin is let in, and told so', async ({ page }) => {
  await signIn(page, (await makeAdmin()).email)
  await expect(toast(page, 'Sesión iniciada')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
})

test('A visitor is sent to sign-in', async ({ page }) => {
  await page.goto('/admin/projects')
  await expect(page).toHaveURL(/\/auth$/)
})

test('A signed-in person without the role is turned away, and told why', async ({ page }) => {
  await signIn(page, client)
  await expect(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  await expect(toast(page, 'Sesión iniciada')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const picker = page.locator('select')
  await picker.focus()
  await picker.selectOption('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(picker).toBeFocused()
  await picker.selectOption('es')
  await page.goto('/admin/projects')
  await expect(page).toHaveURL(/\/auth$/)
})

test.describe('wrong passwords', () => {
  test.use({ expectedErrors: /400/ })

  test('Five of them lock the e-mail, and even the form says for how long', async ({ page }) => {
    const email = `${unique('nobody').replace(' ', '.')}@studio.test`
    for (const left of [4, 3, 2, 1]) {
      await signIn(page, email, 'wrong-password')
      await expect(page.getByText(`Intentos restantes: ${left}`)).toBeVisible()
      await expect(page.getByLabel('Contraseña')).toBeFocused()
    }
    await signIn(page, email, 'wrong-password')
    await expect(toast(page, 'Tu cuenta ha sido bloqueada temporalmente por 15 minutos.')).toBeVisible()
    await expect(page.getByText('Intenta nuevamente en')).toHaveText(/ 15 minutos/, { timeout: 500 })
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Iniciar sesión · Consola del estudio')

    await signIn(page, email.toUpperCase(), 'wrong-password')
    await expect(page.getByText('Intenta nuevamente en 15 minutos').first()).toBeVisible()
    await expect(page.getByLabel('Contraseña')).toBeDisabled()
  })
})

test('Both fields are required', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Por favor completa todos los campos requeridos').first()).toBeVisible()
})
